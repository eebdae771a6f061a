import { InviteButton } from "~/features/invitations/shared/invite-button";
import type { InviteState } from "~/shell/operations/operations.generated";

interface InviteForProps {
  briefId: string;
  uid: string;
  name: string;
  state: InviteState;
}

/** Invites a member for the chosen brief; nothing for a draft, which can't invite. */
export function InviteFor(props: InviteForProps) {
  const { state } = props;
  return state === "CLOSED" || state === "NEVER" ? null : <InviteButton {...props} />;
}
