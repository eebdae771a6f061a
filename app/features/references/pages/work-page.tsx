import { otherSide } from "~/domain/reference";
import { ReportLink } from "~/features/market/shared/report-link";
import { ReferenceItem } from "~/features/references/shared/reference-item";
import { describeWork } from "~/features/references/shared/reference-texts";
import { briefPath, memberPath, ownPaths } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { prose } from "~/ui/prose.css";
import { SecondThought } from "~/ui/second-thought";
import { bar } from "~/ui/sub-nav.css";
import { plainList } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { written } from "~/words/isolate";
import * as words from "~/words/referencesWork.generated";
import { ReferenceForm } from "./reference-form";
import { ReplyForm } from "./reply-form";
import * as css from "./work-page.css";
import type { loadWork } from "./work-page.server";
import {
  describeEnd,
  describeWaiting,
  doneTexts,
  type OtherSide,
  otherSideOf,
  removedOf,
  type ShownWork,
} from "./work-texts";

type Loaded = Awaited<ReturnType<typeof loadWork>>;

interface WorkPageProps extends Loaded {
  answer: PostAnswer<never> | undefined;
}

/** `/app/references/:id`: where the two sides of a work write about each other. */
export function WorkPage({ work, done, answer }: WorkPageProps) {
  const named = otherSideOf(work);
  const { brief, other, ended, shown, own, moves } = work;
  const news = answer ? undefined : doneTexts[done ?? ""]?.(named);
  const writes = moves.includes("WRITE") || answer?.intent === "write";
  const { times, timed } = useTimed();
  const waiting = describeWaiting(work, named, times);
  const removed = removedOf(work, work.side, "REFERENCE");
  const elsewhere = answer && !["write", "reply"].includes(answer.intent) ? answer : undefined;
  return (
    <article>
      <PageHeading
        title={words.title(named)}
        lede={brief?.title && <bdi {...written(brief.title, brief.writtenIn)}>{brief.title}</bdi>}
      />
      {news && <Done {...news} />}
      <ErrorSummary formErrors={formErrors(elsewhere)} fields={[]} lastResult={elsewhere?.lastResult} />
      <p className={bar}>
        <Link to={ownPaths.references} className={touchTarget}>
          {words.allReferences()}
        </Link>
        {brief && (
          <Link to={briefPath(brief.id)} className={touchTarget}>
            {words.readBrief()}
          </Link>
        )}
        {other && (
          <Link to={memberPath(other.uid, brief?.id)} className={touchTarget}>
            {words.theirProfile()}
          </Link>
        )}
      </p>
      {!ended && <NotEnded work={work} named={named} />}
      {writes && (
        <Panel title={own ? words.yoursTitle(named) : words.writeTitle(named)}>
          <p className={prose}>{timed(waiting ?? words.bothCanWrite())}</p>
          <p className={prose}>{words.whoReads()}</p>
          <ReferenceForm work={work} answer={answer?.intent === "write" ? answer : undefined} />
          {moves.includes("WITHDRAW") && <Remove shown={false} />}
        </Panel>
      )}
      {ended && !writes && !shown && <p className={prose}>{words.cannotWrite()}</p>}
      {!writes && own && <OwnReference work={work} named={named} />}
      {removed && (
        <Panel title={words.yours(named)}>
          <RemovedText what="ownReference" named={named} removed={removed} />
        </Panel>
      )}
      {shown && !own && !writes && !removed && <p className={prose}>{words.noneOfYours(named)}</p>}
      {shown && <Received work={work} named={named} answer={answer} />}
      <Title work={work} named={named} />
    </article>
  );
}

interface PartProps {
  work: ShownWork;
  named: OtherSide;
}

/** The work goes on, or one of the two says that it has ended. */
function NotEnded({ work, named }: PartProps) {
  const { times, timed } = useTimed();
  const { side, endSaidBy, moves } = work;
  const isAsked = endSaidBy === otherSide(side);
  const [end, goesOn] = [moves.includes("END"), moves.includes("GOES_ON")];
  return (
    <Panel title={isAsked ? words.theySaidEnded(named) : endSaidBy ? words.youSaidEnded() : words.goesOn()}>
      <p className={prose}>{timed(describeEnd(work, named, times))}</p>
      {isAsked && end && !goesOn && <p className={prose}>{words.goesOnSpent()}</p>}
      {isAsked ? (
        <div className={css.answers}>
          {end && <Say intent="end" label={words.endNow()} />}
          {goesOn && <Say intent="goesOn" label={words.stillRuns()} />}
        </div>
      ) : (
        <>
          {end && (
            <SecondThought label={words.hasEnded()}>
              <p className={prose}>{words.endAsked(named)}</p>
              <Say intent="end" label={words.endNow()} />
            </SecondThought>
          )}
          {goesOn && (
            <SecondThought label={endSaidBy ? words.takeWordBack() : words.takesLonger()}>
              <p className={prose}>{endSaidBy ? words.wordBackMeans(named) : words.longerMeans(named)}</p>
              <Say intent="goesOn" label={words.stillRuns()} />
            </SecondThought>
          )}
        </>
      )}
    </Panel>
  );
}

