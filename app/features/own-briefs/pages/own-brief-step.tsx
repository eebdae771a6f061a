import { isRunning } from "~/domain/brief";
import { briefFields } from "~/domain/fields/brief-fields";
import { controlOf } from "~/domain/fields/controls";
import { waitingForReply } from "~/domain/proposal";
import { describeDate, describePlaces } from "~/features/briefs/shared/brief-texts";
import { stepActions } from "~/features/briefs/shared/step-actions.css";
import { BriefChip } from "~/features/market/shared/state-chip";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { reviewText } from "~/features/proposals/shared/waiting-texts";
import { editBriefPath, proposalsPath, publishedPath, workPathFor } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { IntentButton, LinkButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Monogram } from "~/ui/monogram";
import { Step } from "~/ui/step";
import { plainList } from "~/ui/text.css";
import * as words from "~/words/briefsOwn.generated";
import { formatList } from "~/words/lists";
import * as css from "./own-brief.css";
import type { Applicant, Filling } from "./own-brief.server";
import { describeProposals, describeState } from "./own-brief-texts";

interface OwnStepProps {
  brief: WholeBrief;
  filling: Filling | null;
  chosen: readonly Applicant[];
  waiting: readonly Applicant[];
}

/** What state the brief is in, and the one thing to do about it. */
export function OwnStep({ brief, filling, chosen, waiting }: OwnStepProps) {
  const { times, timed } = useTimed();
  if (filling) return <FillingStep brief={brief} filling={filling} />;
  const names = formatList(chosen.map(({ name }) => name));
  const title = brief.status === "FILLED" && names ? words.filledBy({ names }) : describeState(brief, times);
  return (
    <Step title={timed(title)} chip={<BriefChip status={brief.status} />}>
      <Works brief={brief} chosen={chosen} />
      {brief.status === "DRAFT" ? (
        <DraftStep brief={brief} />
      ) : (
        <ProposalsStep brief={brief} waiting={waiting} />
      )}
    </Step>
  );
}

/** The way to the work with each one who was accepted. */
function Works({ brief: { id }, chosen }: Pick<OwnStepProps, "brief" | "chosen">) {
  if (chosen.length === 0) return null;
  return (
    <ul className={plainList}>
      {chosen.map(({ applicantUid, name, face }) => (
        <li key={applicantUid} className={css.chosen}>
          <Monogram uid={applicantUid} name={name} face={face} through={id} size="large" />
          <Link to={workPathFor(id, applicantUid)} className={touchTarget}>
            {words.workWith({ name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** While the last yes can still be undone: when it will be told, and the way to undo it. */
function FillingStep({
  brief: { id },
  filling: { applicantUid, name, at },
}: {
  brief: WholeBrief;
  filling: Filling;
}) {
  const { times, timed } = useTimed();
  return (
    <Step title={words.saidYesTo({ name })}>
      <p>{timed(at ? words.fillsAt({ time: times.clock(at) }) : words.fillsNow())}</p>
      <div className={stepActions}>
        {at && (
          <Form method="post" action={proposalsPath(id, applicantUid)}>
            <input type="hidden" name="tellsAt" value={at} />
            <IntentButton intent="undo" variant="secondary">
              {words.undo()}
            </IntentButton>
          </Form>
        )}
        <LinkButton to={proposalsPath(id)} variant="quiet">
          {words.seeProposals()}
        </LinkButton>
      </div>
    </Step>
  );
}

function DraftStep({ brief }: { brief: WholeBrief }) {
  const { id, check, moves, revision } = brief;
  if (!moves.includes("EDIT")) return <p>{words.draftFixed()}</p>;
  const missing = (check ?? []).filter(({ met, required }) => required && !met);
  if (missing.length > 0) {
    return (
      <>
        <p>{words.draftNeeds()}</p>
        <ul className={plainList}>
          {missing.map(({ field, label }) => (
            <li key={field}>
              <a
                className={touchTarget}
                href={`${editBriefPath(id)}#brief-${id}-${controlOf(briefFields, field)}`}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className={stepActions}>
          <LinkButton to={editBriefPath(id)}>{words.continueEditing()}</LinkButton>
        </div>
      </>
    );
  }
  const mayPublish = moves.includes("PUBLISH");
  return (
    <>
      <p>{mayPublish ? words.draftReady() : words.draftUnconfirmed()}</p>
      <div className={stepActions}>
        {mayPublish && (
          <Form method="post">
            <input type="hidden" name="revision" value={revision} />
            <IntentButton intent="publish">{words.publish()}</IntentButton>
          </Form>
        )}
        <LinkButton to={editBriefPath(id)} variant={mayPublish ? "quiet" : "primary"}>
          {words.continueEditing()}
        </LinkButton>
      </div>
    </>
  );
}

/** "Answer 3 questions"; null where none waits. */
function describeAsked(asked: WholeBrief["unansweredQuestions"]): string | null {
  const count = asked?.nodes.length ?? 0;
  if (!asked || count === 0) return null;
  return asked.pageInfo.hasNextPage ? words.answerManyQuestions({ count }) : words.answerQuestions({ count });
}

/** Faces and names of those whose proposals are new, each a way to theirs. */
function NewProposals({ brief: { id }, waiting }: Pick<OwnStepProps, "brief" | "waiting">) {
  if (waiting.length === 0) return null;
  return (
    <ul className={css.waiting}>
      {waiting.map(({ applicantUid, name, face }) => (
        <li key={applicantUid}>
          <Link to={proposalsPath(id, applicantUid)} className={css.applicant}>
            <Monogram uid={applicantUid} name={name} face={face} through={id} />
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ProposalsStep({ brief, waiting }: Pick<OwnStepProps, "brief" | "waiting">) {
  const { id, status, counts, hidden } = brief;
  const { times, timed } = useTimed();
  const by = describeDate(brief, "decideBy", times);
  const unanswered = waitingForReply(counts);
  const runs = isRunning(brief);
  const kept = (brief.invitations ?? []).filter(({ keptUntil }) => keptUntil).length;
  const asked = runs ? describeAsked(brief.unansweredQuestions) : null;
  return (
    <>
      <p>
        {words.proposalsSentence({ proposals: describeProposals(brief) })}
        {status === "OPEN" && ` ${words.placesSentence({ places: describePlaces(brief) })}`}
        {kept > 0 && ` ${words.keptForInvited({ count: kept })}`}
      </p>
      {!hidden && <NewProposals brief={brief} waiting={waiting} />}
      {runs && by && <p>{timed(words.replyBy({ by }))}</p>}
      {hidden && <p>{runs ? words.hiddenRunning() : words.hiddenOver()}</p>}
      <div className={stepActions}>
        {counts.total > 0 && !hidden && (
          <LinkButton to={proposalsPath(id)}>
            {runs && unanswered > 0 ? reviewText(unanswered) : words.seeProposals()}
          </LinkButton>
        )}
        {status === "OPEN" && !hidden && (
          <LinkButton to={publishedPath(id)} variant="secondary">
            {words.shareAndInvite()}
          </LinkButton>
        )}
        {asked && (
          <LinkButton to="#questions" variant="secondary">
            {asked}
          </LinkButton>
        )}
      </div>
    </>
  );
}
