import glyphs from "./glyphs.json";

export type Face = "serif" | "sans";

interface Letter {
  /** In thousandths of the size. */
  advance: number;
  path: string;
}

interface Typeface {
  letters: Map<string, Letter>;
  /** By how much the second letter moves, by both. */
  pairs: Map<string, number>;
}

const faces: Record<Face, Typeface> = { serif: read(glyphs.serif), sans: read(glyphs.sans) };

function read({ letters, pairs }: (typeof glyphs)["serif" | "sans"]): Typeface {
  return {
    letters: new Map(
      Object.entries(letters).map(([letter, stored]) => {
        const at = stored.indexOf(" ");
        const advance = Number(at < 0 ? stored : stored.slice(0, at));
        return [letter, { advance, path: at < 0 ? "" : stored.slice(at + 1) }];
      }),
    ),
    pairs: new Map(
      Object.entries(pairs).flatMap(([left, all]) =>
        all.split(" ").map((one) => [left + one.charAt(0), Number(one.slice(1))] as const),
      ),
    ),
  };
}

/** Characters of a text that are looked at. */
const longest = 300;

/**
 * A text as it can be drawn: without signs such as emoji, in one line; null where it has a letter
 * or a digit that can't be, and where nothing is left.
 */
export function toDrawable(face: Face, text: string): string | null {
  const { letters } = faces[face];
  let drawn = "";
  for (const sign of text.slice(0, longest).normalize("NFC").replaceAll(/\s+/g, " ")) {
    if (letters.has(sign)) drawn += sign;
    else if (/[\p{L}\p{Nd}]/u.test(sign)) return null;
  }
  return drawn.replaceAll(/ +/g, " ").trim() || null;
}

/** Each letter of a line with its place from the beginning, and the width, in pixels. */
export function setLine(face: Face, text: string, { size, tight = 0 }: Setting) {
  const { letters, pairs } = faces[face];
  const scale = size / glyphs.perEm;
  const placed: { path: string; x: number }[] = [];
  let x = 0;
  let before = "";
  for (const sign of text) {
    const letter = letters.get(sign);
    if (!letter) continue;
    x += (pairs.get(before + sign) ?? 0) * scale;
    if (letter.path) placed.push({ path: letter.path, x });
    x += letter.advance * scale + tight * size;
    before = sign;
  }
  return { placed, width: x, scale };
}

export interface Setting {
  size: number;
  /** What is added between letters, in parts of the size. */
  tight?: number;
}

export const widthOf = (face: Face, text: string, setting: Setting) => setLine(face, text, setting).width;