function Say({ intent, label }: { intent: "end" | "goesOn"; label: string }) {
  return (
    <Form method="post">
      <IntentButton intent={intent} variant={intent === "end" ? "primary" : "secondary"}>
        {label}
      </IntentButton>
    </Form>
  );
}

function OwnReference({ work, named }: PartProps) {
  const { brand } = useSite();
  const { times, timed } = useTimed();
  const { own, side, brief, titleShown, shown, moves } = work;
  const replyRemoved = removedOf(work, otherSide(side), "REPLY");
  if (!own) return null;
  return (
    <Panel title={words.yours(named)}>
      {!shown && <p className={prose}>{timed(describeWaiting(work, named, times))}</p>}
      <ul className={plainList}>
        <ReferenceItem
          {...own}
          side={side}
          author={words.you()}
          authorPath={null}
          about={describeWork(titleShown ? (brief?.title ?? null) : null, brand)}
          subject={named.name}
        >
          {own.reply !== null && <ReportLink about="reference" id={`${work.id}~${side}`} called="reply" />}
        </ReferenceItem>
      </ul>
      {replyRemoved && <RemovedText what="reply" named={named} removed={replyRemoved} />}
      {(moves.includes("REMOVE") || moves.includes("WITHDRAW")) && <Remove shown={shown} />}
    </Panel>
  );
}

function Remove({ shown }: { shown: boolean }) {
  return (
    <SecondThought label={words.remove()}>
      <p className={prose}>{shown ? words.removeShown() : words.removeUnread()}</p>
      <Form method="post">
        <IntentButton intent="withdraw" variant="danger">
          {words.removeNow()}
        </IntentButton>
      </Form>
    </SecondThought>
  );
}

function Received({ work, named, answer }: PartProps & { answer: PostAnswer<never> | undefined }) {
  const { brand } = useSite();
  const { received, moves, side } = work;
  const removed = removedOf(work, otherSide(side), "REFERENCE");
  const replyRemoved = removedOf(work, side, "REPLY");
  const replied = answer?.intent === "reply" ? answer : undefined;
  return (
    <Panel title={words.theirs(named)}>
      {received ? (
        <ul className={plainList}>
          <ReferenceItem
            {...received}
            author={named.name}
            authorPath={received.author.uid && memberPath(received.author.uid)}
            about={describeWork(received.title, brand)}
            subject={null}
          >
            <ReportLink about="reference" id={received.id} />
          </ReferenceItem>
        </ul>
      ) : removed ? (
        <RemovedText what="reference" named={named} removed={removed} />
      ) : (
        <p className={prose}>{words.noneOfTheirs()}</p>
      )}
      {replyRemoved && <RemovedText what="ownReply" named={named} removed={replyRemoved} />}
      {(moves.includes("REPLY") || replied) && <ReplyForm id={work.id} named={named} answer={replied} />}
    </Panel>
  );
}

interface RemovedTextProps {
  what: "ownReference" | "ownReply" | "reference" | "reply";
  named: OtherSide;
  removed: ShownWork["removed"][number];
}

/** What an administrator took down: that they did, and to its author why. */
function RemovedText({ what, named, removed: { at, words: reason } }: RemovedTextProps) {
  const { times, timed } = useTimed();
  const about = { what, ...named, day: times.day(at) };
  return (
    <>
      <p className={prose}>{timed(reason ? words.removedBecause(about) : words.removedAfterReport(about))}</p>
      {reason && <TypedText text={reason} />}
    </>
  );
}

/** Whether the brief's title is shown: both sides decide, at any time. */
function Title({ work, named }: PartProps) {
  const { moves, titleShown, titleAgreed } = work;
  const shows = moves.includes("SHOW_TITLE");
  // While it is being written, its form asks.
  if (moves.includes("WRITE") || (!shows && !moves.includes("HIDE_TITLE"))) return null;
  return (
    <Panel title={words.briefTitle()}>
      <p className={prose}>
        {titleShown ? words.titleShown() : titleAgreed ? words.titleAgreed(named) : words.titleHidden()}
      </p>
      <Form method="post">
        <input type="hidden" name="shown" value={shows ? "yes" : "no"} />
        <IntentButton intent="title" variant="secondary">
          {shows ? words.showTitle() : words.hideTitle()}
        </IntentButton>
      </Form>
    </Panel>
  );
}
