import { describeHindrance } from "~/features/market/shared/invitation-texts";
import { invitePath } from "~/paths";
import type { InviteState } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { visuallyHidden } from "~/ui/hidden.css";
import { small } from "~/ui/text.css";
import * as words from "~/words/invitations.generated";

interface InviteButtonProps {
  briefId: string;
  uid: string;
  name: string;
  state: InviteState;
}

/** Leads to the form that invites a member for a brief, or says why there is none. */
export function InviteButton({ briefId, uid, name, state }: InviteButtonProps) {
  const hindrance = describeHindrance(state);
  if (hindrance !== null) return <span className={small}>{hindrance}</span>;
  return (
    <LinkButton to={invitePath(briefId, uid)} variant="secondary">
      {words.inviteMember({ name, hidden: (more) => <span className={visuallyHidden}>{more}</span> })}
    </LinkButton>
  );
}
