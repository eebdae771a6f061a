import type { AttachRow } from "~/features/files/flows/attach-form.server";
import { AttachFields } from "~/features/files/shared/attach-fields";
import { conversationPath, messageFilesPath } from "~/paths";
import { Button, IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/conversations.generated";
import type { NamedOther } from "./conversation-texts";
import * as css from "./thread.css";

interface MessageFilesProps {
  id: string;
  named: NamedOther;
  mayWrite: boolean;
  text: string;
  messageKey: string;
  rows: readonly AttachRow[];
  problem: string | null;
  refused: string | null;
}

const formId = "message-files";

/** `/app/inbox/:id/files`: a message with files, by the browser alone. */
export function MessageFiles({
  id,
  named,
  mayWrite,
  text,
  messageKey,
  rows,
  problem,
  refused,
}: MessageFilesProps) {
  const back = <Link to={conversationPath(id)}>{words.backToConversation()}</Link>;
  return (
    <>
      <PageHeading title={words.sendFilesTo(named)} lede={back} />
      {refused && <Notice kind="danger" title={refused} />}
      {!mayWrite && !refused ? (
        <Notice title={words.mayNotWriteTitle()} />
      ) : (
        <Form
          method="post"
          action={messageFilesPath(id)}
          encType="multipart/form-data"
          id={formId}
          className={css.composer}
          // A whole page, so that the browser shows how far the upload is.
          reloadDocument
        >
          <input type="hidden" name="key" value={messageKey} />
          <TextArea
            field={{
              id: `${formId}-text`,
              name: "text",
              formId,
              errorId: `${formId}-text-error`,
              descriptionId: `${formId}-text-hint`,
              due: "",
              maxLength: limits.message,
              initialValue: text,
            }}
            label={words.messageTo(named)}
            rows={3}
          />
          <AttachFields formId={formId} rows={rows} problem={problem} />
          <div className={buttonRow}>
            <IntentButton intent="send">{words.send()}</IntentButton>
            {rows.length + 1 < limits.attachedFiles && (
              <Button name="intent" value="add" variant="quiet">
                {words.addAnotherFile()}
              </Button>
            )}
          </div>
        </Form>
      )}
    </>
  );
}
