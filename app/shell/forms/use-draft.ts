import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { FieldConstraint } from "~/ui/field-parts";
import type { AutosaveAnswer } from "./autosave-answer";
import type { PostAnswer } from "./post-answer";
import { type Autosave, useAutosave } from "./use-autosave";
import { type FormState, useForm } from "./use-form";

/** What is known of a saved draft. */
interface SavedDraft {
  /** The revision that the next save has to name. */
  revision: number;
}

interface DraftOptions<Name extends string, Saved> {
  id: string;
  names: readonly Name[];
  constraint: Readonly<Record<string, FieldConstraint>>;
  missing?: Readonly<Partial<Record<Name, string>>>;
  /** The initial values of the fields. */
  typed: Readonly<Partial<Record<Name, string>>>;
  /** The draft that the page was loaded with; null if it wasn't saved yet. */
  first: Saved | null;
  answer: PostAnswer | undefined;
  /** What was saved according to an answer, even if that answer is a refusal. */
  savedBy?(answer: PostAnswer): Saved | null;
  /** Where it posts to. */
  action: string;
  /** Whether it saves automatically while its author types; otherwise only its buttons save. */
  savesItself: boolean;
}

/** A form whose text is saved before it is sent, and its last save. */
export interface Draft<Name extends string, Saved> {
  form: FormState<Name>;
  autosave: Autosave<Saved>;
  answer: PostAnswer | undefined;
  action: string;
  savesItself: boolean;
  /** The revision that the form was made from. */
  revision: number | null;
  saved: Saved | null;
  /** The button whose post is in progress; null for none. */
  pending: string | null;
}

export function useDraft<Name extends string, Saved extends SavedDraft>(
  options: DraftOptions<Name, Saved>,
): Draft<Name, Saved> {
  const {
    id,
    names,
    constraint,
    missing = {} as NonNullable<typeof options.missing>,
    typed,
    first,
    answer,
    action,
    savesItself,
  } = options;
  const lastResult = answer?.lastResult;
  const form = useForm({ id, names, lastResult, constraint, missing, defaultValue: typed });
  // While two versions are shown, the form may overwrite the other one: only its author may do
  // that, not the autosave.
  const autosave = useAutosave<Saved>({ formId: id, action, isOn: savesItself && !answer?.both });
  const existing = useExisting(first, answer, autosave.answer, options.savedBy);
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : String(formData?.get("intent") ?? "");
  return { form, autosave, answer, action, savesItself, ...existing, pending };
}

/**
 * The revision that the form was made from, and what is known to be saved: first the page's data,
 * later what each answer reports. Reloaded page data doesn't count: it may be newer than the typed
 * text.
 */
function useExisting<Saved extends SavedDraft>(
  first: Saved | null,
  answer: PostAnswer | undefined,
  autosaved: AutosaveAnswer<Saved> | undefined,
  savedBy: (answer: PostAnswer) => Saved | null = () => null,
) {
  const [known, setKnown] = useState(() => ({
    answer,
    autosaved,
    revision: answer ? answer.revision : (first?.revision ?? null),
    saved: (answer && savedBy(answer)) ?? first,
  }));
  if (known.answer !== answer || known.autosaved !== autosaved) {
    const news = known.autosaved !== autosaved && autosaved?.autosaved === "saved" ? autosaved.saved : null;
    const posted = known.answer !== answer ? answer : undefined;
    setKnown({
      answer,
      autosaved,
      revision: posted ? posted.revision : (news?.revision ?? known.revision),
      saved: (posted && savedBy(posted)) ?? news ?? known.saved,
    });
  }
  return { revision: known.revision, saved: known.saved };
}
