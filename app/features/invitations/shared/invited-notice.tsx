import { nameOf } from "~/features/briefs/shared/brief-texts";
import { describeKept } from "~/features/market/shared/invitation-texts";
import { invitationPath, proposalPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { OwnInvitationQuery } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Panel } from "~/ui/panel";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/invitations.generated";

type Invited = Pick<NonNullable<OwnInvitationQuery["brief"]>, "id" | "hirer" | "invitation" | "moves">;

/** What an invited member reads above a brief, with the two ways to answer. */
export function InvitedNotice({ brief }: { brief: Invited }) {
  const { id, hirer, invitation, moves } = brief;
  const { times, timed } = useTimed();
  if (invitation?.status === "WITHDRAWN" && moves.includes("PROPOSE"))
    return <p>{hirer ? words.withdrewIt({ hirer: nameOf(hirer) }) : words.hirerWithdrewIt()}</p>;
  if (invitation?.status !== "SENT" || !moves.includes("PROPOSE")) return null;
  return (
    <Panel title={hirer ? words.invitesYou({ hirer: nameOf(hirer) }) : words.hirerInvitesYou()}>
      {invitation.line && <TypedText text={invitation.line} />}
      <p>{timed(describeKept(invitation.keptUntil, times))}</p>
      <div className={buttonRow}>
        <LinkButton to={proposalPath(id)}>{words.writeProposal()}</LinkButton>
        <LinkButton to={invitationPath(id)} variant="quiet">
          {words.declineInvitation()}
        </LinkButton>
      </div>
    </Panel>
  );
}
