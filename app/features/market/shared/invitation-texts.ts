import { invitationReasons } from "~/domain/invitation";
import type { Times } from "~/domain/times";
import type { InvitationLineFragment, InviteState } from "~/shell/operations/operations.generated";
import { labelOf } from "~/values/choices";
import * as words from "~/words/invitations.generated";

/** Why a member can’t be invited, beside their name; null where they may. */
export function describeHindrance(state: InviteState): string | null {
  return hindrances[state]?.() ?? null;
}

const hindrances: Record<InviteState, (() => string) | null> = {
  MAY: null,
  INVITED: words.stateInvited,
  WITHDRAWN: words.stateWithdrawn,
  DECLINED: words.stateDeclined,
  PROPOSED: words.stateProposed,
  DECLINED_BEFORE: words.stateDeclinedBefore,
  UNWANTED: words.stateUnwanted,
  NO_PLACE: words.stateNoPlace,
  INVITED_MOST: words.stateInvitedMost,
  CLOSED: words.stateClosed,
  NEVER: words.stateNever,
};

/** Beside its state: "No time then", "A place is kept until 12 March 2027"; null for nothing. */
export function describeInvitation(
  { status, reason, keptUntil }: Pick<InvitationLineFragment, "status" | "reason" | "keptUntil">,
  times: Times,
): string | null {
  if (status === "DECLINED" && reason) return labelOf(invitationReasons, reason);
  return keptUntil && words.placeKeptUntil({ until: times.until(keptUntil) });
}

/** How long the invited member has a place; empty where none is kept any more. */
export function describeKept(keptUntil: string | null, times: Times): string {
  return keptUntil ? words.keptForYou({ until: times.until(keptUntil) }) : words.noneKeptForYou();
}
