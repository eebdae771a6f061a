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
import { noQuestion } from "~/words/problems.generated";
import * as words from "~/words/questions.generated";
import * as css from "./questions.css";

const { least, most } = limits.question;
const constraint = { text: { required: true, minLength: least, maxLength: most } };
const missing = { text: noQuestion };

interface AskFormProps {
  briefId: string;
  /** The question's id, so that sending it twice asks once. */
  newKey: string;
  answer: PostAnswer | undefined;
}

/** Where talent asks before they propose. */
export function AskForm({ briefId, newKey, answer }: AskFormProps) {
  const lastResult = answer?.lastResult;
  const form = useForm({ id: `ask-${briefId}`, names: ["text"], lastResult, constraint, missing });
  const { text } = form.fields;
  return (
    <Form method="post" action={briefPath(briefId)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[text]} lastResult={lastResult} />
      <input type="hidden" name="key" value={lastResult?.initialValue?.key ?? newKey} />
      <TextArea
        field={text}
        label={words.askLabel()}
        hint={words.askHint({ least })}
        rows={3}
        count={<Counter field={text} />}
      />
      <div className={buttonRow}>
        <IntentButton intent="ask" variant="secondary">
          {words.sendQuestion()}
        </IntentButton>
      </div>
    </Form>
  );
}
