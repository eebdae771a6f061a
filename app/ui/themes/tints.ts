import type { Palette } from "./palettes";

/** What a chip says by its tint, beside its words and its sign. */
export const tones = ["plain", "good", "wait", "bad"] as const;
export type Tone = (typeof tones)[number];

/** How much of the tone lies on the page: seen beside it, with text on it that still holds 7:1. */
const share = 0.16;

/** The grounds of chips, opaque, so that their contrast can be told. */
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
