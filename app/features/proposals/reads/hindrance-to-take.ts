import { isBlocked } from "~/features/accounts/model/block";
import { isActive } from "~/features/accounts/model/member";
import type { ProposalKey } from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";
import { ok, refuse } from "~/values/result";

/**
 * The reason why a hirer can't take an applicant now (`APPLICANT_AWAY`, `BLOCKED`). Accepting, and
 * the steps before it, show each the other's address: never across a block. Declining is always
 * possible.
 */
export async function hindranceToTake(reads: StoreReads, hirerUid: string, { applicantUid }: ProposalKey) {
  if (!(await isActive(reads, applicantUid))) return refuse("APPLICANT_AWAY");
  return (await isBlocked(reads, hirerUid, applicantUid)) ? refuse("BLOCKED") : ok();
}
