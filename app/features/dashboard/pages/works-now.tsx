import { type OtherSide, otherSideOf } from "~/features/references/shared/other-side";
import { OtherFace } from "~/features/references/shared/side-face";
import { TwoFaces } from "~/features/references/shared/two-faces";
import { WorkChip } from "~/features/references/shared/work-chip";
import { agreedStep, headlineOf, nextOf } from "~/features/references/shared/work-next";
import { ownPaths, workPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Hero } from "~/ui/hero";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { plainList, strong } from "~/ui/text.css";
import { besideEachOther, written } from "~/words/isolate";
import { title } from "~/words/referencesWork.generated";
import * as words from "~/words/work.generated";
import * as css from "./dashboard.css";
import type { LoadedDashboard } from "./dashboard-page.server";
import type { WorkLine } from "./work-texts";

type Work = LoadedDashboard["works"][number];

/** Whether it weighs more than all tasks: a yes of the last days, or the other side’s question. */
export function comesFirst({ stage }: Pick<Work, "stage">): boolean {
  return stage === "NEW" || stage === "ASKED";
}

/** Whether it asks the member for a step that is due before the first of their tasks. */
export function isNextStep(work: Work, first?: Pick<WorkLine, "due">): boolean {
  const step = agreedStep(work);
  if (step?.by !== work.side) return false;
  return !first || (step.dueOn !== null && step.dueOn < (first.due ?? never));
}

/** Later than every moment. */
const never = "9999-12-31";

/** The work that asks for something first: who it is with, what is next, and by when. */
export function WorkNow({ work }: { work: Work }) {
  const named = otherSideOf(work);
  const { times, timed } = useTimed();
  const { you } = nextOf(work, named, times);
  const { id, brief, stage } = work;
  const step = agreedStep(work);
  const isOwn = step?.by === work.side;
  return (
    <Hero
      above={title(named)}
      title={timed(isOwn ? sayStep(you.text, step.dueOn) : headlineOfNow(work, named))}
      mark={<TwoFaces work={work} named={named} />}
      action={<LinkButton to={workPath(id)}>{words.go({ stage })}</LinkButton>}
    >
      {brief?.title && (
        <p>
          <bdi {...written(brief.title, brief.writtenIn)}>{brief.title}</bdi>
        </p>
      )}
      {!isOwn && <p>{timed(besideEachOther([you.text, you.when]))}</p>}
    </Hero>
  );
}

function sayStep(step: string, dueOn: string | null): string {
  return dueOn ? words.stepBy({ step, day: formatDay(dueOn) }) : step;
}

function headlineOfNow(work: Work, named: OtherSide): string {
  return work.stage === "ASKED" ? words.answerEnd({ name: named.name }) : headlineOf(work, named);
}

/** What runs, where something else weighs more; nothing where nothing does. */
export function WorksNow({ works }: { works: readonly Work[] }) {
  if (works.length === 0) return null;
  return (
    <Card title={words.runningNow()}>
      <ul className={plainList}>
        {works.map((work) => (
          <WorkItem key={work.id} work={work} />
        ))}
      </ul>
      <Link className={touchTarget} to={ownPaths.work}>
        {words.allWork()}
      </Link>
    </Card>
  );
}

function WorkItem({ work }: { work: Work }) {
  const named = otherSideOf(work);
  const { times, timed } = useTimed();
  const { you } = nextOf(work, named, times);
  const { id, brief, stage } = work;
  return (
    <li className={css.line}>
      <div className={css.face}>
        <OtherFace work={work} named={named} size="large" />
      </div>
      <div>
        <Link className={`${titleLink} ${strong}`} to={workPath(id)} dir="auto">
          {named.name}
        </Link>
        {brief?.title && (
          <p className={css.about}>
            <bdi {...written(brief.title, brief.writtenIn)}>{brief.title}</bdi>
          </p>
        )}
        <p>{timed(besideEachOther([you.text, you.when]))}</p>
      </div>
      <p className={css.end}>
        <WorkChip stage={stage} />
      </p>
    </li>
  );
}
