import type { FormEvent, ReactNode } from "react";
import { useAfterPress } from "~/shell/client/use-after-press";
import { Button, LinkButton } from "~/ui/button";
import { EnterKey } from "~/ui/enter-key";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import * as words from "~/words/shellApp.generated";
import { BothVersions } from "./both-versions";
import type { Draft } from "./use-draft";

interface DraftFormProps {
  draft: Draft<string, unknown>;
  what: "agreement" | "brief" | "case" | "profile" | "proposal";
  /** The address of its page at a revision, without unsaved input. */
  pageAt(revision: number | null): string;
  /** Whether Enter saves; otherwise it does nothing. */
  savesByEnter: boolean;
  /**
   * A partly completed draft may be saved: the server's answer, not the browser, reports missing
   * fields.
   */
  halfDone?: boolean;
  /**
   * A running page stays where it is after the form was sent: the result is shown beside the
   * button.
   */
  stays?: boolean;
  /** Called on each change, with the form. */
  onType?(form: HTMLFormElement): void;
  /** Called when a field has lost the focus, after the press that took it. */
  onLeave?(): void;
  className: string;
  /** Its fields and buttons. */
  children: ReactNode;
}

/**
 * The form of a draft. Above its fields it shows what has to be corrected and, if another version
 * was saved meanwhile, both versions. It posts its author and the revision that it was made from.
 */
export function DraftForm(props: DraftFormProps) {
  const { draft, what, pageAt, savesByEnter, halfDone, stays, onType, onLeave, className, children } = props;
  const afterPress = useAfterPress();
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
      onBlur={({ relatedTarget, currentTarget }) =>
        afterPress(() => {
          autosave.props.onBlur({ relatedTarget, currentTarget });
          onLeave?.();
        })
      }
      onSubmit={onSubmit}
      className={className}
    >
      {/* With two versions shown, Enter must not choose one of them. */}
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
          title={words.changedSince({ what })}
          both={both}
          choice={
            <>
              <Button name="intent" value={answer.intent} pending={pending === answer.intent}>
                {words.saveMine()}
              </Button>
              <LinkButton to={pageAt(revision)} variant="secondary" onClick={form.forget}>
                {words.takeStored()}
              </LinkButton>
            </>
          }
        >
          {both.length > 0 ? words.versionsDiffer() : words.versionsSame()}
        </BothVersions>
      )}
      <input type="hidden" name="revision" value={revision ?? ""} />
      {children}
    </Form>
  );
}
