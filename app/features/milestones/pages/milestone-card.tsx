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
import { noDeliveryWords, noSendBackWords } from "~/words/problems.generated";
import * as css from "./milestones-page.css";
import type { loadMilestones } from "./milestones-page.server";

type Progress = Awaited<ReturnType<typeof loadMilestones>>["work"]["agreement"]["milestones"][number];

interface MilestoneCardProps {
  /** Of the work. */
  id: string;
  /** Of the other side. */
  name: string;
  side: WorkSide;
  progress: Progress;
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
              <WordsForm
                {...given}
                intent="deliver"
                answer={answer}
                most={limits.deliveryWords}
                label={words.deliverLabel()}
                hint={words.deliverHint({ name })}
                button={words.deliverIt()}
                missing={noDeliveryWords}
              />
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
              <WordsForm
                {...given}
                intent="sendBack"
                answer={answer}
                most={limits.returnWords}
                label={words.sendBackLabel()}
                hint={words.sendBackHint({ name })}
                button={words.sendBackIt()}
                missing={noSendBackWords}
              />
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
function Round({ delivery: { round, at, words: said, returned }, side, name }: RoundProps) {
  const { times, timed } = useTimed();
  const by = (own: WorkSide) => (side === own ? "YOU" : "OTHER");
  return (
    <>
      <div>
        <h3 className={strong}>
          {timed(words.deliveredOn({ by: by("TALENT"), name, day: times.day(at), round: `${round}` }))}
        </h3>
        {said ? <TypedText text={said} /> : <p className={finePrint}>{words.noWords()}</p>}
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

type Given = Pick<MilestoneCardProps, "id" | "name" | "progress">;

/** Names what was shown: the milestone, and how often it had moved. */
function Shown({ progress: { milestone, turn } }: Pick<Given, "progress">) {
  return (
    <>
      <input type="hidden" name="milestone" value={milestone.id} />
      <input type="hidden" name="turn" value={turn} />
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

interface WordsFormProps extends Given {
  intent: "deliver" | "sendBack";
  answer: PostAnswer<never> | undefined;
  most: number;
  label: string;
  hint: string;
  button: string;
  missing: () => string;
}

function WordsForm({ id, progress, intent, answer, most, label, hint, button, missing }: WordsFormProps) {
  const { milestone, takesWords } = progress;
  const lastResult = answer?.intent === intent ? answer.lastResult : undefined;
  const form = useForm({
    id: `${intent}-${milestone.id}`,
    names: ["words"],
    lastResult,
    constraint: { words: { required: takesWords, maxLength: most } },
    missing: { words: missing },
  });
  const { words: said } = form.fields;
  return (
    <Form method="post" action={milestonesPath(id)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[said]} lastResult={lastResult} />
      <Shown progress={progress} />
      {takesWords ? (
        <TextArea field={said} label={label} hint={hint} rows={5} count={<Counter field={said} />} />
      ) : (
        <p className={sentences}>{words.withoutWords()}</p>
      )}
      <div className={buttonRow}>
        <IntentButton intent={intent} variant={intent === "deliver" ? "primary" : "secondary"}>
          {button}
        </IntentButton>
      </div>
    </Form>
  );
}
