import type { Palette } from "./palettes";
import { type Tone, tones } from "./tints";

/** The tones of a chip: the tints, what hasn't begun, the reader's turn, and what is done. */
export const chipTones = ["draft", ...tones, "turn", "done"] as const;
export type ChipTone = (typeof chipTones)[number];

/** `ground` and `edge` may be `transparent`. */
export interface ChipColours {
  ground: string;
  /** The words. */
  text: string;
  /** The shape before them. */
  sign: string;
  edge: string;
}

const none = "transparent";

/**
 * The colours of each chip for a palette, or for the variables that hold those of any theme. What
 * hasn't begun has a dashed edge and no ground; the reader's turn and what is done are full.
 */
export function chipTheme(
  p: Omit<Palette, "scheme">,
  tints: Record<Tone, string>,
): Record<ChipTone, ChipColours> {
  const on = (tone: Tone, sign: string) => ({ ground: tints[tone], text: p.text, sign, edge: none });
  return {
    draft: { ground: none, text: p.text, sign: p.quiet, edge: p.control },
    plain: on("plain", p.quiet),
    good: on("good", p.accent),
    wait: on("wait", p.warning),
    bad: on("bad", p.danger),
    turn: { ground: p.warning, text: p.canvas, sign: p.canvas, edge: none },
    done: { ground: p.accent, text: p.onAccent, sign: p.onAccent, edge: none },
  };
}
