import { nameOrState } from "~/domain/member-state";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { agreementPath, briefPath, workPath } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { UnsentText } from "~/shell/forms/unsent-text";
import { LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Hero } from "~/ui/hero";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { written } from "~/words/isolate";
import * as words from "~/words/milestones.generated";
import { cardId, hasFormFor, MilestoneCard } from "./milestone-card";
import * as css from "./milestones-page.css";
import type { loadMilestones } from "./milestones-page.server";

interface MilestonesPageProps {
  page: Awaited<ReturnType<typeof loadMilestones>>;
  answer: PostAnswer<never> | undefined;
}

/** What the other side is called. */
export function otherName({
  other,
  otherState,
}: Pick<MilestonesPageProps["page"]["work"], "other" | "otherState">) {
  return nameOrState(other?.profile.organisation || other?.profile.displayName, otherState);
}

const dones = ["delivered", "takenBack", "accepted", "sentBack"];

/** `/app/work/:id/milestones`: what is delivered and accepted, part by part. */
export function MilestonesPage({ page, answer: given }: MilestonesPageProps) {
  const { work, done } = page;
  const { id, brief, agreement, side } = work;
  const { milestones } = agreement;
  const name = otherName(work);
  const answer = given ?? page.kept ?? undefined;
  const accepted = milestones.filter(({ state }) => state === "ACCEPTED").length;
  const yours = milestones.filter(({ state }) =>
    side === "HIRER" ? state === "DELIVERED" : state === "PLANNED" || state === "RETURNED",
  );
  const [first] = yours;
  const next = first ?? milestones.find(({ state }) => state !== "ACCEPTED");
  const { milestone: inForm, words: typed } = answer?.lastResult.initialValue ?? {};
  const posted = milestones.find(({ milestone }) => milestone.id === inForm);
  const hasForm = posted && hasFormFor(answer?.intent, posted);
  return (
    <article className={css.page}>
      <BackArrow to={workPath(id)}>{words.toWork()}</BackArrow>
      <PageHeading
        title={words.title({ name })}
        lede={
          brief?.title && (
            <Link to={briefPath(brief.id)} {...written(brief.title, brief.writtenIn)}>
              {brief.title}
            </Link>
          )
        }
      />
      {done && !answer && dones.includes(done) && <Done title={words.done({ done, name })} />}
      <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
      {!hasForm && <UnsentText text={typed} />}
      {milestones.length === 0 ? (
        <>
          <p>{words.none({ agreed: agreement.confirmedAt ? "YES" : "NO" })}</p>
          {agreement.possible && (
            <p>
              <LinkButton to={agreementPath(id)} variant="secondary">
                {words.toAgreement()}
              </LinkButton>
            </p>
          )}
        </>
      ) : (
        <>
          <Hero
            above={words.accepted({ accepted, of: milestones.length })}
            title={
              accepted === milestones.length
                ? words.allAccepted()
                : first
                  ? words.yourTurn({ side, title: first.milestone.title })
                  : words.theirTurn({ side, name })
            }
            action={
              next && (
                <LinkButton to={`#${cardId(next)}`} variant="secondary">
                  {words.goTo({ turn: first ? "YOU" : "THEY" })}
                </LinkButton>
              )
            }
          >
            {accepted < milestones.length && (
              <p>{words.nextHint({ side, turn: first ? "YOU" : "THEY", name })}</p>
            )}
          </Hero>
          <div className={css.list}>
            {milestones.map((one) => (
              <MilestoneCard
                key={one.milestone.id}
                id={id}
                name={name}
                side={side}
                progress={one}
                answer={inForm === one.milestone.id ? answer : undefined}
              />
            ))}
          </div>
          <p>
            <Link to={agreementPath(id)} className={touchTarget}>
              {words.toAgreement()}
            </Link>
          </p>
        </>
      )}
      <p>
        <Link to={workPath(id)} className={touchTarget}>
          {words.toWork()}
        </Link>
      </p>
    </article>
  );
}
