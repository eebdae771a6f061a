import type { ReactNode } from "react";
import * as css from "./chip.css";
import type { ChipTone } from "./themes/chip-theme";

interface ChipProps {
  tone: ChipTone;
  /** A shape of `state-shapes.tsx` before the words: colour alone carries no meaning. */
  icon: ReactNode;
  /** One word or two. */
  children: ReactNode;
}

/** The badge of a state, wherever one is shown: a shape, a word and a colour. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={css.chip[tone]}>
      <span className={css.sign[tone]}>{icon}</span>
      <span>{children}</span>
    </span>
  );
}
