import { useTimed } from "~/shell/format/use-timed";
import type { WorkKind } from "~/shell/operations/operations.generated";
import { IntentButton } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { CheckIcon, QuestionIcon } from "~/ui/fit-icons";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { titleLink } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Panel } from "~/ui/panel";
import { disclosure } from "~/ui/second-thought.css";
import { ClockIcon, EyeIcon, MessageIcon, OpenIcon, PencilIcon, SentIcon } from "~/ui/state-icons";
import { ClockShape } from "~/ui/state-shapes";
import { finePrint, plainList, strong } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/dashboardWork.generated";
import { written } from "~/words/isolate";
import * as css from "./dashboard.css";
import { describeWork, firstStepKinds, type WorkLine } from "./work-texts";

const signs: Record<WorkKind, () => JSX.Element> = {
  ACCEPTED: CheckIcon,
  INVITATION: OpenIcon,
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

/**
 * The member's open tasks by due date, the later ones folded; for a new member, the first steps.
 */
export function WorkList({ work, ...reader }: WorkListProps) {
  const isNew = work.length > 0 && work.every(({ kind }) => firstStepKinds.includes(kind));
  const rest = work.slice(limits.workLines);
  return (
    <Panel title={isNew ? words.nextSteps() : words.toDo()}>
      {work.length === 0 && <p className={finePrint}>{words.nothingToDo()}</p>}
      <WorkLines work={work.slice(0, limits.workLines)} {...reader} />
      {rest.length > 0 && (
        <details aria-label={words.moreToDo({ count: rest.length })}>
          <summary className={disclosure}>{words.more({ count: rest.length })}</summary>
          <WorkLines work={rest} {...reader} />
        </details>
      )}
    </Panel>
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
      {line.kind === "AVAILABILITY" && <StillAvailable />}
    </li>
  );
}

function StillAvailable() {
  return (
    <Form method="post" action="/app" className={css.end}>
      <IntentButton intent="still-available" variant="secondary">
        {words.stillAvailable()}
      </IntentButton>
    </Form>
  );
}
