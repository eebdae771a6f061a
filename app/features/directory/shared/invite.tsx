import { InviteButton } from "~/features/invitations/shared/invite-button";
import { chooseBriefPath, invitePath } from "~/paths";
import type { InviteState } from "~/shell/operations/operations.generated";

interface InviteProps {
  /** The brief that they are compared with; null without one. */
  brief: string | null;
  uid: string;
  name: string;
  /** Whether to invite them for it. */
  state: InviteState | null;
}

/**
 * Invites a member: for the chosen brief, or first to the choice of one. A draft can't invite, so
 * it leads to the choice, too.
 */
export function Invite({ brief, uid, name, state }: InviteProps) {
  const isChosen = brief !== null && state !== null && state !== "CLOSED" && state !== "NEVER";
  return isChosen ? (
    <InviteButton to={invitePath(brief, uid)} name={name} state={state} />
  ) : (
    <InviteButton to={chooseBriefPath(uid)} name={name} state="MAY" />
  );
}
