import { hasLeft } from "~/features/accounts/model/member";
import { type ScopeLedger, scopeLedgers } from "~/features/scope/model/scope-ledger";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * What was asked about a work, once the account of one of its sides goes: it stays for the other,
 * without words, and goes with that one. Idempotent.
 */
export async function forgetScope(tx: StoreTransaction, now: Date, id: string, uid: string): Promise<void> {
  const ledger = (await tx.get<ScopeLedger>(scopeLedgers.name, id))?.data;
  if (!ledger) return;
  const otherUid = ledger.uid === uid ? ledger.hirerUid : ledger.uid;
  if (await hasLeft(tx, otherUid, now)) tx.delete(scopeLedgers.name, id);
}
