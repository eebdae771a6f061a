import { useLocation, useSearchParams } from "@remix-run/react";
import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { Button, IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Counter } from "~/ui/counter";
import { Done } from "~/ui/done";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { disclosure } from "~/ui/second-thought.css";
import { TextArea } from "~/ui/text-area";
import { limits } from "~/values/limits";
import * as words from "~/words/directory.generated";
import * as css from "./note-form.css";
import { notedParam } from "./noted";

interface NoteFormProps {
  uid: string;
  saved: boolean;
  note: string | null;
  /** The answer to this form, where it was refused. */
  answer?: PostAnswer | undefined;
}

const constraint = { note: { maxLength: limits.memberNote } };

/** Saves a member with a private note, or changes the note, or removes both. */
export function NoteForm({ uid, saved, note, answer }: NoteFormProps) {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const lastResult = answer?.lastResult;
  const form = useForm({
    id: `note-${uid}`,
    names: ["note"],
    lastResult,
    constraint,
    missing: {},
    defaultValue: { note: note ?? "" },
  });
  const back = lastResult?.initialValue?.back ?? pathname + search;
  const fold = (
    <details aria-label={words.noteFold()} open={answer !== undefined || undefined}>
      <summary className={disclosure}>
        {saved ? (note ? words.changeNote() : words.addNote()) : words.saveWithNote()}
      </summary>
      <Form method="post" action={paths.savedMembers} {...form.props} preventScrollReset className={css.form}>
        <ErrorSummary formErrors={form.errors} fields={[form.fields.note]} lastResult={lastResult} />
        <input type="hidden" name="uid" value={uid} />
        <input type="hidden" name="back" value={back} />
        <TextArea
          field={form.fields.note}
          label={words.yourNote()}
          hint={words.noteHint()}
          rows={2}
          count={<Counter field={form.fields.note} />}
        />
        <div className={buttonRow}>
          <IntentButton intent="note" variant="secondary">
            {saved ? words.saveNote() : words.save()}
          </IntentButton>
          {saved && (
            <Button name="intent" value="unsave" variant="quiet">
              {words.remove()}
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
  if (answer || params.get(notedParam) !== uid) return fold;
  return (
    <>
      <Done title={note ? words.noteSaved() : words.savedWithoutNote()} />
      {fold}
    </>
  );
}
