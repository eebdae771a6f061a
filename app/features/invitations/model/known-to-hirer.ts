import type { Invitation } from "~/features/briefs/model/invitation";
import { hasReachedHirer, type Proposal } from "~/features/proposals/model/proposal";
import type { Versioned } from "~/platform/ports/store";

/**
 * A proposal that waits in line is not the hirer's to know of: the invitation reads as before it.
 */
export function knownToHirer(
  { status, reason }: Invitation,
  proposal: Versioned<Proposal> | null,
): Invitation["status"] {
  if (status !== "ANSWERED" || (proposal && hasReachedHirer(proposal.data))) return status;
  return reason === null ? "SENT" : "DECLINED";
}
