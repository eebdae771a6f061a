import { AddFiles, AskAboutFiles, filesPastedInto } from "~/features/files/shared/add-files";
import { UploadRows } from "~/features/files/shared/upload-rows";
import { useUploads } from "~/features/files/shared/use-uploads";
import { deliverFilesPath, milestonesPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { sentences } from "~/ui/text.css";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/milestones.generated";
import { noDeliveryWords } from "~/words/problems.generated";
import * as css from "./milestones-page.css";
import { type Given, Shown } from "./shown-progress";

/** Delivers a milestone: with words and files, or between blocked sides without either. */
export function DeliverForm({
  id,
  name,
  progress,
  answer,
}: Given & { answer: PostAnswer<never> | undefined }) {
  const { milestone, takesWords } = progress;
  const lastResult = answer?.intent === "deliver" ? answer.lastResult : undefined;
  const formId = `deliver-${milestone.id}`;
  const uploads = useUploads();
  const form = useForm({
    id: formId,
    names: ["words"],
    lastResult,
    constraint: { words: { required: takesWords, maxLength: limits.deliveryWords } },
    missing: { words: noDeliveryWords },
  });
  const { words: said } = form.fields;
  return (
    <Form
      method="post"
      action={milestonesPath(id)}
      {...form.props}
      {...(takesWords && filesPastedInto(uploads))}
      className={css.form}
    >
      <ErrorSummary formErrors={form.errors} fields={[said]} lastResult={lastResult} />
      <Shown progress={progress} />
      {takesWords ? (
        <>
          <TextArea
            field={said}
            label={words.deliverLabel()}
            hint={words.deliverHint({ name })}
            rows={5}
            count={<Counter field={said} />}
          />
          <UploadRows uploads={uploads} formId={formId} />
          {/* A page has several of these forms, and one question at a time. */}
          {uploads.list.length > 0 && <AskAboutFiles uploads={uploads} />}
        </>
      ) : (
        <p className={sentences}>{words.withoutWords()}</p>
      )}
      <div className={buttonRow}>
        <IntentButton intent="deliver" variant="primary" disabled={takesWords && !uploads.isReady}>
          {words.deliverIt()}
        </IntentButton>
        {takesWords && <AddFiles uploads={uploads} action={deliverFilesPath(id, milestone.id)} />}
      </div>
    </Form>
  );
}
