import { hasLeft } from "~/features/accounts/model/member";
import {
  type Agreement,
  type AgreementVersion,
  agreementsCollection,
  versionId,
  versionsCollection,
} from "~/features/agreements/model/agreement";
import {
  type AgreementEntry,
  agreementLog,
  entryAfter,
  entryId,
  linesAfter,
} from "~/features/agreements/model/agreement-log";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * An agreement once the account of one of its sides goes: what both confirmed stays for the other,
 * and goes with that one. The log stays, since it has no words, and tells that an offer ended.
 * Idempotent.
 */
export async function forgetUnconfirmed(
  tx: StoreTransaction,
  now: Date,
  id: string,
  uid: string,
): Promise<void> {
  const agreement = (await tx.get<Agreement>(agreementsCollection, id))?.data;
  if (!agreement) return;
  const otherUid = agreement.uid === uid ? agreement.hirerUid : agreement.uid;
  const isLast = await hasLeft(tx, otherUid, now);
  const ids = Array.from({ length: agreement.versions }, (_, at) => versionId(id, at + 1));
  const versions = await tx.getMany<AgreementVersion>(versionsCollection, ids);
  for (const version of versions)
    if (version && (isLast || version.data.status !== "CONFIRMED")) tx.delete(versionsCollection, version.id);
  let { log, lines } = agreement;
  if (agreement.offered) {
    const { n, by: side, hash: content } = agreement.offered;
    const entry = entryAfter(log, id, { event: "WITHDRAW", side, n, content, at: now.toISOString() });
    tx.set<AgreementEntry>(agreementLog.name, entryId(id, entry.seq), entry);
    log = { entries: entry.seq, hash: entry.hash };
    lines = linesAfter(lines, entry);
  }
  if (isLast || !agreement.inForce) tx.delete(agreementsCollection, id);
  else if (agreement.offered)
    tx.set<Agreement>(agreementsCollection, id, { ...agreement, offered: null, log, lines });
}
