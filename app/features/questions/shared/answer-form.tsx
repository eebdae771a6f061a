import { briefPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { CheckboxField } from "~/ui/checkbox-field";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import { noAnswer } from "~/words/problems.generated";
import * as words from "~/words/questions.generated";
import type { Question } from "./question-item";
import * as css from "./questions.css";

const constraint = { text: { required: true, maxLength: limits.answer } };
const missing = { text: noAnswer };

interface AnswerFormProps {
  briefId: string;
  question: Question;
  answer: PostAnswer | undefined;
}

/** Where a hirer answers a question, or changes the answer while that is possible. */
export function AnswerForm({ briefId, question, answer }: AnswerFormProps) {
  const { id, answer: existing, changesBrief } = question;
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: `answer-${id}`,
    names: ["text", "changesBrief"],
    lastResult,
    constraint,
    missing,
    defaultValue: { text: existing ?? "", changesBrief: changesBrief ? "on" : "" },
  });
  const { text, changesBrief: changes } = form.fields;
  return (
    <Form method="post" action={briefPath(briefId)} {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[text]} lastResult={lastResult} />
      <input type="hidden" name="question" value={id} />
      <TextArea
        field={text}
        label={words.answerLabel()}
        hint={words.answerHint()}
        rows={3}
        count={<Counter field={text} />}
      />
      <CheckboxField field={changes} label={words.changesBriefLabel()} />
      <div className={buttonRow}>
        <IntentButton intent="answer" variant="secondary">
          {existing === null ? words.sendAnswer() : words.saveAnswer()}
        </IntentButton>
      </div>
    </Form>
  );
}
