/** How a draft that saved itself came out. `Saved`: all that its page shows of it and that has changed. */
export type AutosaveAnswer<Saved = unknown> =
  | { autosaved: "saved"; saved: Saved }
  /** Some answers have to change first. */
  | { autosaved: "refused"; problems: { field: string; message: string }[] }
  /** Changed, published or deleted elsewhere: only its author can say what to keep. */
  | { autosaved: "stopped" }
  | { autosaved: "signed-out" }
  /** Nothing answered; worth another try. */
  | { autosaved: "failed" };
