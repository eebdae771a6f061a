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
    texts.push({ ink: "accent", face: "sans", text: cut("sans", notes, setting, room), x: margin, y: floor, ...setting });
    floor -= 64;
  }
  const facts = factsIn(words.facts);
  for (const { x, label, value } of facts) {
    texts.push({ ink: "quiet", face: "sans", text: label, x, y: floor - 40, size: 22 });
    texts.push({ ink: "text", face: "sans", text: value, x, y: floor, size: 29 });
  }
  const ruleAt = facts.length > 0 ? floor - 92 : null;
  floor = ruleAt === null ? floor - 24 : ruleAt - 44;

  const lede = words.lede && toDrawable("sans", words.lede);
  if (lede) {
    const setting = { size: 32 };
    const { lines } = toLines("sans", lede, setting, { width: room - 40, most: 2 });
    for (const [at, text] of lines.entries())
      texts.push({ ink: "quiet", face: "sans", text, x: margin, y: floor - (lines.length - 1 - at) * 44, ...setting });
    floor -= lines.length * 44 + 16;
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
  const chosen = tried.find(({ isCut }) => !isCut) ?? tried.at(-1);
  return (chosen?.lines ?? []).map((text, at, { length }) => ({
    ...{ ink: "text", face: "serif", text, x: margin - 3, tight },
    y: floor - (length - 1 - at) * (chosen?.size ?? 0) * titleLine,
    size: chosen?.size ?? 0,
  }));
}

function topRow({ brand, kind }: PictureWords): PlacedText[] {
  const kindText = toDrawable("sans", kind) ?? "";
  const end = widthOf("sans", kindText, { size: 24 });
  const name = toDrawable("serif", brand);
  return [
    { ink: "quiet", face: "sans", text: kindText, x: right - end, y: topAt - 2, size: 24 },
    ...(name
      ? [
          {
            ...{ ink: "text", face: "serif", x: brandAt, y: topAt, size: 38, tight: -0.01 },
            text: cut("serif", name, { size: 38, tight: -0.01 }, room - end - 120),
          } as const,
        ]
      : []),
  ];
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
