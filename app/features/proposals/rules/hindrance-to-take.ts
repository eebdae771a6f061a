import { isActive } from "~/features/accounts/rules/member";
import { isBlocked } from "~/features/conversations/rules/block";
import type { StoreReads } from "~/platform/ports/store";
import { ok, refuse } from "~/platform/values/result";
import type { ProposalKey } from "./tell-later";

/**
 * The reason why a hirer can't take an applicant now (`APPLICANT_AWAY`, `BLOCKED`). Accepting, and
 * the steps before it, show each the other's address: never across a block. Declining is always
 * possible.
 */
export async function hindranceToTake(reads: StoreReads, hirerUid: string, { applicantUid }: ProposalKey) {
  if (!(await isActive(reads, applicantUid))) return refuse("APPLICANT_AWAY");
  return (await isBlocked(reads, hirerUid, applicantUid)) ? refuse("BLOCKED") : ok();
}
