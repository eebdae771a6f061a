import { describeHindrance } from "~/features/market/shared/invitation-texts";
import type { InviteState } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { visuallyHidden } from "~/ui/hidden.css";
import { small } from "~/ui/text.css";
import * as words from "~/words/invitations.generated";

interface InviteButtonProps {
  /** The form that invites them, or the choice of the brief. */
  to: string;
  name: string;
  state: InviteState;
  /** Whether the brief is chosen on the next page. */
  choosesBrief?: boolean;
  variant?: "primary" | "secondary";
}

/** Leads to where a member is invited for a brief, or says why there is none. */
export function InviteButton(props: InviteButtonProps) {
  const { to, name, state, choosesBrief = false, variant = "secondary" } = props;
  const hindrance = describeHindrance(state);
  if (hindrance !== null) return <span className={small}>{hindrance}</span>;
  const say = choosesBrief ? words.inviteToBrief : words.inviteMember;
  return (
    <LinkButton to={to} variant={variant}>
      {say({ name, hidden: (more) => <span className={visuallyHidden}>{more}</span> })}
    </LinkButton>
  );
}
