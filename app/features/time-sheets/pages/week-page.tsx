import { nameOrState } from "~/domain/member-state";
import { BackArrow } from "~/features/market/shared/back-arrow";
import { LookChip } from "~/features/market/shared/state-chip";
import { timeLooks } from "~/features/market/shared/state-looks";
import { CapFacts } from "~/features/time-sheets/shared/cap-facts";
import { sayWeek } from "~/features/time-sheets/shared/say-time";
import { agreementPath, timePath, weekPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { UnsentText } from "~/shell/forms/unsent-text";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { SecondThought } from "~/ui/second-thought";
import { finePrint, sentences, strong } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { TypedText } from "~/ui/typed-text";
import { limits } from "~/values/limits";
import { noReturnWords } from "~/words/problems.generated";
import * as words from "~/words/timeSheets.generated";
import * as css from "./time-page.css";
import type { loadWeek } from "./time-page.server";
import { WeekForm } from "./week-form";
import { WeekTable } from "./week-table";

type Loaded = Awaited<ReturnType<typeof loadWeek>>;
export type Week = NonNullable<Loaded["work"]["time"]["week"]>;

interface WeekPageProps {
  page: Loaded;
  answer: PostAnswer<never> | undefined;
}

const dones = ["saved", "submitted", "takenBack", "approved", "returned"];

/** `/app/work/:id/time/:week`: the seven days of a week. */
export function WeekPage({ page, answer: given }: WeekPageProps) {
  const { work, monday, done } = page;
  const { id, time, other, otherState } = work;
  const { week } = time;
  const name = nameOrState(other?.profile.organisation || other?.profile.displayName, otherState);
  const answer = given ?? page.kept ?? undefined;
  const isTyped = answer?.intent === "save" || answer?.intent === "submit";
  const hasForm = week?.moves.includes("SAVE") ?? false;
  const isAnswered = (isTyped && hasForm) || (answer?.intent === "return" && week?.moves.includes("RETURN"));
  return (
    <article className={css.page}>
      <BackArrow to={timePath(id)}>{words.toTime()}</BackArrow>
      <PageHeading title={words.week({ day: formatDay(monday) })} lede={words.title({ name })} />
      {done && !answer && dones.includes(done) && <Done title={words.done({ done, name })} />}
      {!isAnswered && (
        <>
          <ErrorSummary formErrors={formErrors(answer)} fields={[]} lastResult={answer?.lastResult} />
          <UnsentText text={unsentOf(answer)} />
        </>
      )}
      {week ? (
        <WeekCard
          {...{ id, name, week }}
          unit={time.agreed?.unit ?? week.unit}
          side={work.side}
          answer={answer}
        />
      ) : (
        <p>{words.notSubmitted({ name })}</p>
      )}
      <Card title={words.capTitle()}>
        <CapFacts id={id} time={time} />
        {!time.nearCap && time.agreed && work.side === "TALENT" && (
          <p>
            <Link to={agreementPath(id)} className={touchTarget}>
              {words.change()}
            </Link>
          </p>
        )}
      </Card>
      <p>
        <Link to={timePath(id)} className={touchTarget}>
          {words.toTime()}
        </Link>
      </p>
    </article>
  );
}

/** The words of a form that its page hasn’t got any more. */
function unsentOf(answer: PostAnswer<never> | undefined): string | undefined {
  const { words: said, ...typed } = answer?.lastResult.initialValue ?? {};
  const notes = Object.entries(typed).flatMap(([name, text]) =>
    name.startsWith("note") && typeof text === "string" && text ? [text] : [],
  );
  return [said, ...notes].filter(Boolean).join("\n") || undefined;
}

interface WeekCardProps {
  /** Of the work. */
  id: string;
  /** Of the other side. */
  name: string;
  week: Week;
  /** That is written now: of the version that holds. */
  unit: Week["unit"];
  side: Loaded["work"]["side"];
  answer: PostAnswer<never> | undefined;
}

function WeekCard({ id, name, week, unit, side, answer }: WeekCardProps) {
  const { times, timed } = useTimed();
  const { state, at, returned, moves, turn } = week;
  const can = (move: Week["moves"][number]) => moves.includes(move);
  const given = { id, week: week.week, turn };
  return (
    <>
      <p className={css.facts}>
        <LookChip look={timeLooks[side][state]}>{words.state({ state })}</LookChip>
        {at && <span className={finePrint}>{timed(words.movedOn({ state, day: times.day(at) }))}</span>}
        <span className={finePrint}>{sayWeek(week)}</span>
      </p>
      <p className={sentences}>{words.hint({ side, state, name })}</p>
      {returned && (
        <div>
          <h2 className={strong}>
            {timed(
              words.returnedOn({ by: side === "HIRER" ? "YOU" : "OTHER", name, day: times.day(returned.at) }),
            )}
          </h2>
          <TypedText text={returned.words} />
        </div>
      )}
      {can("SAVE") ? (
        <WeekForm id={id} week={week} unit={unit} answer={answer} />
      ) : (
        (side === "TALENT" || state !== "RETURNED") && <WeekTable week={week} />
      )}
      {can("TAKE_BACK") && (
        <SecondThought label={words.takeBack()}>
          <p className={sentences}>{words.takeBackMeans({ name })}</p>
          <Press {...given} intent="takeBack" variant="danger">
            {words.takeBackIt()}
          </Press>
        </SecondThought>
      )}
      {can("APPROVE") && (
        <>
          <p className={sentences}>{words.approveMeans()}</p>
          <Press {...given} intent="approve" variant="primary">
            {words.approve()}
          </Press>
        </>
      )}
      {can("RETURN") && (
        <SecondThought label={words.returnWeek()} open={answer?.intent === "return"}>
          <ReturnForm {...given} name={name} answer={answer} />
        </SecondThought>
      )}
    </>
  );
}

interface GivenWeek {
  /** Of the work. */
  id: string;
  /** Its Monday. */
  week: string;
  /** How often it had moved when it was shown. */
  turn: number;
}

interface PressProps extends GivenWeek {
  intent: string;
  variant: "primary" | "danger";
  children: string;
}

function Press({ id, week, turn, intent, variant, children }: PressProps) {
  return (
    <Form method="post" action={weekPath(id, week)}>
      <input type="hidden" name="turn" value={turn} />
      <IntentButton intent={intent} variant={variant}>
        {children}
      </IntentButton>
    </Form>
  );
}

interface ReturnFormProps extends GivenWeek {
  name: string;
  answer: PostAnswer<never> | undefined;
}

function ReturnForm({ id, week, turn, name, answer }: ReturnFormProps) {
  const lastResult = answer?.intent === "return" ? answer.lastResult : undefined;
  const form = useForm({
    id: "return",
    names: ["words"],
    lastResult,
    constraint: { words: { required: true, maxLength: limits.timeReturnWords } },
    missing: { words: noReturnWords },
  });
  const { words: said } = form.fields;
  return (
    <Form method="post" action={weekPath(id, week)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[said]} lastResult={lastResult} />
      <input type="hidden" name="turn" value={turn} />
      <TextArea
        field={said}
        label={words.returnLabel()}
        hint={words.returnHint({ name })}
        rows={5}
        count={<Counter field={said} />}
      />
      <div>
        <IntentButton intent="return" variant="secondary">
          {words.returnIt()}
        </IntentButton>
      </div>
    </Form>
  );
}
