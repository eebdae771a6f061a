import { nameOf } from "~/features/briefs/parts/brief-texts";
import { invitationPath, proposalPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import type { OwnInvitationQuery } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Panel } from "~/ui/panel";
import { TypedText } from "~/ui/typed-text";
import { describeKept } from "./invitation-texts";

type Invited = Pick<NonNullable<OwnInvitationQuery["brief"]>, "id" | "hirer" | "invitation" | "moves">;

/** What an invited member reads above a brief, with the two ways to answer. */
export function InvitedNotice({ brief }: { brief: Invited }) {
  const { id, hirer, invitation, moves } = brief;
  const times = useTimes();
  if (invitation?.status === "WITHDRAWN" && moves.includes("PROPOSE"))
    return (
      <p>{`${hirer ? nameOf(hirer) : "The hirer"} withdrew the invitation. You can still send a proposal.`}</p>
    );
  if (invitation?.status !== "SENT" || !moves.includes("PROPOSE")) return null;
  return (
    <Panel title={`${hirer ? nameOf(hirer) : "The hirer"} invites you`}>
      {invitation.line && <TypedText text={invitation.line} />}
      <p>{describeKept(invitation.keptUntil, times)}</p>
      <div className={buttonRow}>
        <LinkButton to={proposalPath(id)}>Write a proposal</LinkButton>
        <LinkButton to={invitationPath(id)} variant="quiet">
          Decline the invitation
        </LinkButton>
      </div>
    </Panel>
  );
}
