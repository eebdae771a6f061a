import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { Button, LinkButton } from "~/ui/button";
import { EnterKey } from "~/ui/enter-key";
import { ErrorSummary } from "~/ui/error-summary";
import { BothVersions } from "./both-versions";
import type { Draft } from "./use-draft";

interface DraftFormProps {
  draft: Draft<string, unknown>;
  /** Who writes, by whom what is sent without a session is kept. */
  uid: string;
  /** What it is, as people call it: "brief". */
  what: string;
  /** Its page as it stands at a revision, without what was typed. */
  pageAt(revision: number | null): string;
  /** Whether Enter saves; where not, it does nothing. */
  savesByEnter: boolean;
  /** Sent to be saved half done, too: what is missing is told by the answer, not by the browser. */
  halfDone?: boolean;
  /** A running page stays where it is when the form was sent: what became of it is said beside the button. */
  stays?: boolean;
  /** Each change, with the form that holds it. */
  onType?(form: HTMLFormElement): void;
  /** A field is left. */
  onLeave?(): void;
  className: string;
  /** Its fields and buttons. */
  children: ReactNode;
}

/**
 * The form of a draft: what has to change and, where somebody saved another version, both of them, above its
 * fields. It says its author and the version that it was made from.
 */
export function DraftForm(props: DraftFormProps) {
  const { draft, uid, what, pageAt, savesByEnter, halfDone, stays, onType, onLeave, className, children } =
    props;
  const { form, autosave, answer, action, revision, pending } = draft;
  const both = answer?.both;
  const { id } = form.props;

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.props.onInput(event);
    autosave.props.onInput();
    onType?.(event.currentTarget);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    autosave.props.onSubmit(event);
    if (!event.defaultPrevented) form.props.onSubmit(event);
  }

  return (
    <Form
      method="post"
      action={action}
      preventScrollReset={stays}
      {...form.props}
      noValidate={halfDone || form.props.noValidate}
      onInput={onInput}
      onBlur={(event) => {
        autosave.props.onBlur(event);
        onLeave?.();
      }}
      onSubmit={onSubmit}
      className={className}
    >
      {/* Of two versions Enter chooses none. */}
      <EnterKey
        form={id}
        intent={savesByEnter && !both ? "save" : undefined}
        onPress={draft.savesItself ? autosave.saveAtOnce : undefined}
      />
      <ErrorSummary
        formErrors={form.errors}
        fields={Object.values(form.fields)}
        lastResult={answer?.lastResult}
      />
      {both && (
        <BothVersions
          title={`This ${what} was changed since you opened it`}
          both={both}
          choice={
            <>
              <Button name="intent" value={answer.intent} pending={pending === answer.intent}>
                Save mine over it
              </Button>
              <LinkButton to={pageAt(revision)} variant="secondary" onClick={form.forget}>
                Take what stands now
              </LinkButton>
            </>
          }
        >
          {both.length > 0
            ? "Nothing is lost: both versions are here where they differ, and yours is still in the form below. You can mend it before you save it."
            : "Both versions say the same."}
        </BothVersions>
      )}
      <input type="hidden" name="member" value={uid} />
      <input type="hidden" name="revision" value={revision ?? ""} />
      {children}
    </Form>
  );
}
