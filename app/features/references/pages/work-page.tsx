import type { ReactNode } from "react";
import { AgreementCard } from "~/features/agreements/shared/agreement-card";
import { MilestonesCard } from "~/features/milestones/shared/milestones-card";
import { otherSideOf } from "~/features/references/shared/other-side";
import { TimeCard } from "~/features/time-sheets/shared/time-card";
import { briefPath, ownPaths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { columns, main, side } from "~/ui/columns.css";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { bar } from "~/ui/sub-nav.css";
import { written } from "~/words/isolate";
import * as words from "~/words/referencesWork.generated";
import { allWork } from "~/words/work.generated";
import { WorkEnd } from "./work-end";
import { WorkHero } from "./work-hero";
import { takesLine, WorkLine } from "./work-line";
import { WorkNext } from "./work-next";
import * as css from "./work-page.css";
import type { loadWork } from "./work-page.server";
import { WorkPath } from "./work-path";
import { WorkPeople } from "./work-people";
import { WorkReferences } from "./work-references";
import { Asked, Offered } from "./work-terms";
import { doneTexts } from "./work-texts";

type Loaded = Awaited<ReturnType<typeof loadWork>>;

interface WorkPageProps extends Loaded {
  answer: PostAnswer<never> | undefined;
  /** What was asked along the way: of a feature that knows works. */
  scope: ReactNode;
}

/** Forms with an answer of their own. */
const withAnswer = ["write", "reply", "line"];

/**
 * `/app/work/:id`: what both sides of an accepted proposal share, from the yes to the references.
 */
export function WorkPage({ work, newId, done, answer, scope }: WorkPageProps) {
  const named = otherSideOf(work);
  const { brief, ended } = work;
  const news = answer ? undefined : doneTexts[done ?? ""]?.(named);
  const elsewhere = answer && !withAnswer.includes(answer.intent) ? answer : undefined;
  const part = { work, named };
  return (
    <article>
      <PageHeading
        title={words.title(named)}
        lede={
          brief?.title && (
            <Link to={briefPath(brief.id)} {...written(brief.title, brief.writtenIn)}>
              {brief.title}
            </Link>
          )
        }
      />
      {news && <Done {...news} />}
      <ErrorSummary formErrors={formErrors(elsewhere)} fields={[]} lastResult={elsewhere?.lastResult} />
      <WorkHero {...part} hasForm={takesLine(work)} />
      <WorkPath {...part} />
      {ended && <WorkReferences {...part} answer={answer} />}
      <div className={columns}>
        <div className={`${side} ${css.cards}`}>
          <WorkNext {...part} />
          <WorkPeople {...part} />
        </div>
        <div className={`${main} ${css.cards}`}>
          <WorkLine {...part} newId={newId} answer={answer?.intent === "line" ? answer : undefined} />
          <MilestonesCard id={work.id} side={work.side} milestones={work.agreement.milestones} />
          <TimeCard id={work.id} side={work.side} time={work.agreement.time} />
          <AgreementCard id={work.id} side={work.side} name={named.name} agreement={work.agreement} />
          {scope}
          <Asked {...part} />
          <Offered {...part} />
          {!ended && <WorkEnd {...part} />}
        </div>
      </div>
      <p className={bar}>
        <Link to={ownPaths.work} className={touchTarget}>
          {allWork()}
        </Link>
        <Link to={ownPaths.references} className={touchTarget}>
          {words.allReferences()}
        </Link>
      </p>
    </article>
  );
}
