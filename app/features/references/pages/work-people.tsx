import { kindLabels } from "~/domain/kind-labels";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";
import { MailTo } from "~/features/proposals/shared/mail-to";
import { OtherFace, OwnFace } from "~/features/references/shared/side-face";
import { memberPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { useViewer } from "~/shell/page/use-viewer";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { bar } from "~/ui/sub-nav.css";
import { finePrint, plainList, strong } from "~/ui/text.css";
import { besideEachOther } from "~/words/isolate";
import { noContact } from "~/words/proposals.generated";
import { theirProfile } from "~/words/referencesWork.generated";
import * as words from "~/words/work.generated";
import * as css from "./work-page.css";
import type { WorkPart } from "./work-texts";

/** Both sides, with the addresses that each reads of the other from the yes on. */
export function WorkPeople({ work, named }: WorkPart) {
  const viewer = useViewer();
  const { times, timed } = useTimed();
  const { brief, other, proposal, ended } = work;
  const contact = proposal?.contact ?? null;
  return (
    <Card title={words.people()}>
      <ul className={plainList}>
        <li className={css.person}>
          <OtherFace work={work} named={named} size="large" />
          <div>
            <p className={strong} dir="auto">
              {named.name}
            </p>
            {other && (
              <p className={finePrint}>
                {besideEachOther([
                  kindLabels[other.kind](),
                  other.profile.contactName === named.name ? null : other.profile.contactName,
                  other.profile.headline,
                ])}
              </p>
            )}
            <p>
              {contact === null ? noContact() : <MailTo contact={contact} title={brief?.title ?? null} />}
            </p>
            {other?.leavesAt && (
              <p>{timed(words.leaves({ name: named.name, day: times.day(other.leavesAt) }))}</p>
            )}
            <p className={bar}>
              {/* Before the end, the hero leads there. */}
              {ended && (
                <ConversationLink conversation={proposal?.conversation ?? null} name={other && named.name} />
              )}
              {other && (
                <Link to={memberPath(other.uid, brief?.id)} className={touchTarget}>
                  {theirProfile()}
                </Link>
              )}
            </p>
          </div>
        </li>
        {viewer && (
          <li className={css.person}>
            <OwnFace size="large" />
            <div>
              <p className={strong} dir="auto">
                {viewer.profile?.displayName ?? words.you()}
              </p>
              {contact !== null && (
                <>
                  <p className={finePrint}>{words.yourEmail({ name: named.name })}</p>
                  <p>
                    <bdi>{viewer.email}</bdi>
                  </p>
                </>
              )}
            </div>
          </li>
        )}
      </ul>
    </Card>
  );
}
