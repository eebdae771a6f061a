import { weekPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { control } from "~/ui/field.css";
import { controlProps, type Field, FieldErrors } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { finePrint, sentences } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/timeSheets.generated";
import * as css from "./time-page.css";
import { weekdays } from "./week-controls";
import type { Week } from "./week-page";
import { headings, WeekTable } from "./week-table";

interface WeekFormProps {
  /** Of the work. */
  id: string;
  week: Week;
  /** Of the version that holds. */
  unit: Week["unit"];
  answer: PostAnswer<never> | undefined;
}

/** The talent writes a week, and submits it. */
export function WeekForm({ id, week, unit, answer }: WeekFormProps) {
  const { days, turn, takesWords } = week;
  const lastResult = answer?.intent === "save" || answer?.intent === "submit" ? answer.lastResult : undefined;
  const form = useForm({
    id: "week",
    names: weekdays.flatMap(({ amount, note }) => [amount, note]),
    lastResult,
    constraint: Object.fromEntries(weekdays.map(({ note }) => [note, { maxLength: limits.timeNote }])),
    missing: {},
    defaultValue: Object.fromEntries(
      weekdays.flatMap(({ amount, note, at }) => [
        [amount, days[at]?.amount ? String(days[at].amount / 100) : ""],
        [note, days[at]?.note ?? ""],
      ]),
    ),
  });
  const fieldOf = (name: string) => form.fields[name];
  return (
    <Form method="post" action={weekPath(id, week.week)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={Object.values(form.fields)} lastResult={lastResult} />
      <input type="hidden" name="turn" value={turn} />
      <input type="hidden" name="unit" value={unit} />
      <p className={finePrint}>{words.formHint({ unit, most: String(limits.timeNote) })}</p>
      {!takesWords && <p className={sentences}>{words.withoutWords()}</p>}
      <WeekTable
        week={{ ...week, unit }}
        controls={(_day, at) => ({
          amount: (
            <Cell field={fieldOf(`amount${at + 1}`)} at={at} column={headings.amount} inputMode="decimal" />
          ),
          note: takesWords && <Cell field={fieldOf(`note${at + 1}`)} at={at} column={headings.note} />,
        })}
      />
      <div className={buttonRow}>
        <IntentButton intent="submit">{words.submit()}</IntentButton>
        <IntentButton intent="save" variant="secondary">
          {words.save()}
        </IntentButton>
      </div>
    </Form>
  );
}

interface CellProps {
  field: Field | undefined;
  at: number;
  /** The id of the heading of its column. */
  column: string;
  inputMode?: "decimal";
}

/** A control that the headings of its row and its column name. */
function Cell({ field, at, column, inputMode }: CellProps) {
  if (!field) return null;
  return (
    <>
      <input
        {...controlProps(field, undefined)}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        maxLength={field.maxLength}
        dir="auto"
        aria-labelledby={`${headings.day(at)} ${column}`}
        className={control}
      />
      <FieldErrors field={field} />
    </>
  );
}
