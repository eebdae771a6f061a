import { audiences } from "~/content/brief";
import { briefFields } from "~/content/fields/brief-fields";
import { describeRecord } from "~/content/record-texts";
import type { Times } from "~/content/times";
import { useViewer } from "~/features/accounts/parts/use-viewer";
import { BriefText } from "~/features/briefs/parts/brief-text";
import {
  describeDate,
  describePlace,
  describePlaces,
  describeSeats,
  nameOf,
} from "~/features/briefs/parts/brief-texts";
import { HiddenNotice } from "~/features/briefs/parts/hidden-notice";
import { isUnsent, nextStepFor, type WholeBrief } from "~/features/briefs/parts/next-step";
import { ConversationLink } from "~/features/conversations/parts/conversation-link";
import { InvitedNotice } from "~/features/invitations/parts/invited-notice";
import { contentFacts, type Fact } from "~/features/market/parts/content-facts";
import { lede } from "~/features/market/parts/lede.css";
import { BriefChip } from "~/features/market/parts/state-chip";
import { ReportLink } from "~/features/moderation/parts/report-link";
import { Clarified } from "~/features/questions/parts/clarified";
import { Questions } from "~/features/questions/parts/questions";
import { ReferenceCount } from "~/features/references/parts/reference-link";
import { FitList } from "~/features/search/parts/fit-list";
import { FitMarks } from "~/features/search/parts/fit-marks";
import { briefPath, memberPath, paths, proposalPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import { formatDay, formatPrice } from "~/shell/format/price";
import { type Timed, useTimed } from "~/shell/format/use-timed";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { LinkButton } from "~/ui/button";
import { columns, main, side, sticky } from "~/ui/columns.css";
import { DefinitionList } from "~/ui/definition-list";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Step } from "~/ui/step";
import { asLine } from "~/words/as-line";
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
      <div className={columns}>
        <aside className={`${side} ${sticky}`} aria-label={words.stepAndDates()}>
          <Step title={step.title}>
            <p>{timed(step.text)}</p>
            <div className={css.stepActions}>
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
                ...factsOf(brief, language, { times, timed }),
              ]}
              look="card"
            />
          </div>
          <BriefText brief={brief} />
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

/** The facts of a brief without its state; what the hirer wrote at length is `BriefText`. */
export function factsOf(brief: WholeBrief, language: string | null, { times, timed }: Timed): Fact[] {
  const { status, weeks, openTo, seats } = brief;
  return contentFacts(briefFields, brief, {
    budget: [words.factBudget(), brief.budget && formatPrice(brief.budget)],
    closesOn: [words.factCloses(), timed(dateLine(brief, "closesAt", times)) ?? draftDay(brief.closesOn)],
    decideOn: [words.factReplyDate(), timed(dateLine(brief, "decideBy", times)) ?? draftDay(brief.decideOn)],
    cap: [words.factPlaces(), status === "OPEN" ? describePlaces(brief) : null],
    startOn: [words.factStart(), brief.startOn && formatDay(brief.startOn)],
    weeks: [words.factLength(), weeks === null ? null : words.factWeeks({ weeks })],
    workplace: [words.factPlaceOfWork(), describePlace(brief)],
    openTo: [words.factOpenTo(), labelOf(audiences, openTo)],
    seats: [words.factLookingFor(), describeSeats(openTo, seats)],
    writtenIn: [briefFields.writtenIn.label(), language],
    // For its hirer alone (`PublicPagePanel`).
    readers: null,
    // Shown beside the workplace.
    location: null,
    title: null,
    summary: null,
    problem: null,
    desiredOutcome: null,
    skills: null,
    mustHaves: null,
    niceToHaves: null,
  });
}

/** "The end of 8 May 2026", as a fact of its own. */
function dateLine(...date: Parameters<typeof describeDate>): string | null {
  const text = describeDate(...date);
  return text && asLine(text);
}

/** A draft's days aren't promised to anybody yet. */
const draftDay = (day: string | null) => day && words.endOfDay({ day: formatDay(day) });

function promiseOf(brief: WholeBrief, times: Times): string {
  const { status } = brief;
  if (status === "FILLED" || status === "CLOSED") return words.promiseKept();
  return words.promise({ by: describeDate(brief, "decideBy", times) ?? dayItNames() });
}
