import { isRunning } from "~/domain/brief";
import { describeRecord } from "~/domain/record-texts";
import { BriefEdits, ChangedOn } from "~/features/briefs/shared/brief-edits";
import { factsOf, headFactsOf } from "~/features/briefs/shared/brief-facts";
import { BriefText } from "~/features/briefs/shared/brief-text";
import { InvitationsPanel } from "~/features/invitations/shared/invitations-panel";
import { Timeline } from "~/features/market/shared/timeline";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { Clarified } from "~/features/questions/shared/clarified";
import { isAboutQuestions } from "~/features/questions/shared/question-texts";
import { Questions } from "~/features/questions/shared/questions";
import { editBriefPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { columns, main, side } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import * as words from "~/words/briefsOwn.generated";
import { written } from "~/words/isolate";
import type { Applicant, Ask, Filling } from "./own-brief.server";
import { AskFirst } from "./own-brief-ask";
import { OtherMoves } from "./own-brief-moves";
import { OwnStep } from "./own-brief-step";
import { describeChosen, describeEvent, doneTexts } from "./own-brief-texts";
import type { PossibleDays } from "./possible-days.server";
import { WhoReadsIt } from "./who-reads-it";

interface OwnBriefProps {
  brief: WholeBrief;
  /** As `OpenBrief` has it. */
  language: string | null;
  /** The accepted proposal that is about to fill the brief; null for none. */
  filling: Filling | null;
  /** Whom it has brought together with its hirer. */
  chosen: readonly Applicant[];
  /** Some of those whose proposals are new. */
  waiting: readonly Applicant[];
  /** The question that the address asks before a move. */
  ask: Ask | null;
  /** The move that led here. */
  done: string | null;
  newId: string;
  days: PossibleDays;
  answer: PostAnswer | undefined;
}

/**
 * A brief for its hirer: as others read it, its state and what happened, and the moves that are
 * possible.
 */
export function OwnBrief({
  brief,
  language,
  filling,
  chosen,
  waiting,
  ask,
  done,
  newId,
  days,
  answer,
}: OwnBriefProps) {
  const { id, title, summary, writtenIn, hirer, events, status } = brief;
  const asked = ask !== null && brief.moves.includes(moveOf[ask]) ? ask : null;
  const notice = done ? doneTexts()[done] : undefined;
  // The answer to a form that isn't open is shown at the top.
  const elsewhere = answer && answer.intent !== asked && !isAboutQuestions(answer) ? answer : null;
  const hadChosen = elsewhere ? describeChosen(elsewhere) : [];
  return (
    <article>
      <PageHeading
        title={title ?? words.untitledDraft()}
        lang={title && writtenIn}
        lede={summary && <bdi {...written(summary, writtenIn)}>{summary}</bdi>}
      />
      <Clarified at={brief.clarifiedAt} />
      <ChangedOn brief={brief} />
      {notice && !answer && <Done {...notice} />}
      {elsewhere && (
        <ErrorSummary formErrors={formErrors(elsewhere)} fields={[]} lastResult={elsewhere.lastResult} />
      )}
      {hadChosen.length > 0 && (
        <Panel title={words.hadChosen()}>
          <DefinitionList items={hadChosen} />
        </Panel>
      )}
      {asked && <AskFirst key={asked} ask={asked} brief={brief} days={days} answer={answer} />}
      <div className={columns}>
        <div className={side}>
          <OwnStep brief={brief} filling={filling} chosen={chosen} waiting={waiting} />
          <OtherMoves brief={brief} copyId={newId} />
          <DefinitionList items={[...headFactsOf(brief, useTimed()), ...factsOf(brief, language)]} />
        </div>
        <div className={main}>
          <BriefText brief={brief} />
          {status === "DRAFT" && !brief.problem && !brief.desiredOutcome && (
            <Panel title={words.notWrittenTitle()}>
              <p>{words.notWritten({ edit: (said) => <Link to={editBriefPath(id)}>{said}</Link> })}</p>
            </Panel>
          )}
          <BriefEdits brief={brief} />
          <InvitationsPanel briefId={id} invitations={brief.invitations ?? []} />
          {status !== "DRAFT" && <Questions brief={brief} newKey={newId} answer={answer} />}
          {isRunning(brief) && <WhoReadsIt brief={brief} />}
          {hirer && (
            <Panel title={words.recordTitle()}>
              <p>{words.recordText({ record: describeRecord(hirer) })}</p>
            </Panel>
          )}
          {events && events.length > 0 && (
            <Panel title={words.whatHappened()}>
              <Timeline look="rows" events={[...events].reverse()} describe={describeEvent} />
            </Panel>
          )}
        </div>
      </div>
    </article>
  );
}

const moveOf = { shortlist: "SHORTLIST", reopen: "REOPEN", close: "CLOSE", delete: "DELETE" } as const;
