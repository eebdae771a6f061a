import { type BadgeLook, badgeSize } from "~/domain/badge";
import { palettes } from "~/ui/themes/palettes";
import { isolate } from "~/words/isolate";

interface BadgeWords {
  /** Of whom it says what. */
  label: string;
  /** What it says: a line or two. */
  text: string;
  /** Whether that is a member's own text. */
  isOwn?: boolean;
  /** Beside the brand. */
  note: string | null;
  brand: string;
  direction: "ltr" | "rtl";
  look: BadgeLook;
}

/** For what isn't offered: nothing is seen, and nothing is said. */
export const noBadge = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const { width, height } = badgeSize;
const margin = 20;
const room = width - 2 * margin - 4;

/**
 * A badge as SVG: texts in the reader's own letters, without styles, scripts and anything that is
 * fetched, so that its policy can forbid all of that.
 */
export function drawBadge(words: BadgeWords): string {
  const { label, text, isOwn = false, note, brand, direction, look } = words;
  const { raised, rule, text: ink, quiet, accent } = palettes[look];
  const isLeft = direction === "ltr";
  const start = isLeft ? margin + 4 : width - margin - 4;
  const end = isLeft ? width - margin : margin;
  const line = (said: string, y: number, size: number, ink: string, at: "start" | "end" = "start") =>
    `<text x="${at === "start" ? start : end}" y="${y}" font-size="${size}" text-anchor="${at}" direction="${direction}" ${ink}>${escaped(said)}</text>`;
  const shown = isOwn ? linesOf(text).map(isolate) : linesOf(text);
  const isOne = shown.length === 1;
  const lines = [
    line(cut(label, 13, room), isOne ? 30 : 26, 13, `fill="${quiet}"`),
    ...shown.map((said, at) =>
      line(said, isOne ? 56 : 46 + at * 19, isOne ? 18 : 15, `fill="${ink}" font-weight="600"`),
    ),
    line(cut(brand, 12, room / 2), 84, 12, `fill="${accent}" font-weight="600"`),
    ...(note ? [line(cut(note, 12, room / 2), 84, 12, `fill="${quiet}"`, "end")] : []),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">`,
    `<title>${escaped(`${label}: ${text}`)}</title>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="4" fill="${raised}" stroke="${rule}"/>`,
    `<rect x="${isLeft ? 8 : width - 12}" y="12" width="4" height="${height - 24}" rx="2" fill="${accent}"/>`,
    ...lines,
    "</svg>",
  ].join("");
}

/** A text in one large line, or in two small ones, the second cut where it is too long. */
function linesOf(text: string): string[] {
  if (widthOf(text, 18 * bold) <= room) return [text];
  const words = text.split(" ");
  let first = words.shift() ?? "";
  while (words.length > 0 && widthOf(`${first} ${words[0]}`, 15 * bold) <= room) first += ` ${words.shift()}`;
  const rest = words.join(" ");
  if (rest === "") return [cut(first, 15 * bold, room)];
  return [cut(first, 15 * bold, room), cut(rest, 15 * bold, room)];
}

/** How much wider bold letters are. */
const bold = 1.06;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text cut at its end, which reads on to its right or its left. */
function cut(text: string, size: number, most: number): string {
  if (widthOf(text, size) <= most) return text;
  let [kept, taken] = ["", widthOf("…", size)];
  for (const { segment } of letters.segment(text)) {
    taken += widthOf(segment, size);
    if (taken > most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Shares of the size, a little generous: each reader has letters of their own. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\p{Default_Ignorable_Code_Point}]/u, 0],
  [/[ijl.,:;'’!|\s]/u, 0.32],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.3],
  [/[mwMW@%]/u, 0.9],
  [/\p{Lu}/u, 0.7],
];

function widthOf(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widths.find(([of]) => of.test(letter))?.[1] ?? 0.57;
  return sum * size;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** What XML doesn't have. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text.replaceAll(unfit, "").replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
