import type { PictureFact, PictureWords } from "~/platform/ports/draw-picture";
import { type Face, toDrawable, widthOf } from "./letters";
import { cut, toLines } from "./lines";

export const size = { width: 1200, height: 630 };

export type Ink = "text" | "quiet" | "accent" | "rule";

export interface PlacedText {
  ink: Ink;
  face: Face;
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  tight?: number;
}

/** What stands where, in pixels. `ruleAt` is the line above the facts; null without any. */
export interface Layout {
  texts: PlacedText[];
  ruleAt: number | null;
}

const margin = 80;
const room = size.width - 2 * margin;
const right = size.width - margin;
/** Beside the mark. */
const brandAt = 142;

/** Settings of the title: the largest that fits, and how many lines it may have. */
const titles = [
  { size: 92, most: 2 },
  { size: 76, most: 3 },
  { size: 62, most: 4 },
] as const;
const tight = -0.02;
const titleLine = 1.08;

/** From below to above: the notes, the facts, the rule, the lede and the title. */
export function layOut(words: PictureWords): Layout | null {
  const title = toDrawable("serif", words.title);
  if (!title) return null;
  const texts: PlacedText[] = [];
  let floor = size.height - 68;

  const notes = words.notes.flatMap((note) => toDrawable("sans", note) ?? []).join("  ·  ");
  if (notes) {
    const setting = { size: 26 };
    texts.push({
      ink: "accent",
      face: "sans",
      text: cut("sans", notes, setting, room),
      x: margin,
      y: floor,
      ...setting,
    });
    floor -= 64;
  }
  const facts = factsIn(words.facts);
  for (const { x, label, value } of facts) {
    texts.push({ ink: "quiet", face: "sans", text: label, x, y: floor - 40, size: 22 });
    texts.push({ ink: "text", face: "sans", text: value, x, y: floor, size: 29 });
  }
  const ruleAt = facts.length > 0 ? floor - 92 : null;
  floor = ruleAt === null ? floor - 24 : ruleAt - 48;

  const lede = words.lede && toDrawable("sans", words.lede);
  if (lede) {
    const setting = { size: 32 };
    const { lines } = toLines("sans", lede, setting, { width: room - 40, most: 2 });
    for (const [at, text] of lines.entries())
      texts.push({
        ink: "quiet",
        face: "sans",
        text,
        x: margin,
        y: floor - (lines.length - 1 - at) * 44,
        ...setting,
      });
    floor -= lines.length * 44 + 22;
  }
  texts.push(...titleAbove(floor, title), ...topRow(words));
  return { texts, ruleAt };
}

const topAt = 106;

function titleAbove(floor: number, title: string): PlacedText[] {
  const height = floor - topAt - 24;
  const tried = titles.map(({ size, most }) => {
    const fitting = Math.max(1, Math.min(most, Math.floor(height / (size * titleLine))));
    return { size, ...toLines("serif", title, { size, tight }, { width: room, most: fitting }) };
  });
  const { size, lines } = tried.find(({ isCut }) => !isCut) ??
    tried[tried.length - 1] ?? { size: 0, lines: [] };
  return lines.map((text, at) => {
    const y = floor - (lines.length - 1 - at) * size * titleLine;
    // Serifs stand a little to the left of where their line begins.
    return { ink: "text", face: "serif", text, x: margin - 3, y, size, tight };
  });
}

function topRow({ brand, kind }: PictureWords): PlacedText[] {
  const kindSize = { size: 24 };
  const kindText = toDrawable("sans", kind) ?? "";
  const end = widthOf("sans", kindText, kindSize);
  const row: PlacedText[] = [
    { ink: "quiet", face: "sans", text: kindText, x: right - end, y: topAt - 2, ...kindSize },
  ];
  const brandSize = { size: 38, tight: -0.01 };
  const name = toDrawable("serif", brand);
  const text = name && cut("serif", name, brandSize, right - brandAt - end - between);
  if (text) row.push({ ink: "text", face: "serif", text, x: brandAt, y: topAt, ...brandSize });
  return row;
}

const between = 56;

/** Beside each other, as many as fit; of a list the first ones. */
function factsIn(facts: readonly PictureFact[]) {
  const placed: { x: number; label: string; value: string }[] = [];
  let x = margin;
  for (const { label, values } of facts) {
    const drawable = values.flatMap((value) => toDrawable("sans", value) ?? []);
    for (let many = drawable.length; many > 0; many -= 1) {
      const value = drawable.slice(0, many).join(", ");
      const width = Math.max(widthOf("sans", value, { size: 29 }), widthOf("sans", label, { size: 22 }));
      if (x + width > right) continue;
      placed.push({ x, label, value });
      x += width + between;
      break;
    }
  }
  return placed;
}
