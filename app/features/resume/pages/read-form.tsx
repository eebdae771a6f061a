import { ownPaths } from "~/paths";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { fileField } from "~/ui/field.css";
import { FieldFrame } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/resume.generated";
import * as css from "./resume-page.css";

interface ReadFormProps {
  problem: string | null;
  /** The text that was pasted before, to be mended. */
  pasted: string;
  answer: unknown;
}

const formId = "read-resume";
const file = {
  id: "resume-file",
  name: "file",
  formId,
  due: "",
  errorId: "resume-error",
  descriptionId: "resume-hint",
};
const text = {
  id: "resume-text",
  name: "pasted",
  formId,
  due: "",
  errorId: "resume-error",
  descriptionId: "resume-text-hint",
};

/** Takes the file or its text, to be shown and not to be kept. */
export function ReadForm({ problem, pasted, answer }: ReadFormProps) {
  const errors = problem ? [problem] : undefined;
  // A text that came back is what has to be mended.
  const [inFile, inText] = pasted ? [undefined, errors] : [errors, undefined];
  return (
    <Form
      method="post"
      action={ownPaths.resume}
      encType="multipart/form-data"
      id={formId}
      className={css.form}
      // A whole page, so that the browser shows how far the upload is.
      reloadDocument
    >
      <ErrorSummary
        fields={[
          { id: file.id, errors: inFile },
          { id: text.id, errors: inText },
        ]}
        lastResult={answer}
      />
      <FieldFrame
        field={{ ...file, errors: inFile }}
        label={words.file()}
        hint={words.fileHint({ size: String(limits.resumeBytes / 1024) })}
      >
        <input
          type="file"
          id={file.id}
          name={file.name}
          accept=".json,application/json"
          aria-describedby={inFile ? `${file.errorId} ${file.descriptionId}` : file.descriptionId}
          aria-invalid={inFile ? true : undefined}
          className={fileField}
        />
      </FieldFrame>
      <TextArea
        field={{ ...text, errors: inText, initialValue: pasted }}
        label={words.pasted()}
        hint={words.pastedHint()}
        rows={5}
      />
      <div className={buttonRow}>
        <IntentButton intent="read">{words.read()}</IntentButton>
      </div>
    </Form>
  );
}
