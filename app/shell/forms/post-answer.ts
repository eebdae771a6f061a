import type { Difference } from "./differences";
import type { FormAnswer } from "./form-shape";

/** The answer of a member's form that didn't redirect. `Shown`: what its page shows besides. */
export interface PostAnswer<Shown = unknown> {
  /** The button that was pressed, which identifies the form on its page. */
  intent: string;
  /** Everything that was typed, and what has to be corrected. */
  lastResult: FormAnswer;
  /**
   * The revision that the form names from now on, over which it is saved. Null before anything was
   * saved.
   */
  revision: number | null;
  /** The saved and the typed version field by field, if the saved one was changed meanwhile. */
  both: Difference[] | null;
  shown: Shown | null;
  /** Its page can't be read again, so the running page keeps the form and its text. */
  staysAsItIs?: true;
}

/** A form's errors that belong to none of its controls. */
export function formErrors(answer: PostAnswer | null | undefined): string[] {
  return answer?.lastResult.error?.[""] ?? [];
}
