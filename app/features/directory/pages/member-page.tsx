import { useParams } from "@remix-run/react";
import { BriefRow, BriefRows } from "~/features/briefs/shared/brief-row";
import { CaseList } from "~/features/cases/shared/case-list";
import { CompareWith } from "~/features/directory/shared/compare-with";
import { Invite, leadsToInvite } from "~/features/directory/shared/invite";
import { NoteForm } from "~/features/directory/shared/note-form";
import { SaveButton } from "~/features/directory/shared/save-button";
import { FitList } from "~/features/market/shared/fit-list";
import { ReportLink } from "~/features/market/shared/report-link";
import { MemberProfile } from "~/features/profiles/shared/member-profile";
import { MemberReferences } from "~/features/references/shared/member-references";
import { HistoryList } from "~/features/resume/shared/history-list";
import { briefPath, newConversationPath, paths } from "~/paths";
import { usePageAddress } from "~/shell/page/page-address";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { finePrint, heading } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/profiles.generated";
import * as css from "./member-page.css";
import type { loadMember } from "./member-page.server";

type MemberPageProps = Awaited<ReturnType<typeof loadMember>>;

/**
 * `/app/members/:uid`: a member's profile as others read it, and what the viewer may do about them;
 * on one's own, with a link to edit it.
 */
export function MemberPage(props: MemberPageProps) {
  const { member, face, portraits, own, isOpen, through, back, fit, briefs, bookmark, cases } = props;
  const { uid = "" } = useParams();
  const address = usePageAddress();
  const viewer = useViewer();
  const mayAct = isOpen && viewer?.status === "ACTIVE" && viewer.kind !== null;
  const mayWrite = mayAct && viewer.kind === "HIRER";
  const invitable = mayWrite ? fit?.invitable : null;
  const maySave = mayAct && member.kind !== "HIRER";
  const mayInvite = mayWrite && maySave;
  // Else to write is the next step: a page has one primary button.
  const isInvitable = mayInvite && leadsToInvite(invitable ?? null);
  return (
    <div className={css.page}>
      {own && (
        <div className={css.own}>
          <p>{words.ownProfile()}</p>
          <LinkButton to={paths.profile} variant="secondary">
            {words.edit()}
          </LinkButton>
        </div>
      )}
      {!own && through && (
        <p className={css.back}>
          <Link to={briefPath(through)} className={css.backLink}>
            {words.backToBrief()}
          </Link>
        </p>
      )}
      {!own && back && (
        <p className={css.back}>
          <Link to={back} className={css.backLink}>
            {words.backToList()}
          </Link>
        </p>
      )}
      <MemberProfile
        member={member}
        mark={<Monogram uid={uid} name={member.name} face={face} through={through} size="portrait" />}
        portrait={(name) => (
          <Monogram
            uid={name}
            name={name}
            face={portraits.find(({ person }) => person === name)?.face}
            through={through}
            size="large"
          />
        )}
        tools={
          <>
            {(mayWrite || maySave) && (
              <div className={css.tools}>
                {mayInvite && (
                  <Invite
                    brief={fit?.brief.id ?? null}
                    uid={uid}
                    name={member.name}
                    state={invitable ?? null}
                    isPrimary
                  />
                )}
                {mayWrite && (
                  <LinkButton to={newConversationPath(uid)} variant={isInvitable ? "secondary" : "primary"}>
                    {words.writeTo({ name: member.name })}
                  </LinkButton>
                )}
                {maySave && (
                  <SaveButton uid={uid} name={member.name} saved={bookmark !== null} back={address} isNamed />
                )}
              </div>
            )}
            {mayWrite && briefs.length > 0 && (
              <div className={css.tools}>
                <CompareWith briefs={briefs} back={back} />
              </div>
            )}
            {fit && (
              <section className={css.fit}>
                <h2 className={heading}>
                  {words.howFits({
                    title: fit.brief.title ?? words.yourDraft(),
                    brief: (said) => <Link to={briefPath(fit.brief.id)}>{said}</Link>,
                  })}
                </h2>
                <FitList fit={fit.lines} />
              </section>
            )}
          </>
        }
      />
      {props.openBriefs.length > 0 && (
        <Panel title={words.openBriefs()}>
          <BriefRows>
            {props.openBriefs.map((brief) => (
              <BriefRow key={brief.id} brief={brief} to={briefPath(brief.id)} now={props.now} as="h3" />
            ))}
          </BriefRows>
        </Panel>
      )}
      <CaseList cases={cases} lang={member.writtenIn} through={through} />
      <HistoryList history={props.history} lang={member.writtenIn} />
      <MemberReferences
        name={member.name}
        own={own}
        viewerUid={props.viewerUid}
        references={props.references}
        past={props.pastReferences}
        older={props.olderReferences}
      />
      {(maySave || bookmark) && (
        <section className={css.note} aria-label={words.saved()}>
          {bookmark && <p className={finePrint}>{words.savedMember()}</p>}
          {bookmark?.note && (
            <>
              <h2 className={heading}>{words.yourNote()}</h2>
              <TypedText text={bookmark.note} />
            </>
          )}
          <NoteForm uid={uid} saved={bookmark !== null} note={bookmark?.note ?? null} />
        </section>
      )}
      {!own && <ReportLink about="member" id={through ? `${uid}~${through}` : uid} />}
    </div>
  );
}
