import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { briefFields } from "~/contract/content/brief-fields";
import { constraintsOf, controlOf, controlsOf } from "~/contract/content/controls";
import { editBriefPath, newBriefPath } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { EnterKey } from "~/ui/enter-key";
import { ErrorSummary } from "~/ui/error-summary";
import type { AutosaveAnswer } from "~/web/forms/autosave-answer";
import { BothVersions } from "~/web/forms/both-versions";
import { SaveState } from "~/web/forms/save-state";
import { useAutosave } from "~/web/forms/use-autosave";
import { useForm } from "~/web/forms/use-form";
import { BriefCheck, describeCheck } from "./brief-check";
import * as css from "./brief-editor.css";
import type { BriefFormAnswer, BriefFormData, SavedBrief } from "./brief-form-answer";
import { BriefFormSections } from "./brief-form-sections";

const controls = controlsOf(briefFields);

interface BriefEditorProps {
  data: BriefFormData;
  answer: BriefFormAnswer | undefined;
}

/** The form of a brief with its check beside it. A draft saves itself; a published brief is saved by its button. */
export function BriefEditor({ data, answer }: BriefEditorProps) {
  const { id, mode, typed, canPublish, days } = data;
  const isDraft = mode === "draft";
  const action = data.saved ? editBriefPath(id) : newBriefPath(id);
  const form = useForm({
    id: `brief-${id}`,
    names: controls.map(({ name }) => name),
    lastResult: answer?.lastResult,
    constraint: {
      ...constraintsOf(controls),
      startOn: { min: days.today },
      closesOn: { required: true, min: days.today, max: days.lastToClose },
      decideOn: { required: true, min: days.today, max: days.lastToDecide },
    },
    missing: {},
    defaultValue: typed,
  });
  // While two versions are shown, the form has the right to save over the other: only its hirer may use it.
  const autosave = useAutosave<SavedBrief>({ formId: form.props.id, action, isOn: isDraft && !answer?.both });
  const { revision, saved } = useStanding(data.saved, answer, autosave.answer);
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : formData?.get("intent");
  const hrefOf = (field: string) => `#${form.props.id}-${controlOf(briefFields, field) || field}`;
  useEditAddress(id, !data.saved && saved !== null);

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.props.onInput(event);
    autosave.props.onInput();
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    autosave.props.onSubmit(event);
    if (!event.defaultPrevented) form.props.onSubmit(event);
  }

  return (
    <>
      {/* Of two versions Enter chooses none, and it changes nothing that others read already. */}
      <EnterKey
        form={form.props.id}
        intent={answer?.both ? undefined : "save"}
        onPress={autosave.saveAtOnce}
      />
      {answer?.both && (
        <BothVersions
          title="This brief was changed since you opened it"
          both={answer.both}
          choice={
            <>
              <Button
                form={form.props.id}
                name="intent"
                value={answer.intent}
                pending={pending === answer.intent}
              >
                Save mine over it
              </Button>
              <LinkButton
                to={`${editBriefPath(id)}?saved=${revision}`}
                variant="secondary"
                onClick={form.forget}
              >
                Take what stands now
              </LinkButton>
            </>
          }
        >
          {answer.both.length > 0
            ? "Nothing is lost: both versions are here where they differ, and yours is still in the form below. You can mend it before you save it."
            : "Both versions say the same."}
        </BothVersions>
      )}
      <div className={css.layout}>
        {isDraft && (
          <div className={css.savedPlace}>
            <SaveState
              savedAt={saved?.savedAt ?? null}
              isSaving={autosave.isSaving}
              last={autosave.answer}
              hrefOf={hrefOf}
              here={saved ? editBriefPath(id) : newBriefPath(id)}
            />
          </div>
        )}
        <Form
          method="post"
          action={action}
          {...form.props}
          // A draft may be half done: what is missing is told by the answer, not by the browser.
          noValidate
          onInput={onInput}
          onBlur={autosave.props.onBlur}
          onSubmit={onSubmit}
          className={css.form}
        >
          <ErrorSummary
            formErrors={form.errors}
            fields={Object.values(form.fields)}
            lastResult={answer?.lastResult}
          />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="member" value={data.uid} />
          <input type="hidden" name="revision" value={revision ?? ""} />
          <BriefFormSections controls={form.fields} />
          <div className={css.end}>
            <div className={css.buttons}>
              {isDraft && canPublish && (
                <Button name="intent" value="publish" pending={pending === "publish"}>
                  Publish
                </Button>
              )}
              <Button
                name="intent"
                value="save"
                variant={isDraft && canPublish ? "secondary" : "primary"}
                pending={pending === "save"}
              >
                {isDraft ? "Save draft" : "Save changes"}
              </Button>
              {isDraft && (
                <Button name="intent" value="preview" variant="quiet" pending={pending === "preview"}>
                  Save and preview
                </Button>
              )}
            </div>
            <p className={css.note}>{noteFor(mode, canPublish)}</p>
          </div>
        </Form>
        <aside className={css.aside} aria-labelledby="brief-check">
          <h2 id="brief-check" className={css.checkTitle}>
            Brief check
          </h2>
          {saved ? (
            <>
              <p className={css.checkLede}>{describeCheck(saved.check)}</p>
              <BriefCheck check={saved.check} hrefOf={hrefOf} />
            </>
          ) : (
            <p className={css.checkLede}>
              A good brief says what the problem is, what should be true afterwards, what it pays, and by when
              you decide. Once this is saved, the check says here what is still missing.
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

function noteFor(mode: BriefFormData["mode"], canPublish: boolean): string {
  if (mode !== "draft")
    return "Your changes show at once. After the first proposal only the two dates can change.";
  return canPublish
    ? "Publishing saves it first."
    : "You can publish it once your e-mail address is confirmed.";
}

/**
 * What the form was made from, and what is known to be saved: at first what the page came with, then
 * what each answer said. The page's own data doesn't count later: it may be newer than what is typed.
 */
function useStanding(
  first: SavedBrief | null,
  answer: BriefFormAnswer | undefined,
  autosaved: AutosaveAnswer<SavedBrief> | undefined,
) {
  const [known, setKnown] = useState(() => ({
    answer,
    autosaved,
    revision: answer ? answer.revision : (first?.revision ?? null),
    saved: answer?.saved ?? first,
  }));
  if (known.answer !== answer || known.autosaved !== autosaved) {
    const news = known.autosaved !== autosaved && autosaved?.autosaved === "saved" ? autosaved.saved : null;
    const posted = known.answer !== answer ? answer : undefined;
    setKnown({
      answer,
      autosaved,
      revision: posted ? posted.revision : (news?.revision ?? known.revision),
      saved: posted?.saved ?? news ?? known.saved,
    });
  }
  return known;
}

/** Once a new brief is saved its address is that of its form, so that a reload shows it. The page itself stays as it is. */
function useEditAddress(id: string, isSaved: boolean): void {
  useEffect(() => {
    if (isSaved) window.history.replaceState(window.history.state, "", editBriefPath(id));
  }, [id, isSaved]);
}
