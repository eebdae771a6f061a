import type { Difference } from "./differences";
import type { FormAnswer } from "./form-shape";

/** What a member's form answers where it led to no other page. `Shown`: what its page shows besides. */
export interface PostAnswer<Shown = unknown> {
  /** Which button was pressed, and so of which of the page's forms. */
  intent: string;
  /** All that was typed, and what has to change. */
  lastResult: FormAnswer;
  /** What the form has to name from now on: the version that it is saved over. Null before anything was saved. */
  revision: number | null;
  /** Field by field what stands and what was typed, where somebody changed it meanwhile. */
  both: Difference[] | null;
  shown: Shown | null;
  /** Its page can’t be read anew, so the running one keeps what it has: the form, with what was typed. */
  staysAsItIs?: true;
}

/** What a form says that belongs to none of its controls. */
export function formErrors(answer: PostAnswer | null | undefined): string[] {
  return answer?.lastResult.error?.[""] ?? [];
}
