import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { FieldConstraint } from "~/ui/field-parts";
import type { AutosaveAnswer } from "./autosave-answer";
import type { PostAnswer } from "./post-answer";
import { type Autosave, useAutosave } from "./use-autosave";
import { type FormState, useForm } from "./use-form";

/** What a draft is known to be after it was saved. */
interface SavedDraft {
  /** What the next save has to name. */
  revision: number;
}

interface DraftOptions<Name extends string, Saved> {
  id: string;
  names: readonly Name[];
  constraint: Readonly<Record<string, FieldConstraint>>;
  missing?: Readonly<Partial<Record<Name, string>>>;
  /** What fields start with. */
  typed: Readonly<Partial<Record<Name, string>>>;
  /** What the page came with; null for what wasn’t saved yet. */
  first: Saved | null;
  answer: PostAnswer | undefined;
  /** What an answer says was saved all the same. */
  savedBy?(answer: PostAnswer): Saved | null;
  /** Where it posts to. */
  action: string;
  /** Saves itself while it is typed; otherwise by its buttons alone. */
  savesItself: boolean;
}

/** A form whose text is saved before it is sent: with what is known of its last save. */
export interface Draft<Name extends string, Saved> {
  form: FormState<Name>;
  autosave: Autosave<Saved>;
  answer: PostAnswer | undefined;
  action: string;
  savesItself: boolean;
  /** What the form was made from. */
  revision: number | null;
  saved: Saved | null;
  /** The button that was pressed and is being answered; null for none. */
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
  // While two versions are shown, the form has the right to save over the other: only its author may use it.
  const autosave = useAutosave<Saved>({ formId: id, action, isOn: savesItself && !answer?.both });
  const existing = useExisting(first, answer, autosave.answer, options.savedBy);
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : String(formData?.get("intent") ?? "");
  return { form, autosave, answer, action, savesItself, ...existing, pending };
}

/**
 * What the form was made from, and what is known to be saved: at first what the page came with, then
 * what each answer said. The page's own data doesn't count later: it may be newer than what is typed.
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
