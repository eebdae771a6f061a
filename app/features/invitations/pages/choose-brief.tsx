import { kindLabels } from "~/domain/kind-labels";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { NewBriefLink } from "~/features/briefs/shared/new-brief-link";
import { invitePath } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { plainList } from "~/ui/text.css";
import * as words from "~/words/invitations.generated";
import { besideEachOther, written } from "~/words/isolate";
import type { loadChooseBrief } from "./choose-brief.server";
import * as css from "./invitation-page.css";

/** Where a hirer chooses the brief to invite a member for. */
export function ChooseBrief({ member, briefs }: Awaited<ReturnType<typeof loadChooseBrief>>) {
  const name = nameOf(member);
  return (
    <article>
      <PageHeading
        title={words.inviteTitle({ name })}
        mark={<Monogram uid={member.uid} name={name} face={member.profile.face} size="card" />}
        lede={besideEachOther([kindLabels[member.kind](), member.profile.headline])}
      />
      {briefs.length === 0 ? (
        <EmptyState title={words.noOpenTitle()} action={<NewBriefLink />}>
          {words.noOpenText({ name })}
        </EmptyState>
      ) : (
        <Panel title={words.forWhich()}>
          <ul className={plainList}>
            {briefs.map(({ id, title, writtenIn }) => (
              <li key={id} className={css.choice}>
                <Link
                  className={titleLink}
                  to={invitePath(id, member.uid)}
                  {...written(title ?? "", writtenIn)}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </article>
  );
}
