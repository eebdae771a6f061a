import type { ReactNode } from "react";
import type { Times } from "~/domain/times";
import { useTimed } from "~/shell/format/use-timed";
import type { WorkKind } from "~/shell/operations/operations.generated";
import { IntentButton, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { CheckIcon, QuestionIcon } from "~/ui/fit-icons";
import { Form } from "~/ui/form";
import { Hero } from "~/ui/hero";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { disclosure } from "~/ui/second-thought.css";
import { ClockIcon, EyeIcon, MessageIcon, OpenIcon, PencilIcon, SentIcon } from "~/ui/state-icons";
import { ClockShape } from "~/ui/state-shapes";
import { finePrint, plainList, strong } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/dashboardWork.generated";
import { written } from "~/words/isolate";
import { actionOnHidden } from "~/words/uiApp.generated";
import * as css from "./dashboard.css";
import { type Awaited, describeNext } from "./next-texts";
import { describeWork, firstStepKinds, type WorkLine } from "./work-texts";

const signs: Record<WorkKind, () => JSX.Element> = {
  INVITATION: OpenIcon,
  NEW_VERSION: QuestionIcon,
  AGREEMENT: QuestionIcon,
  DELIVERY: EyeIcon,
  TIME: EyeIcon,
  TIME_RETURNED: PencilIcon,
  MESSAGE: MessageIcon,
  REFERENCE: PencilIcon,
  BRIEF_CLOSES: ClockIcon,
  QUESTIONS: QuestionIcon,
  REVIEW: EyeIcon,
  AVAILABILITY: ClockIcon,
  PROPOSAL_DRAFT: PencilIcon,
  BRIEF_DRAFT: PencilIcon,
  FIRST_BRIEF: OpenIcon,
  PROFILE: PencilIcon,
  FIRST_PROPOSAL: SentIcon,
  VISIBILITY: EyeIcon,
};

interface WorkListProps {
  work: readonly WorkLine[];
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
  isConfirmed: boolean;
  isHirer: boolean;
}

interface NextProps extends WorkListProps {
  /** The button where nothing waits; null for a member who can't do anything now. */
  otherwise: ReactNode;
  /** What the member waits for where nothing waits for them. */
  awaited: (times: Times) => Awaited | null;
}

/** What is next for the member: the first of their open tasks, or that there is none. */
export function Next({ work, otherwise, awaited, ...reader }: NextProps) {
  const [first] = work;
  if (first)
    return <NextLine line={first} above={isNew(work) ? words.nextSteps() : words.next()} {...reader} />;
  return <Nothing action={otherwise} awaited={awaited} />;
}

/** That nothing is to do, and by when the other side is to answer. */
function Nothing({ action, awaited }: Pick<NextProps, "awaited"> & { action: ReactNode }) {
  const { times, timed } = useTimed();
  const next = awaited(times);
  return (
    <Hero
      above={words.next()}
      title={words.nothingTitle()}
      action={action}
      mark={<CheckIcon />}
      isIcon
      isQuiet
    >
      <p>{next ? <Link to={next.to}>{timed(next.text)}</Link> : words.nothingToDo()}</p>
    </Hero>
  );
}

/** First steps alone. */
function isNew(work: readonly WorkLine[]): boolean {
  return work.length > 0 && work.every(({ kind }) => firstStepKinds.includes(kind));
}

interface RestProps extends WorkListProps {
  /** What stands above them all: the first of them, or a work that has begun. */
  above: "FIRST" | "WORK";
}

/** The member's open tasks below what is next, by due date, the later ones folded. */
export function WorkList({ work, above, ...reader }: RestProps) {
  const others = above === "FIRST" ? work.slice(1) : work;
  if (others.length === 0) return null;
  const rest = others.slice(limits.workLines);
  return (
    <Card title={isNew(work) ? words.nextSteps() : words.toDo()}>
      <WorkLines work={others.slice(0, limits.workLines)} {...reader} />
      {rest.length > 0 && (
        <details aria-label={words.moreToDo({ count: rest.length })}>
          <summary className={disclosure}>{words.more({ count: rest.length })}</summary>
          <WorkLines work={rest} {...reader} />
        </details>
      )}
    </Card>
  );
}

function WorkLines({ work, ...reader }: WorkListProps) {
  return (
    <ul className={plainList}>
      {work.map((line) => (
        <WorkItem
          key={[line.kind, line.conversation ?? line.work, line.brief?.id].join()}
          line={line}
          {...reader}
        />
      ))}
    </ul>
  );
}

interface WorkItemProps extends Omit<WorkListProps, "work"> {
  line: WorkLine;
}

function WorkItem({ line, ...reader }: WorkItemProps) {
  const { times, timed } = useTimed();
  const Sign = signs[line.kind];
  const { due: said, title, to, text, lang, isSoon } = describeWork(line, { ...reader, times });
  const due = timed(said);
  return (
    <li className={css.line}>
      <span className={line.uid ? css.face : css.mark}>
        {line.uid && line.who ? (
          <Monogram uid={line.uid} name={line.who} face={line.face} through={line.brief?.id} />
        ) : (
          <Sign />
        )}
      </span>
      <div>
        <Link className={`${titleLink} ${strong}`} to={to} dir="auto">
          {title}
        </Link>
        <p className={css.about}>
          <bdi {...written(text, lang)}>{text}</bdi>
        </p>
      </div>
      {due && (
        <p className={`${css.end} ${finePrint}`}>
          {isSoon ? (
            <Chip tone="wait" icon={<ClockShape />}>
              {due}
            </Chip>
          ) : (
            due
          )}
        </p>
      )}
      {line.kind === "AVAILABILITY" && <StillAvailable variant="secondary" className={css.end} />}
    </li>
  );
}

interface NextLineProps extends WorkItemProps {
  above: string;
}

function NextLine({ line, above, ...reader }: NextLineProps) {
  const { times, timed } = useTimed();
  const Sign = signs[line.kind];
  const { headline, when, title, to, text, lang, isSoon } = describeNext(line, { ...reader, times });
  const hasFace = Boolean(line.uid && line.who);
  const isAvailability = line.kind === "AVAILABILITY";
  return (
    <Hero
      above={above}
      title={<bdi>{timed(headline)}</bdi>}
      isIcon={!hasFace}
      mark={
        line.uid && line.who ? (
          <Monogram
            uid={line.uid}
            name={line.who}
            face={line.face}
            through={line.brief?.id}
            size="portrait"
          />
        ) : (
          <Sign />
        )
      }
      action={
        <>
          {isAvailability && <StillAvailable variant="primary" />}
          <LinkButton to={to} variant={isAvailability ? "secondary" : "primary"}>
            {actionOnHidden({
              action: words.go({ kind: line.kind }),
              what: title,
              hidden: (more) => <span className={visuallyHidden}>{more}</span>,
            })}
          </LinkButton>
        </>
      }
    >
      <p>
        <bdi {...written(text, lang)}>{text}</bdi>
      </p>
      {when && (
        <p className={css.due}>
          {isSoon && <ClockShape />}
          <span className={css.when}>{timed(when)}</span>
        </p>
      )}
    </Hero>
  );
}

function StillAvailable({ variant, className }: { variant: "primary" | "secondary"; className?: string }) {
  return (
    <Form method="post" action="/app" className={className}>
      <IntentButton intent="still-available" variant={variant}>
        {words.stillAvailable()}
      </IntentButton>
    </Form>
  );
}
