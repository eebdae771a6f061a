import { Form, Link } from "@remix-run/react";
import { otherSide } from "~/content/reference";
import { ReportLink } from "~/features/moderation/parts/report-link";
import { ReferenceItem } from "~/features/references/parts/reference-item";
import { describeWork } from "~/features/references/parts/reference-texts";
import { ownPaths } from "~/own-paths";
import { briefPath, memberPath } from "~/paths";
import { useTimes } from "~/shell/format/use-times";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { prose } from "~/ui/prose.css";
import { SecondThought } from "~/ui/second-thought";
import { plainList } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import { ReferenceForm } from "./reference-form";
import { ReplyForm } from "./reply-form";
import type { loadWork } from "./work-page.server";
import {
  describeEnd,
  describeWaiting,
  doneTexts,
  nameOfOther,
  removedOf,
  type ShownWork,
} from "./work-texts";

type Loaded = Awaited<ReturnType<typeof loadWork>>;

interface WorkPageProps extends Loaded {
  answer: PostAnswer<never> | undefined;
}

/** `/app/references/:id`: where the two sides of a work write about each other. */
export function WorkPage({ work, uid, done, answer }: WorkPageProps) {
  const name = nameOfOther(work);
  const { brief, other, ended, shown, own, moves } = work;
  const news = answer ? undefined : doneTexts[done ?? ""]?.(name);
  const writes = moves.includes("WRITE") || answer?.intent === "write";
  const times = useTimes();
  const waiting = describeWaiting(work, name, times);
  const removed = removedOf(work, work.side, "REFERENCE");
  const elsewhere = answer && !["write", "reply"].includes(answer.intent) ? answer : undefined;
  return (
    <article>
      <PageHeading title={`You and ${name}`} lede={brief?.title} />
      {news && <Done {...news} />}
      <ErrorSummary formErrors={formErrors(elsewhere)} fields={[]} lastResult={elsewhere?.lastResult} />
      <p>
        <Link to={ownPaths.references} className={touchTarget}>
          All your references
        </Link>
        {brief && (
          <>
            {" · "}
            <Link to={briefPath(brief.id)} className={touchTarget}>
              Read the brief
            </Link>
          </>
        )}
        {other && (
          <>
            {" · "}
            <Link to={memberPath(other.uid, brief?.id)} className={touchTarget}>
              Their profile
            </Link>
          </>
        )}
      </p>
      {!ended && <NotEnded work={work} uid={uid} name={name} />}
      {writes && (
        <Panel title={own ? `Your reference about ${name}` : `Write a reference about ${name}`}>
          <p className={prose}>
            {waiting ??
              `Both of you can write one. They show at once when both are written, or 14 days after the first.`}
          </p>
          <p className={prose}>
            It is on their page, with your name where readers may see your profile, and they can reply once.
          </p>
          <ReferenceForm work={work} uid={uid} answer={answer?.intent === "write" ? answer : undefined} />
          {moves.includes("WITHDRAW") && <Remove uid={uid} shown={false} />}
        </Panel>
      )}
      {ended && !writes && !shown && (
        <p className={prose}>
          You can’t write a reference now: their account isn’t active, or one of you has blocked the other.
        </p>
      )}
      {!writes && own && <OwnReference work={work} uid={uid} name={name} />}
      {removed && (
        <Panel title={`What you wrote about ${name}`}>
          <RemovedText what="Your reference" removed={removed} />
        </Panel>
      )}
      {shown && !own && !writes && !removed && (
        <p className={prose}>You have no reference about {name} here.</p>
      )}
      {shown && <Received work={work} uid={uid} name={name} answer={answer} />}
      <Title work={work} uid={uid} name={name} />
    </article>
  );
}

interface PartProps {
  work: ShownWork;
  uid: string;
  name: string;
}

function NotEnded({ work, uid, name }: PartProps) {
  return (
    <Panel title="The work goes on">
      <p className={prose}>{describeEnd(work, useTimes())}</p>
      {work.moves.includes("END") && (
        <SecondThought label="It has ended">
          <p className={prose}>{name} is told, and both of you can write a reference from now on.</p>
          <Form method="post">
            <input type="hidden" name="member" value={uid} />
            <IntentButton intent="end">Yes, the work has ended</IntentButton>
          </Form>
        </SecondThought>
      )}
    </Panel>
  );
}

