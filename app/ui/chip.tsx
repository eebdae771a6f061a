import type { ReactNode } from "react";
import * as css from "./chip.css";
import type { Tone } from "./themes/tints";

interface ChipProps {
  tone: Tone;
  /** An icon before the words: colour alone carries no meaning. */
  icon: ReactNode;
  /** One word or two. */
  children: ReactNode;
}

/** A status, as a word with an icon on a tint. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={css.chip[tone]}>
      <span className={css.sign[tone]}>{icon}</span>
      <span>{children}</span>
    </span>
  );
}
