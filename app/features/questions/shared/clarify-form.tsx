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
import { noAnswer } from "~/words/problems.generated";
import * as words from "~/words/questions.generated";
import * as css from "./questions.css";

const constraint = { text: { required: true, maxLength: limits.answer } };
const missing = { text: noAnswer };

interface ClarifyFormProps {
  briefId: string;
  /** So that sending it twice says it once. */
  newKey: string;
  answer: PostAnswer | undefined;
}

/** Where a hirer says more about a published brief without being asked. */
export function ClarifyForm({ briefId, newKey, answer }: ClarifyFormProps) {
  const lastResult = answer?.lastResult;
  const form = useForm({ id: `clarify-${briefId}`, names: ["text"], lastResult, constraint, missing });
  const { text } = form.fields;
  return (
    <Form method="post" action={briefPath(briefId)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[text]} lastResult={lastResult} />
      <input type="hidden" name="key" value={lastResult?.initialValue?.key ?? newKey} />
      <TextArea
        field={text}
        label={words.clarifyLabel()}
        hint={words.clarifyHint()}
        rows={3}
        count={<Counter field={text} />}
      />
      <div className={buttonRow}>
        <IntentButton intent="clarify" variant="secondary">
          {words.sendClarification()}
        </IntentButton>
      </div>
    </Form>
  );
}
