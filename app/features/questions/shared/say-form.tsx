import { briefPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import { noAnswer, noQuestion } from "~/words/problems.generated";
import * as words from "~/words/questions.generated";
import * as css from "./questions.css";

/** `ask`: talent, before they propose. `clarify`: a hirer, without being asked. */
export type SaidAboutBrief = "ask" | "clarify";

const { least, most } = limits.question;
const kinds = {
  ask: {
    constraint: { text: { required: true, minLength: least, maxLength: most } },
    missing: { text: noQuestion },
    label: words.askLabel,
    hint: () => words.askHint({ least }),
    send: words.sendQuestion,
  },
  clarify: {
    constraint: { text: { required: true, maxLength: limits.answer } },
    missing: { text: noAnswer },
    label: words.clarifyLabel,
    hint: words.clarifyHint,
    send: words.sendClarification,
  },
};

interface SayFormProps {
  intent: SaidAboutBrief;
  briefId: string;
  /** So that sending it twice says it once. */
  newKey: string;
  answer: PostAnswer | undefined;
}

/** Where something new is said or asked beneath a published brief. */
export function SayForm({ intent, briefId, newKey, answer }: SayFormProps) {
  const { constraint, missing, label, hint, send } = kinds[intent];
  const lastResult = answer?.lastResult;
  const form = useForm({ id: `${intent}-${briefId}`, names: ["text"], lastResult, constraint, missing });
  const { text } = form.fields;
  return (
    <Form method="post" action={briefPath(briefId)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[text]} lastResult={lastResult} />
      <input type="hidden" name="key" value={lastResult?.initialValue?.key ?? newKey} />
      <TextArea field={text} label={label()} hint={hint()} rows={3} count={<Counter field={text} />} />
      <div className={buttonRow}>
        <IntentButton intent={intent} variant="secondary">
          {send()}
        </IntentButton>
      </div>
    </Form>
  );
}
