import type { Palette } from "./palettes";

/** The meanings of a chip's tint, beside its words and its icon. */
export const tones = ["plain", "good", "wait", "bad"] as const;
export type Tone = (typeof tones)[number];

/**
 * The share of the tone in the mix with the page's colour: visible, while text on it still has a
 * contrast of 7:1.
 */
const share = 0.2;

/** The backgrounds of chips, opaque, so that their contrast can be computed. */
export function tintsOf({ canvas, control, accent, warning, danger }: Palette): Record<Tone, string> {
  const on = (tone: string) => mix(tone, canvas);
  return { plain: on(control), good: on(accent), wait: on(warning), bad: on(danger) };
}

function mix(tone: string, ground: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [over, under] = [tone, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(under + (over - under) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
