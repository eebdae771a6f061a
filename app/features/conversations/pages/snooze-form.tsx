import { useTimes } from "~/shell/format/use-times";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { SecondThought } from "~/ui/second-thought";
import { finePrint } from "~/ui/text.css";
import { TextField } from "~/ui/text-field";
import { daysAfter } from "~/values/days";
import { limits } from "~/values/limits";
import { dayIn } from "~/values/zoned-days";
import * as words from "~/words/conversations.generated";
import * as css from "./thread.css";

const choices = [
  ["tomorrow", words.snoozeTomorrow],
  ["monday", words.snoozeMonday],
  ["week", words.snoozeWeek],
] as const;

interface SnoozeFormProps {
  /** Of the conversation. */
  id: string;
  /** The moment of the page, ISO 8601 UTC. */
  now: string;
  /** Where the form is sent. */
  action: string;
  answer: PostAnswer<never> | undefined;
}

/** Until when a conversation leaves the list: three usual mornings, or that of another day. */
export function SnoozeForm({ id, now, action, answer }: SnoozeFormProps) {
  const { zone } = useTimes();
  const today = dayIn(new Date(now), zone);
  const own = answer?.intent === "snooze" ? answer.lastResult : undefined;
  const form = useForm({
    id: `snooze-${id}`,
    names: ["day"],
    lastResult: own,
    constraint: {
      day: { required: true, min: daysAfter(today, 1), max: daysAfter(today, limits.snoozeDays) },
    },
    missing: { day: words.noSnoozeDay },
  });
  return (
    <SecondThought label={words.snooze()} open={own !== undefined}>
      <Form method="post" action={action} {...form.props} className={css.snooze}>
        <ErrorSummary formErrors={form.errors} fields={[form.fields.day]} lastResult={own} />
        <div className={buttonRow}>
          {choices.map(([intent, label]) => (
            <IntentButton key={intent} intent={intent} variant="secondary" formNoValidate>
              {label()}
            </IntentButton>
          ))}
        </div>
        <TextField field={form.fields.day} label={words.snoozeDay()} type="date" />
        <IntentButton intent="snooze" variant="secondary">
          {words.snoozeUntilDay()}
        </IntentButton>
        <p className={finePrint}>{words.snoozeHint()}</p>
      </Form>
    </SecondThought>
  );
}
