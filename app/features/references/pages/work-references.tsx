import { otherSide } from "~/domain/reference";
import { ReportLink } from "~/features/market/shared/report-link";
import { ReferenceItem } from "~/features/references/shared/reference-item";
import { describeWork, pathOfAuthor } from "~/features/references/shared/reference-texts";
import { useTimed } from "~/shell/format/use-timed";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { prose } from "~/ui/prose.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/referencesWork.generated";
import { ReferenceForm } from "./reference-form";
import { ReplyForm } from "./reply-form";
import { describeWaiting, removedOf, type ShownWork, type WorkPart } from "./work-texts";

interface WorkReferencesProps extends WorkPart {
  answer: PostAnswer<never> | undefined;
}

/** Once the work has ended: what its two sides write about each other. */
export function WorkReferences({ work, named, answer }: WorkReferencesProps) {
  const { times, timed } = useTimed();
  const { own, shown, moves, side } = work;
  const writes = moves.includes("WRITE") || answer?.intent === "write";
  const waiting = describeWaiting(work, named, times);
  const removed = removedOf(work, side, "REFERENCE");
  return (
    <div id="reference">
      {writes && (
        <Panel title={own ? words.yoursTitle(named) : words.writeTitle(named)}>
          <p className={prose}>{timed(waiting ?? words.bothCanWrite())}</p>
          <p className={prose}>{words.whoReads()}</p>
          <ReferenceForm work={work} answer={answer?.intent === "write" ? answer : undefined} />
          {moves.includes("WITHDRAW") && <Remove shown={false} />}
        </Panel>
      )}
      {!writes && !shown && <p className={prose}>{words.cannotWrite()}</p>}
      {!writes && own && <OwnReference work={work} named={named} />}
      {removed && (
        <Panel title={words.yours(named)}>
          <RemovedText what="ownReference" named={named} removed={removed} />
        </Panel>
      )}
      {shown && !own && !writes && !removed && <p className={prose}>{words.noneOfYours(named)}</p>}
      {shown && <Received work={work} named={named} answer={answer} />}
      <Title work={work} named={named} />
    </div>
  );
}

function OwnReference({ work, named }: WorkPart) {
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

function Received({ work, named, answer }: WorkReferencesProps) {
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
            authorPath={pathOfAuthor(received.author)}
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
      {(moves.includes("REPLY") || replied) && (
        <div id="reply">
          <ReplyForm id={work.id} named={named} answer={replied} />
        </div>
      )}
    </Panel>
  );
}

interface RemovedTextProps extends Pick<WorkPart, "named"> {
  what: "ownReference" | "ownReply" | "reference" | "reply";
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
function Title({ work, named }: WorkPart) {
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
