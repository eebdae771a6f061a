import type { SessionRecord } from "~/domain/session";
import type { Account } from "~/features/accounts/model/account";
import { isWithin } from "~/values/bound";
import { PROOF_FRESH } from "~/values/durations";

/**
 * Whether this session needs another proof of the address before a sensitive step. A session begins
 * with one, and each proof begins a new session, so that a stolen cookie alone never becomes fresh
 * again. An unproven account is never asked: its mailbox may be a stranger's.
 */
export function needsProof(
  { createdAt }: Pick<SessionRecord, "createdAt">,
  account: Pick<Account, "status"> | null,
  now: Date,
): boolean {
  return account?.status !== "PENDING" && !isWithin(PROOF_FRESH, createdAt, now);
}
