import type { ReactNode } from "react";
import * as words from "~/words/uiApp.generated";
import { button } from "./button.css";
import { visuallyHidden } from "./hidden.css";
import * as css from "./second-thought.css";

interface SecondThoughtProps {
  /** The action: "Withdraw it". */
  label: string;
  /** What it acts on, where a page has several: read to those who don’t see that. */
  of?: string;
  /** Open from the start, because something in it needs an answer. */
  open?: boolean;
  /** One of the choices of its place: it looks like the buttons beside it. */
  asButton?: boolean;
  /** The consequences, and the button for the action. */
  children: ReactNode;
}

/**
 * Keeps an irreversible action from a slip of the finger: it first opens to the consequences,
 * without JavaScript.
 */
export function SecondThought({ label, of, open, asButton = false, children }: SecondThoughtProps) {
  return (
    // Some screen readers don't take its name from the summary.
    <details
      className={css.thought}
      aria-label={of === undefined ? label : words.actionOn({ action: label, what: of })}
      open={open}
    >
      <summary className={asButton ? button.secondary : css.disclosure}>
        {of === undefined
          ? label
          : words.actionOnHidden({
              action: label,
              what: of,
              hidden: (said) => <span className={visuallyHidden}>{said}</span>,
            })}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
