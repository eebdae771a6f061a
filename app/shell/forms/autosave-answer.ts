/**
 * The result of an autosave. `Saved`: what the page shows of the draft and what has changed;
 * `unseen`: that something was left out of the texts that their writer can't see.
 */
export type AutosaveAnswer<Saved = unknown> =
  | { autosaved: "saved"; saved: Saved; unseen?: boolean }
  /** Some fields have to be corrected first. */
  | { autosaved: "refused"; problems: { field: string; message: string }[] }
  /** Changed, published or deleted elsewhere: only its author can decide what to keep. */
  | { autosaved: "stopped" }
  | { autosaved: "signed-out" }
  /** No answer; worth retrying. */
  | { autosaved: "failed" };
