import { InviteButton } from "~/features/invitations/shared/invite-button";
import { describeHindrance } from "~/features/market/shared/invitation-texts";
import { chooseBriefPath, invitePath } from "~/paths";
import type { InviteState } from "~/shell/operations/operations.generated";

interface InviteProps {
  /** The brief that they are compared with; null without one. */
  brief: string | null;
  uid: string;
  name: string;
  /** Whether to invite them for it. */
  state: InviteState | null;
  /** The one primary act of its page, which says what comes next; in a list the word alone. */
  isPrimary?: boolean;
}

/** No member is invited for the compared brief, if there is one: another is chosen. */
function isForAnother(state: InviteState | null): state is "CLOSED" | "NEVER" | null {
  return state === null || state === "CLOSED" || state === "NEVER";
}

/** Whether `Invite` is a button, rather than the reason why there is none. */
export function leadsToInvite(state: InviteState | null): boolean {
  return isForAnother(state) || describeHindrance(state) === null;
}

/**
 * Invites a member: for the chosen brief, or first to the choice of one. A draft can't invite, so
 * it leads to the choice, too.
 */
export function Invite({ brief, uid, name, state, isPrimary = false }: InviteProps) {
  const shown = { name, variant: isPrimary ? "primary" : "secondary" } as const;
  return brief === null || isForAnother(state) ? (
    <InviteButton to={chooseBriefPath(uid)} state="MAY" choosesBrief={isPrimary} {...shown} />
  ) : (
    <InviteButton to={invitePath(brief, uid)} state={state} {...shown} />
  );
}
