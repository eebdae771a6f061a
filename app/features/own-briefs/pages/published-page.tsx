import { InvitationsPanel } from "~/features/invitations/shared/invitations-panel";
import { PeopleWhoFit } from "~/features/invitations/shared/people-who-fit";
import { briefPath } from "~/paths";
import { LinkButton } from "~/ui/button";
import { halves } from "~/ui/columns.css";
import { Done, DoneHero } from "~/ui/done";
import { CheckIcon } from "~/ui/fit-icons";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/briefsShare.generated";
import * as invitationWords from "~/words/invitations.generated";
import { written } from "~/words/isolate";
import { doneTexts } from "./own-brief-texts";
import type { loadPublished } from "./published-page.server";
import { PublishedSteps } from "./published-steps";

/**
 * What a hirer does once a brief is published: share it, invite members, and know what comes when.
 */
export function PublishedPage({ brief, done }: Awaited<ReturnType<typeof loadPublished>>) {
  const notice = done ? (inviteNotices()[done] ?? doneTexts()[done]) : undefined;
  return (
    <article>
      <PageHeading
        title={words.title()}
        lede={<bdi {...written(brief.title ?? "", brief.writtenIn)}>{brief.title}</bdi>}
      />
      {done === "published" ? (
        <Live briefId={brief.id} />
      ) : (
        <>
          {notice && <Done {...notice} />}
          <p>
            <Link to={briefPath(brief.id)} className={touchTarget}>
              {words.seeBrief()}
            </Link>
          </p>
        </>
      )}
      <div className={halves}>
        <div>
          <InvitationsPanel briefId={brief.id} invitations={brief.invitations ?? []} />
          {brief.fitting && <PeopleWhoFit briefId={brief.id} members={brief.fitting} />}
        </div>
        <PublishedSteps brief={brief} />
      </div>
    </article>
  );
}

/** A brief begins: the one time that its page opens with this. */
function Live({ briefId }: { briefId: string }) {
  const texts = doneTexts().published;
  return (
    <DoneHero
      above={words.nowLive()}
      title={texts?.title ?? ""}
      text={texts?.text ?? ""}
      mark={<CheckIcon />}
      action={<LinkButton to={briefPath(briefId)}>{words.seeBrief()}</LinkButton>}
    />
  );
}

const inviteNotices = (): Record<string, { title: string; said?: string }> => ({
  invited: {
    title: invitationWords.sentTitle(),
    said: invitationWords.sentSaid(),
  },
  uninvited: { title: invitationWords.withdrawnTitle() },
});
