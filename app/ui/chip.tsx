import type { ReactNode } from "react";
import * as css from "./chip.css";
import type { Tone } from "./themes/tints";

interface ChipProps {
  tone: Tone;
  /** The sign before the words: colour alone says nothing. */
  icon: ReactNode;
  /** One word or two. */
  children: ReactNode;
}

/** How something stands, in a word with a sign on a tint. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={css.chip[tone]}>
      <span className={css.sign[tone]}>{icon}</span>
      <span>{children}</span>
    </span>
  );
}
