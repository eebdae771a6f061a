import type { WorkSide } from "~/domain/reference";
import { ReportLink } from "~/features/market/shared/report-link";
import { MilestoneFacts } from "~/features/milestones/shared/milestone-facts";
import { milestonesPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import type { DeliveryFieldsFragment } from "~/shell/operations/operations.generated";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Card } from "~/ui/card";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { disclosure } from "~/ui/second-thought.css";
import { finePrint, sentences, strong } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import { limits } from "~/values/limits";
import * as words from "~/words/milestones.generated";
import { noSendBackWords } from "~/words/problems.generated";
import { DeliverForm } from "./deliver-form";
import { DeliveredFiles } from "./delivered-files";
import * as css from "./milestones-page.css";
import { type Given, type Progress, Shown } from "./shown-progress";

interface MilestoneCardProps extends Given {
  side: WorkSide;
  /** To a form of this one. */
  answer: PostAnswer<never> | undefined;
}

/** Where a page leads to it. */
export const cardId = ({ milestone }: Progress) => `milestone-${milestone.id}`;

/** Whether a milestone still has the form, with its words, that an answer is to. */
export function hasFormFor(intent: string | undefined, { moves, takesWords }: Progress): boolean {
  if (!takesWords) return false;
  if (intent === "deliver") return moves.includes("DELIVER");
  return intent === "sendBack" && moves.includes("SEND_BACK");
}

/** Whether the page shows words of the other side. */
function saidByOther({ delivery, earlier }: Progress, side: WorkSide): boolean {
  const shown = delivery ? [delivery, ...earlier] : [];
  return shown.some((one) => (side === "HIRER" ? one.words : one.returned) !== null);
}

/** A milestone: when it is done, what was delivered, and what its reader can do with it. */
export function MilestoneCard({ id, name, side, progress, answer }: MilestoneCardProps) {
  const { times, timed } = useTimed();
  const { milestone, state, delivery, earlier, moves, at, acceptsAt, bySilence } = progress;
  const can = (move: Progress["moves"][number]) => moves.includes(move);
  const given = { id, name, progress };
  const { title } = milestone;
  return (
    <div id={cardId(progress)} className={css.card}>
      <Card title={title}>
        <div className={css.parts}>
          <MilestoneFacts progress={progress} side={side} />
          {milestone.doneWhen && (
            <div>
              <h3 className={strong}>{words.doneWhen()}</h3>
              <TypedText text={milestone.doneWhen} />
            </div>
          )}
          {delivery && <Round delivery={delivery} side={side} name={name} />}
          {earlier.length > 0 && (
            <details>
              <summary className={disclosure}>{words.earlierRounds({ count: earlier.length })}</summary>
              <div className={css.parts}>
                {earlier.map((one) => (
                  <Round key={one.round} delivery={one} side={side} name={name} />
                ))}
              </div>
            </details>
          )}
          {saidByOther(progress, side) && <ReportLink about="work" id={`${id}~${milestone.id}`} />}
          {state === "ACCEPTED" && at && (
            <p className={sentences}>
              {timed((bySilence ? words.silentlyOn : words.acceptedOn)({ day: times.day(at) }))}
            </p>
          )}
          {acceptsAt && (
            <p className={sentences}>{timed(words.silenceOn({ side, name, day: times.until(acceptsAt) }))}</p>
          )}
          {can("DELIVER") && (
            <SecondThought label={words.deliver()} of={title} open={answer?.intent === "deliver"}>
              <DeliverForm {...given} answer={answer} />
            </SecondThought>
          )}
          {can("TAKE_BACK") && (
            <SecondThought label={words.takeBack()} of={title}>
              <p className={sentences}>{words.takeBackMeans({ name })}</p>
              <Press {...given} intent="takeBack" variant="danger">
                {words.takeBackIt()}
              </Press>
            </SecondThought>
          )}
          {can("ACCEPT") && state === "DELIVERED" && (
            <>
              <p className={sentences}>{words.acceptMeans()}</p>
              <Press {...given} intent="accept" variant="primary">
                {words.accept()}
              </Press>
            </>
          )}
          {can("SEND_BACK") && (
            <SecondThought label={words.sendBack()} of={title} open={answer?.intent === "sendBack"}>
              <SendBackForm {...given} answer={answer} />
            </SecondThought>
          )}
          {can("ACCEPT") && state !== "DELIVERED" && (
            <SecondThought label={words.acceptEarly()} of={title}>
              <p className={sentences}>{words.acceptEarlyMeans({ state })}</p>
              <Press {...given} intent="accept" variant="secondary">
                {words.accept()}
              </Press>
            </SecondThought>
          )}
        </div>
      </Card>
    </div>
  );
}

interface RoundProps extends Pick<MilestoneCardProps, "side" | "name"> {
  delivery: DeliveryFieldsFragment;
}

/** What was delivered, and what of it wasn’t done. */
function Round({ delivery: { round, at, words: said, files, returned }, side, name }: RoundProps) {
  const { times, timed } = useTimed();
  const by = (own: WorkSide) => (side === own ? "YOU" : "OTHER");
  return (
    <>
      <div>
        <h3 className={strong}>
          {timed(words.deliveredOn({ by: by("TALENT"), name, day: times.day(at), round: `${round}` }))}
        </h3>
        {said ? <TypedText text={said} /> : <p className={finePrint}>{words.noWords()}</p>}
        <DeliveredFiles files={files} />
      </div>
      {returned && (
        <div>
          <h3 className={strong}>
            {timed(words.returnedOn({ by: by("HIRER"), name, day: times.day(returned.at) }))}
          </h3>
          <TypedText text={returned.words} />
        </div>
      )}
    </>
  );
}

interface PressProps extends Given {
  intent: string;
  variant: "primary" | "secondary" | "danger";
  children: string;
}

function Press({ id, progress, intent, variant, children }: PressProps) {
  return (
    <Form method="post" action={milestonesPath(id)}>
      <Shown progress={progress} />
      <IntentButton intent={intent} variant={variant}>
        {children}
      </IntentButton>
    </Form>
  );
}

function SendBackForm({ id, name, progress, answer }: Given & Pick<MilestoneCardProps, "answer">) {
  const lastResult = answer?.intent === "sendBack" ? answer.lastResult : undefined;
  const form = useForm({
    id: `sendBack-${progress.milestone.id}`,
    names: ["words"],
    lastResult,
    constraint: { words: { required: true, maxLength: limits.returnWords } },
    missing: { words: noSendBackWords },
  });
  const { words: said } = form.fields;
  return (
    <Form method="post" action={milestonesPath(id)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[said]} lastResult={lastResult} />
      <Shown progress={progress} />
      <TextArea
        field={said}
        label={words.sendBackLabel()}
        hint={words.sendBackHint({ name })}
        rows={5}
        count={<Counter field={said} />}
      />
      <div className={buttonRow}>
        <IntentButton intent="sendBack" variant="secondary">
          {words.sendBackIt()}
        </IntentButton>
      </div>
    </Form>
  );
}
