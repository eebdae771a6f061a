import { useEffect } from "react";
import { briefFields } from "~/domain/fields/brief-fields";
import { constraintsOf, controlOf, controlsOf } from "~/domain/fields/controls";
import { PriceBand } from "~/features/market/shared/price-band";
import { editBriefPath, newBriefPath } from "~/paths";
import { DraftForm } from "~/shell/forms/draft-form";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { SavedAt, SaveState } from "~/shell/forms/save-state";
import { useDraft } from "~/shell/forms/use-draft";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import type { Field } from "~/ui/field-parts";
import { formEnd, formEndRow } from "~/ui/form-end.css";
import { Notice } from "~/ui/notice";
import { limits } from "~/values/limits";
import * as words from "~/words/briefsForm.generated";
import { BriefCheck, missingIn } from "./brief-check";
import * as css from "./brief-editor.css";
import {
  type BriefFormAnswer,
  type BriefFormData,
  type BriefShown,
  type SavedBrief,
  savedPlace,
} from "./brief-form-answer";
import { BriefFormSections } from "./brief-form-sections";
import type { Faults } from "./check-typed";
import { PasteBox } from "./paste-box";
import { useTypedCheck } from "./use-typed-check";

const controls = controlsOf(briefFields);

interface BriefEditorProps {
  data: BriefFormData;
  answer: BriefFormAnswer | undefined;
}

/**
 * The form of a brief with its check beside it. A draft saves itself; a published brief is saved by
 * its button.
 */
export function BriefEditor({ data, answer }: BriefEditorProps) {
  const { id, mode, typed, canPublish, days, isAnswered, takesProposals } = data;
  const isDraft = mode === "draft";
  const action = data.saved ? editBriefPath(id) : newBriefPath(id);
  const draft = useDraft<string, SavedBrief>({
    id: `brief-${id}`,
    names: [...controls.map(({ name }) => name), "pasted"],
    constraint: {
      ...constraintsOf(controls),
      pasted: { maxLength: limits.pastedBrief, due: "" },
      startOn: { min: days.today },
      closesOn: {
        required: true,
        min: isAnswered ? typed.closesOn : days.today,
        max: isDraft || takesProposals ? days.lastToClose : typed.closesOn,
      },
      decideOn: {
        required: true,
        min: isAnswered ? typed.decideOn : days.today,
        max: days.lastToDecide,
      },
    },
    typed,
    first: data.saved,
    answer,
    savedBy,
    action,
    savesItself: isDraft,
  });
  const { form, autosave, saved } = draft;
  const check = useTypedCheck({
    formId: form.props.id,
    typed: answer?.lastResult.initialValue ?? typed,
    stands: isDraft ? null : typed,
    now: data.now,
    autosaved: autosave.answer,
  });
  const inTrouble = autosave.answer !== undefined && autosave.answer.autosaved !== "saved";
  const hrefOf = (field: string) => `#${form.props.id}-${controlOf(briefFields, field) || field}`;
  const isTold = (field: string) => Boolean(form.fields[controlOf(briefFields, field)]?.errors?.length);
  const note = noteFor(mode, canPublish);
  useEditAddress(id, !data.saved && saved !== null);

  return (
    <div className={css.layout}>
      <aside className={css.aside} aria-labelledby="brief-check">
        {isDraft && (
          <SaveState
            savedAt={saved?.savedAt ?? null}
            isSaving={autosave.isSaving}
            last={autosave.answer}
            hrefOf={hrefOf}
            isTold={isTold}
            here={saved ? editBriefPath(id) : newBriefPath(id)}
          />
        )}
        <details className={css.check} aria-label={words.checkTitle()}>
          <summary className={css.checkSummary}>
            {words.checkShort({ missing: missingIn(check.lines) })}
          </summary>
          <div className={css.checkContent}>
            <h2 id="brief-check" className={css.checkTitle}>
              {words.checkTitle()}
            </h2>
            <BriefCheck check={check.lines} hrefOf={hrefOf} isTold={isTold} />
          </div>
        </details>
      </aside>
      <DraftForm
        draft={draft}
        what="brief"
        pageAt={(revision) => `${editBriefPath(id)}?saved=${revision}`}
        // A draft only: Enter must not change what others read already.
        savesByEnter={isDraft}
        halfDone
        onType={check.onType}
        onLeave={check.onLeave}
        className={css.form}
      >
        <input type="hidden" name="id" value={id} />
        {isDraft && form.fields.pasted && (
          <PasteBox
            action={action}
            field={form.fields.pasted}
            examples={data.examples}
            found={answer?.shown?.found ?? null}
            isOpen={!typed.title}
          />
        )}
        {answer?.shown?.anew && (
          <Notice
            kind="warning"
            title={words.anewTitle()}
            action={<IntentButton intent="anew">{words.saveAnew()}</IntentButton>}
          >
            {words.anewText()}
          </Notice>
        )}
        <BriefFormSections
          controls={withFaults(form.fields, check.faults)}
          suggestions={data.suggestions}
          languages={data.languages}
          band={
            <PriceBand
              formId={form.props.id}
              unit="budgetUnit"
              typed={answer?.lastResult.initialValue ?? typed}
              bands={data.bands}
            />
          }
        />
        <div className={`${formEnd} ${formEndRow}`}>
          {/* To who has yet to confirm their e-mail, too: the answer says what is still to do. */}
          {isDraft && <IntentButton intent="publish">{words.publish()}</IntentButton>}
          <IntentButton intent="save" variant={isDraft || answer?.shown?.anew ? "secondary" : "primary"}>
            {isDraft ? words.saveDraft() : words.saveChanges()}
          </IntentButton>
        </div>
        <div className={css.end} id={savedPlace}>
          <div className={buttonRow}>
            {isDraft && (
              <IntentButton intent="preview" variant="quiet">
                {words.savePreview()}
              </IntentButton>
            )}
            {!isAnswered && (isDraft || takesProposals) && (
              <IntentButton intent="files" variant="quiet">
                {words.saveFiles()}
              </IntentButton>
            )}
          </div>
          <p className={css.note}>
            {isDraft && saved && !inTrouble && !autosave.isSaving
              ? words.savedThen({ saved: <SavedAt savedAt={saved.savedAt} />, note })
              : note}
          </p>
        </div>
      </DraftForm>
    </div>
  );
}

function savedBy(answer: PostAnswer): SavedBrief | null {
  const shown = answer.shown as BriefShown | null;
  return shown?.found || shown?.anew ? null : shown;
}

/** The server's errors about a field come before those that the form finds during typing. */
function withFaults(fields: Readonly<Record<string, Field>>, faults: Faults): Record<string, Field> {
  const told = Object.entries(fields).map(([name, field]) => {
    const fault = faults[name];
    return [name, field.errors || !fault ? field : { ...field, errors: [fault] }];
  });
  return Object.fromEntries(told);
}

function noteFor(mode: BriefFormData["mode"], canPublish: boolean): string {
  if (mode !== "draft") return words.notePublished();
  return canPublish ? words.noteDraft() : words.noteUnconfirmed();
}

/**
 * Once a new brief is saved, the address becomes that of its form, so that a reload shows it. The
 * page itself stays as it is.
 */
function useEditAddress(id: string, isSaved: boolean): void {
  useEffect(() => {
    if (isSaved) window.history.replaceState(window.history.state, "", editBriefPath(id));
  }, [id, isSaved]);
}
