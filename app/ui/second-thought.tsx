import type { ReactNode } from "react";
import * as css from "./second-thought.css";

interface SecondThoughtProps {
  /** What it is about: "Withdraw it". */
  label: string;
  /** Open from the start: something in it waits for an answer. */
  open?: boolean;
  /** What it means, and the button that does it. */
  children: ReactNode;
}

/** Keeps what can't be undone one press away from a slip: it opens to what it means, without JavaScript. */
export function SecondThought({ label, open, children }: SecondThoughtProps) {
  return (
    // Its summary doesn't name it for every screen reader.
    <details className={css.thought} aria-label={label} open={open}>
      <summary className={css.disclosure}>{label}</summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
