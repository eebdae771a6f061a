import type { InvitationStatus } from "~/domain/invitation";
import { type Brief, takesProposals } from "./brief";
import type { Invitation } from "./invitation";

export type InvitationEvent = "ANSWER" | "DECLINE" | "WITHDRAW";

/**
 * The state machine of an invitation: the invited member answers by a proposal that is sent, or
 * declines, and the hirer may withdraw one without an answer. What is not here is refused.
 */
export const invitationMoves: Record<
  InvitationStatus,
  Partial<Record<InvitationEvent, Invitation["status"]>>
> = {
  SENT: { ANSWER: "ANSWERED", DECLINE: "DECLINED", WITHDRAW: "WITHDRAWN" },
  // A proposal may still be sent after a no.
  DECLINED: { ANSWER: "ANSWERED" },
  ANSWERED: {},
  WITHDRAWN: {},
  LAPSED: {},
};

/**
 * Its state as the brief stands. It lapses while the brief takes no proposals, and lives again
 * where that is reopened, so nothing is stored.
 */
export function seenStatus(
  { status }: Pick<Invitation, "status">,
  brief: Brief,
  now: Date,
): InvitationStatus {
  return status === "SENT" && !takesProposals(brief, now) ? "LAPSED" : status;
}

/** The invitation after an event; null where its state doesn't allow it. */
export function movedInvitation(
  invitation: Invitation,
  event: InvitationEvent,
  brief: Brief,
  now: Date,
): Invitation | null {
  const status = invitationMoves[seenStatus(invitation, brief, now)][event];
  return status ? { ...invitation, status, answeredAt: now.toISOString() } : null;
}
