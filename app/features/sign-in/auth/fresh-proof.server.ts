import type { Account } from "~/features/accounts/rules/account";
import { isWithin } from "~/platform/values/bound";
import { PROOF_FRESH } from "~/platform/values/times";
import type { SessionRecord } from "./sessions.server";

/**
 * Whether a sensitive step of this session has to wait for another proof of the address. A session begins with
 * one, and each proof begins a new session, so that a stolen cookie alone never becomes fresh again. Of an account
 * that nobody has proven there is nothing to prove, and its mailbox may be a stranger's.
 */
export function needsProof(
  { createdAt }: Pick<SessionRecord, "createdAt">,
  account: Pick<Account, "status"> | null,
  now: Date,
): boolean {
  return account?.status !== "PENDING" && !isWithin(PROOF_FRESH, createdAt, now);
}
