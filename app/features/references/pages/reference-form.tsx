import { noAnswerYet, referenceQuestions } from "~/domain/reference";
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
import * as words from "~/words/referencesWork.generated";
import * as css from "./work-page.css";
import type { ShownWork } from "./work-texts";

const most = { required: true, maxLength: limits.referenceText };
const constraint = { experience: most, advice: most };

interface ReferenceFormProps {
  work: ShownWork;
  answer: PostAnswer<never> | undefined;
}

/** Both questions, and whether the brief's title may be shown. */
export function ReferenceForm({ work, answer }: ReferenceFormProps) {
  const { id, side, own, titleAgreed, waitsForViewer } = work;
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: `reference-${id}`,
    names: ["experience", "advice", "title"],
    lastResult,
    constraint,
    missing: noAnswerYet,
    defaultValue: {
      experience: own?.experience ?? "",
      advice: own?.advice ?? "",
      title: titleAgreed ? "on" : "",
    },
  });
  const { experience, advice, title } = form.fields;
  const questions = referenceQuestions[side];
  return (
    <Form method="post" {...form.props} className={css.form}>
      <ErrorSummary formErrors={form.errors} fields={[experience, advice]} lastResult={lastResult} />
      <TextArea
        field={experience}
        label={questions.experience()}
        rows={4}
        count={<Counter field={experience} />}
      />
      <TextArea field={advice} label={questions.advice()} rows={4} count={<Counter field={advice} />} />
      <CheckboxField field={title} label={words.showTitleToo()} />
      <div className={buttonRow}>
        <IntentButton intent="write">
          {own ? words.saveChanges() : waitsForViewer ? words.saveAndShow() : words.save()}
        </IntentButton>
      </div>
    </Form>
  );
}
