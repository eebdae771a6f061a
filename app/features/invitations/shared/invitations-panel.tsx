import { nameOrState } from "~/domain/member-state";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";
import { describeInvitation } from "~/features/market/shared/invitation-texts";
import { invitePath, memberPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { InvitationLineFragment } from "~/shell/operations/operations.generated";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { plainList, strong } from "~/ui/text.css";
import * as words from "~/words/invitations.generated";
import { InvitationChip } from "./invitation-chip";
import * as css from "./invitations.css";

/** Whom the hirer invited for a brief, and what came of it; nothing without any. */
export function InvitationsPanel({
  briefId,
  invitations,
}: {
  briefId: string;
  invitations: readonly InvitationLineFragment[];
}) {
  const { times, timed } = useTimed();
  if (invitations.length === 0) return null;
  return (
    <div id="invitations">
      <Panel title={words.invitedList()}>
        <ul className={plainList}>
          {invitations.map((invitation) => {
            const { uid, member, memberState, conversation } = invitation;
            const name = nameOrState(member && nameOf(member), memberState);
            const more = describeInvitation(invitation, times);
            return (
              <li key={uid} className={css.row}>
                <div>
                  {member ? (
                    <Link className={`${titleLink} ${strong}`} to={memberPath(uid, briefId)} dir="auto">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  <p className={css.state}>
                    <InvitationChip status={invitation.status} />
                    {more && <span>{timed(more)}</span>}
                  </p>
                  {invitation.status === "SENT" && member && (
                    <Link className={touchTarget} to={invitePath(briefId, uid)}>
                      {words.withdrawOf({
                        name,
                        hidden: (said) => <span className={visuallyHidden}>{said}</span>,
                      })}
                    </Link>
                  )}
                </div>
                <ConversationLink conversation={conversation} name={member && name} />
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