function OwnReference({ work, uid, name }: PartProps) {
  const { brand } = useSite();
  const times = useTimes();
  const { own, side, brief, titleShown, shown, moves } = work;
  const replyRemoved = removedOf(work, otherSide(side), "REPLY");
  if (!own) return null;
  return (
    <Panel title={`What you wrote about ${name}`}>
      {!shown && <p className={prose}>{describeWaiting(work, name, times)}</p>}
      <ul className={plainList}>
        <ReferenceItem
          {...own}
          side={side}
          author="You"
          authorPath={null}
          about={describeWork(titleShown ? (brief?.title ?? null) : null, brand)}
          subject={name}
        >
          {own.reply !== null && <ReportLink about="reference" id={`${work.id}~${side}`} called="reply" />}
        </ReferenceItem>
      </ul>
      {replyRemoved && <RemovedText what={`The reply of ${name}`} removed={replyRemoved} />}
      {(moves.includes("REMOVE") || moves.includes("WITHDRAW")) && <Remove uid={uid} shown={shown} />}
    </Panel>
  );
}

function Remove({ uid, shown }: { uid: string; shown: boolean }) {
  return (
    <SecondThought label="Remove your reference">
      <p className={prose}>
        {shown
          ? "It goes at once, with the reply to it. You can’t write another one about this work."
          : "No one has read it. You can write it again later."}
      </p>
      <Form method="post">
        <input type="hidden" name="member" value={uid} />
        <IntentButton intent="withdraw" variant="danger">
          Yes, remove it
        </IntentButton>
      </Form>
    </SecondThought>
  );
}

function Received({ work, uid, name, answer }: PartProps & { answer: PostAnswer<never> | undefined }) {
  const { brand } = useSite();
  const { received, moves, side } = work;
  const removed = removedOf(work, otherSide(side), "REFERENCE");
  const replyRemoved = removedOf(work, side, "REPLY");
  const replied = answer?.intent === "reply" ? answer : undefined;
  return (
    <Panel title={`What ${name} wrote about you`}>
      {received ? (
        <ul className={plainList}>
          <ReferenceItem
            {...received}
            author={name}
            authorPath={received.author.uid && memberPath(received.author.uid)}
            about={describeWork(received.title, brand)}
            subject="You"
          >
            <ReportLink about="reference" id={received.id} />
          </ReferenceItem>
        </ul>
      ) : removed ? (
        <RemovedText what="Their reference" removed={removed} />
      ) : (
        <p className={prose}>There is no reference about you here.</p>
      )}
      {replyRemoved && <RemovedText what="Your reply" removed={replyRemoved} />}
      {(moves.includes("REPLY") || replied) && (
        <ReplyForm id={work.id} uid={uid} name={name} answer={replied} />
      )}
    </Panel>
  );
}

interface RemovedTextProps {
  /** "Your reply". */
  what: string;
  removed: ShownWork["removed"][number];
}

/** What an administrator took down: that they did, and to its author why. */
function RemovedText({ what, removed: { at, words } }: RemovedTextProps) {
  const { day } = useTimes();
  return (
    <>
      <p className={prose}>
        {what} was removed by an administrator on {day(at)}
        {words ? ", for this reason:" : ", after a report."}
      </p>
      {words && <TypedText text={words} />}
    </>
  );
}

/** Whether the brief's title is shown: both sides decide, at any time. */
function Title({ work, uid, name }: PartProps) {
  const { moves, titleShown, titleAgreed } = work;
  const shows = moves.includes("SHOW_TITLE");
  // While it is being written, its form asks.
  if (moves.includes("WRITE") || (!shows && !moves.includes("HIDE_TITLE"))) return null;
  return (
    <Panel title="The brief’s title">
      <p className={prose}>
        {titleShown
          ? "It is shown with the references, because both of you let it."
          : titleAgreed
            ? `You let it be shown. It is as soon as ${name} does, too.`
            : "It isn’t shown with the references. Both of you would have to agree."}
      </p>
      <Form method="post">
        <input type="hidden" name="member" value={uid} />
        <input type="hidden" name="shown" value={shows ? "yes" : "no"} />
        <IntentButton intent="title" variant="secondary">
          {shows ? "Let the title be shown" : "Don’t show the title"}
        </IntentButton>
      </Form>
    </Panel>
  );
}
