import { type KeyboardEvent, useEffect } from "react";
import { noMessage } from "~/domain/fields/messages";
import { AddFiles, AskAboutFiles, filesPastedInto, useDroppedFiles } from "~/features/files/shared/add-files";
import { UploadRows } from "~/features/files/shared/upload-rows";
import { useUploads } from "~/features/files/shared/use-uploads";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { Counter } from "~/ui/counter";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/conversations.generated";
import { InsertSnippet } from "./insert-snippet";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";

const constraint = { text: { required: true, maxLength: limits.message } };
const withFiles = { text: { ...constraint.text, required: false, due: "" } };
const missing = { text: noMessage };

interface ComposerProps {
  /** The form's id, under which the typed text is kept. */
  id: string;
  label: string;
  intent: "send" | "edit" | "start";
  /** Where the form is sent; the page's own address by default. */
  action?: string;
  button: string;
  /** The hidden control: the key of a new message, or the message that is changed. */
  name: "key" | "message";
  value: string;
  /** The initial text. */
  text?: string;
  /** Takes the focus: it was asked for, or a message was sent from here just now. */
  takesFocus?: boolean;
  answer: PostAnswer<never> | undefined;
  /** Where the way out without sending leads. */
  back?: string;
  /** The page that takes files without JavaScript; absent where none can be sent. */
  filesAction?: string;
  /** The member's own texts to insert; absent where none are offered. */
  snippets?: ThreadPage["snippets"];
}

/** Where a message is written or changed. Ctrl or Command and Enter send it. */
export function Composer({
  label,
  intent,
  button,
  name,
  value,
  answer,
  back,
  action,
  filesAction,
  snippets,
  ...props
}: ComposerProps) {
  const uploads = useUploads();
  const isOver = useDroppedFiles(uploads, filesAction !== undefined);
  const { id, text = "", takesFocus = false } = props;
  const isOwn = answer?.intent === intent || (snippets && answer?.intent === "insert");
  const own = isOwn ? answer : undefined;
  const form = useForm({
    id,
    names: ["text"],
    lastResult: own?.lastResult,
    // Files can go alone.
    constraint: uploads.list.length > 0 ? withFiles : constraint,
    missing,
    defaultValue: { text },
  });
  const field = form.fields.text;
  useEffect(() => {
    if (takesFocus) document.getElementById(field.id)?.focus({ preventScroll: true });
  }, [takesFocus, field.id]);

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    const send = event.currentTarget.querySelector<HTMLButtonElement>(`[name=intent][value="${intent}"]`);
    if (send?.ariaDisabled !== "true") event.currentTarget.requestSubmit(send);
  }

  return (
    <Form
      method="post"
      action={action}
      {...form.props}
      onKeyDown={onKeyDown}
      {...(filesAction && filesPastedInto(uploads))}
      className={isOver ? css.takesDrop : css.composer}
      // The page is reloaded while one writes, when new messages come.
      data-stays-on-reload={intent === "send" || undefined}
    >
      {/* The key of the answered post: sent again it is the same message. */}
      <input type="hidden" name={name} value={own?.lastResult.initialValue?.[name] ?? value} />
      <ErrorSummary formErrors={form.errors} fields={[field]} lastResult={own?.lastResult} />
      <TextArea field={field} label={label} rows={2} />
      {snippets && action && <InsertSnippet snippets={snippets} into={field.id} action={action} />}
      <UploadRows uploads={uploads} formId={id} />
      {filesAction && <AskAboutFiles uploads={uploads} />}
      <div className={css.send}>
        <IntentButton intent={intent} disabled={!uploads.isReady}>
          {button}
        </IntentButton>
        {filesAction && <AddFiles uploads={uploads} action={filesAction} />}
        {back && (
          <LinkButton to={back} variant="quiet" preventScrollReset>
            {words.dontSend()}
          </LinkButton>
        )}
        <Counter field={field} />
      </div>
    </Form>
  );
}
