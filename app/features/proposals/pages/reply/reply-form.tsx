import { type FormEvent, useState } from "react";
import { noteLimit } from "~/domain/note-limit";
import { declineReasons, possibleDeclineReasons } from "~/domain/proposal";
import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import { step } from "~/features/proposals/pages/decide/decision.css";
import { replyPath } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { useForm } from "~/shell/forms/use-form";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import type { Field } from "~/ui/field-parts";
import { Form } from "~/ui/form";
import { FormSection } from "~/ui/form-section";
import { SelectField } from "~/ui/select-field";
import { TextArea } from "~/ui/text-area";
import { valueNamed } from "~/values/choices";
import * as words from "~/words/proposalsReply.generated";
import { PersonReply } from "./person-reply";
import { replyNames, type UnsentNote } from "./reply-fields";
import type { ReplyPage, WaitingCard } from "./reply-page.server";
import { errorsAbout } from "./reply-texts";

interface ReplyFormProps extends ReplyPage {
  answer: PostAnswer<UnsentNote[]> | undefined;
  /** The button's text; null for no button, if nothing can be sent. */
  button: string | null;
}

/** The form of a reply to several: the part for everyone, and a part for each applicant. */
export function ReplyForm({ brief, yes, people, answer, back, from, button }: ReplyFormProps) {
  const most = noteLimit(people.length);
  const uids = people.map(({ applicantUid }) => applicantUid);
  const lastResult = answer?.lastResult;
  const form = useForm<string>({
    id: `reply-${brief.id}`,
    names: ["reason", "note", ...uids.flatMap((one) => Object.values(replyNames).map((name) => name(one)))],
    lastResult,
    constraint: Object.fromEntries(
      ["note", ...uids.map(replyNames.note)].map((name) => [name, { maxLength: most }]),
    ),
    missing: {},
  });
  const { onInput, isMended } = useMended(lastResult);
  const fields = withNames(form.fields, people, isMended);
  const fieldOf = (name: string) => fields[name] as Field;
  const [ofAll, setOfAll] = useState(valueNamed(declineReasons, fields.reason?.initialValue));
  const [hasNote, setHasNote] = useState(isWritten(fields.note?.initialValue));
  const reasons = possibleDeclineReasons(brief);
  const isOwed = people.some(({ status }) => status === "SHORTLISTED");
  return (
    <Form
      method="post"
      action={replyPath(brief.id, yes ? { yes: yes.uid } : { with: uids }, from)}
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        onInput(event);
        const typed = new FormData(event.currentTarget);
        setOfAll(valueNamed(declineReasons, typed.get("reason")));
        setHasNote(isWritten(typed.get("note")));
      }}
      // A tick may leave out a required note, so the server checks which is missing.
      noValidate
      className={step}
    >
      {yes && <input type="hidden" name="yes" value={yes.uid} />}
      <ErrorSummary formErrors={form.errors} fields={Object.values(fields)} lastResult={lastResult} />
      {people.length > 1 && (
        <FormSection title={words.same()} lede={words.sameText()}>
          <SelectField
            field={{ ...fieldOf("reason"), due: words.orEach() }}
            label={words.reasonOfAll()}
            options={reasons}
            emptyLabel={words.reasonsDiffer()}
          />
          <TextArea
            field={{ ...fieldOf("note"), ...(isOwed && { due: words.orEach() }) }}
            label={words.noteToAll()}
            rows={2}
            wide={false}
            hint={words.noteToAllHint({ most })}
          />
        </FormSection>
      )}
      {people.map((person) => (
        <PersonReply
          key={person.applicantUid}
          person={person}
          reasons={reasons}
          fieldOf={fieldOf}
          ofAll={ofAll}
          hasNote={hasNote}
          isNew={
            lastResult !== undefined &&
            !(replyNames.reason(person.applicantUid) in (lastResult.initialValue ?? {}))
          }
        />
      ))}
      <div className={buttonRow}>
        {button && (
          <IntentButton intent={yes ? "accept" : "decline"} variant={yes ? "primary" : "danger"}>
            {button}
          </IntentButton>
        )}
        <LinkButton to={back} variant="quiet">
          {button ? words.notYet() : words.readProposal()}
        </LinkButton>
      </div>
    </Form>
  );
}

function isWritten(note: unknown): boolean {
  return typeof note === "string" && note.trim() !== "";
}

/**
 * Fields whose errors name their applicant, to tell them apart in the list at the top. Errors of a
 * changed field are dropped.
 */
function withNames(
  fields: Readonly<Record<string, Field>>,
  people: readonly WaitingCard[],
  isMended: (name: string) => boolean,
) {
  const named = people.flatMap((person) =>
    Object.values(replyNames).map((nameFor) => {
      const name = nameFor(person.applicantUid);
      const field = fields[name] as Field;
      return [
        name,
        { ...field, errors: isMended(name) ? undefined : errorsAbout(nameOf(person), field.errors) },
      ];
    }),
  );
  return { ...fields, ...Object.fromEntries(named) } as Record<string, Field>;
}

/**
 * Controls changed since an answer came, whose errors may not be true any more. A change for
 * everyone counts for each applicant, and “No note” for their note. `isMended`: whether the control
 * of this name was.
 */
function useMended(answer: unknown) {
  const [known, setKnown] = useState({ answer, names: new Set<string>() });
  const names = known.answer === answer ? known.names : new Set<string>();
  return {
    onInput({ target }: FormEvent) {
      const { name } = target as HTMLInputElement;
      if (!names.has(name)) setKnown({ answer, names: new Set([...names, name]) });
    },
    isMended(name: string): boolean {
      const [part = "", uid] = name.split(".");
      return names.has(name) || names.has(part) || (part === "note" && names.has(`none.${uid}`));
    },
  };
}
