import { invitationReasons, invitationStates } from "~/content/invitation";
import type { Times } from "~/content/times";
import { labelOf } from "~/platform/values/choices";
import type { InvitationLineFragment, InviteState } from "~/shell/operations/operations.generated";

/** Why a member can’t be invited, beside their name; null where they may. */
export const inviteTexts: Record<InviteState, string | null> = {
  MAY: null,
  INVITED: "Invited",
  WITHDRAWN: "Invitation withdrawn",
  DECLINED: "Declined the invitation",
  PROPOSED: "Sent a proposal",
  DECLINED_BEFORE: "Declined an invitation of yours lately",
  UNWANTED: "Takes no invitations",
  NO_PLACE: "No place is free",
  INVITED_MOST: "You’ve invited 20 members",
  CLOSED: "The brief takes no proposals",
  NEVER: "Can’t be invited for this brief",
};

/** "Declined: no time then", "No answer yet. A place is kept until 12 March 2027". */
export function describeInvitation(
  { status, reason, keptUntil }: Pick<InvitationLineFragment, "status" | "reason" | "keptUntil">,
  times: Times,
): string {
  const label = labelOf(invitationStates, status);
  if (status === "DECLINED" && reason) return `${label}: ${labelOf(invitationReasons, reason).toLowerCase()}`;
  return keptUntil ? `${label}. A place is kept until ${times.until(keptUntil)}` : label;
}

/** How long the invited member has a place; empty where none is kept any more. */
export function describeKept(keptUntil: string | null, times: Times): string {
  return keptUntil
    ? `A place is kept for you until ${times.until(keptUntil)}.`
    : "No place is kept for you any more, but you can still send a proposal.";
}
