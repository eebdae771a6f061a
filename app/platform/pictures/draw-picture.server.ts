import { setImmediate as nextTurn } from "node:timers/promises";
import type { DrawPicture } from "~/platform/ports/draw-picture";
import { type Coverage, createCoverage } from "./coverage";
import { type Ink, type Layout, layOut, size } from "./layout";
import { setLine } from "./letters";
import { toPng } from "./png.server";
import { trace } from "./trace";

/** Those of the dark theme. */
export const pictureColours = {
  canvas: "#101413",
  text: "#f1efe8",
  quiet: "#b3b9b3",
  accent: "#8ed8ba",
  rule: "#2f3633",
} as const;

const inks = ["text", "quiet", "accent", "rule"] as const satisfies readonly Ink[];
/** Of one ink over the canvas: edges need no more. */
const shades = 24;
/** `public/favicon.svg`, upwards from its foot. */
const mark =
  "M0 0L0 10Q0 14.1 2.9 17.1Q5.9 20 10 20Q14.1 20 17.1 17.1Q20 14.1 20 10L20 0L15 0L15 10Q15 12.1 13.5 13.5Q12.1 15 10 15Q7.9 15 6.5 13.5Q5 12.1 5 10L5 0Z";

export const drawPicture: DrawPicture = async (words) => {
  const layout = layOut(words);
  if (!layout) return null;
  const coverage = createCoverage(size.width, size.height);
  const pixels = new Uint8Array(size.width * size.height);
  for (const [at, ink] of inks.entries()) {
    await traceInk(coverage, layout, ink);
    await nextTurn();
    coverage.take((pixel, covered) => {
      const shade = Math.round(covered * shades);
      if (shade > 0) pixels[pixel] = at * shades + shade;
    });
  }
  const colours = [mixed("text", 0), ...inks.flatMap((ink) => steps.map((step) => mixed(ink, step)))];
  return toPng({ ...size, colours, pixels });
};

const steps = Array.from({ length: shades }, (_, at) => (at + 1) / shades);

async function traceInk(coverage: Coverage, { texts, ruleAt }: Layout, ink: Ink): Promise<void> {
  if (ink === "accent") trace(coverage, mark, { x: 80, y: 107, scale: 2.2 });
  if (ink === "rule" && ruleAt !== null)
    trace(coverage, "M0 0L0 2L1040 2L1040 0Z", { x: 80, y: ruleAt, scale: 1 });
  for (const { face, text, x, y, size, tight = 0 } of texts.filter((one) => one.ink === ink)) {
    await nextTurn();
    const { placed, scale } = setLine(face, text, { size, tight });
    for (const letter of placed) trace(coverage, letter.path, { x: x + letter.x, y, scale });
  }
}

function mixed(ink: Ink, share: number): [number, number, number] {
  const [from, to] = [channels(pictureColours.canvas), channels(pictureColours[ink])];
  const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [mix(0), mix(1), mix(2)];
}

function channels(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}
