import { describeRecord } from "~/domain/record-texts";
import type { Times } from "~/domain/times";
import { BriefEdits, ChangedOn } from "~/features/briefs/shared/brief-edits";
import { factsOf, headFactsOf } from "~/features/briefs/shared/brief-facts";
import { BriefText } from "~/features/briefs/shared/brief-text";
import { describeDate, nameOf } from "~/features/briefs/shared/brief-texts";
import { HiddenNotice } from "~/features/briefs/shared/hidden-notice";
import { stepActions } from "~/features/briefs/shared/step-actions.css";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";
import { InvitedNotice } from "~/features/invitations/shared/invited-notice";
import { FitList } from "~/features/market/shared/fit-list";
import { FitMarks } from "~/features/market/shared/fit-marks";
import { lede } from "~/features/market/shared/lede.css";
import { ReferenceCount } from "~/features/market/shared/reference-link";
import { ReportLink } from "~/features/market/shared/report-link";
import { BriefChip } from "~/features/market/shared/state-chip";
import { isUnsent, nextStepFor, type WholeBrief } from "~/features/proposals/shared/next-step";
import { Clarified } from "~/features/questions/shared/clarified";
import { Questions } from "~/features/questions/shared/questions";
import { briefPath, memberPath, paths, proposalPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import { columns, main, side, sticky } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Step } from "~/ui/step";
import { dayItNames } from "~/words/briefs.generated";
import * as words from "~/words/briefsOpen.generated";
import { written } from "~/words/isolate";
import { BookmarkButton, useBookmarking } from "./bookmark-button";
import * as css from "./open-brief.css";

interface OpenBriefProps {
  brief: WholeBrief;
  /** The reader's name of the language that it is written in, where the page is in another. */
  language: string | null;
  /** Identifies a new question. */
  newId: string;
  answer: PostAnswer | undefined;
}

/**
 * A brief as talent reads it: the next step with the fit, the facts, what is asked and what is
 * promised. On a narrow page the step and the fit in five marks stay at the bottom of the window.
 */
export function OpenBrief({ brief, language, newId, answer }: OpenBriefProps) {
  const { id, title, summary, writtenIn, hirer, fit, bookmarked } = brief;
  const { times, timed } = useTimed();
  const step = nextStepFor(brief, useViewer(), times);
  const back = useBookmarking();
  const isSent = Boolean(brief.ownProposal && !isUnsent(brief.ownProposal));
  const mayPropose = brief.moves.includes("PROPOSE") && !isSent;
  const action = step.to && (
    <LinkButton to={step.to} variant={brief.moves.includes("PROPOSE") ? "primary" : "secondary"}>
      {step.action}
    </LinkButton>
  );
  return (
    <article>
      <PageHeading
        title={title ?? words.untitled()}
        lang={title && writtenIn}
        lede={summary && <bdi {...written(summary, writtenIn)}>{summary}</bdi>}
      />
      <Clarified at={brief.clarifiedAt} />
      <ChangedOn brief={brief} />
      <HiddenNotice brief={brief} />
      {hirer && (
        <p className={css.byline}>
          <Monogram uid={hirer.uid} name={nameOf(hirer)} face={hirer.profile.face} through={id} />
          <Link to={memberPath(hirer.uid, id)} className={touchTarget} dir="auto">
            {nameOf(hirer)}
          </Link>
          <span>{describeRecord(hirer)}</span>
          <ReferenceCount count={hirer.referenceCount} to={memberPath(hirer.uid, id)} />
        </p>
      )}
      <InvitedNotice brief={brief} />
      <DefinitionList items={headFactsOf(brief, { times, timed })} look="head" />
      <div className={columns}>
        <aside className={`${side} ${sticky}`} aria-label={words.stepAndDates()}>
          <Step title={step.title}>
            <p>{timed(step.text)}</p>
            <div className={stepActions}>
              <div className={css.besideText}>{action}</div>
              <ConversationLink
                conversation={brief.ownProposal?.conversation ?? null}
                name={hirer && nameOf(hirer)}
              />
              {/* A brief with a sent proposal is listed under the member's proposals already. */}
              {back !== null && brief.moves.includes("BOOKMARK") && (bookmarked || !isSent) && (
                <BookmarkButton id={id} title={title} bookmarked={bookmarked} back={back} />
              )}
            </div>
          </Step>
          {fit && (
            <Panel title={words.fitTitle()}>
              <p className={css.fitFrom}>
                {(brief.ownProposal ? words.fitFromProposal : words.fitFrom)({
                  profile: (said) => <Link to={paths.profile}>{said}</Link>,
                })}
                {mayPropose && ` ${words.proposeAnyway()}`}
              </p>
              <FitList
                fit={fit}
                ways={{ back: briefPath(id), answers: mayPropose ? proposalPath(id) : null }}
              />
            </Panel>
          )}
        </aside>
        <div className={main}>
          <div className={css.facts}>
            <DefinitionList
              items={[
                [
                  words.factStatus(),
                  brief.status === "OPEN" ? null : <BriefChip key="status" status={brief.status} />,
                ],
                ...factsOf(brief, language),
              ]}
              look="card"
            />
          </div>
          <BriefText brief={brief} />
          <BriefEdits brief={brief} />
          <Panel title={words.promiseTitle()}>
            <p className={lede}>{timed(promiseOf(brief, times))}</p>
            {hirer && (
              <p className={lede}>{words.recordOf({ name: nameOf(hirer), record: describeRecord(hirer) })}</p>
            )}
          </Panel>
          <Questions brief={brief} newKey={newId} answer={answer} />
          <ReportLink about="brief" id={id} />
        </div>
      </div>
      {action && (
        <div className={css.bar} data-print="no">
          {fit && <FitMarks fit={fit} />}
          {action}
        </div>
      )}
    </article>
  );
}

function promiseOf(brief: WholeBrief, times: Times): string {
  const { status } = brief;
  if (status === "FILLED" || status === "CLOSED") return words.promiseKept();
  return words.promise({ by: describeDate(brief, "decideBy", times) ?? dayItNames() });
}
