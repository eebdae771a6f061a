import { normalize } from "~/values/text";

/**
 * What the fonts of pictures have glyphs for: Latin letters (also those of Vietnamese), Greek,
 * Cyrillic and Arabic ones, and signs. Joiners and marks of direction show nothing.
 */
const glyphs = String.raw` -~\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u0493\u04d8\u04d9\u04e8\u04e9\u0600-\u06ff\u0750-\u077f\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u200c-\u200f\u2010\u2013-\u2016\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u2066-\u2069\u20a6\u20a9\u20ab\u20ac\u20ba\u20bd\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265`;
const others = new RegExp(`[^${glyphs}]`, "gu");
const otherLetters = new RegExp(`(?=[\\p{L}\\p{N}])[^${glyphs}]`, "u");
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters of a text that are looked at. */
const longest = 300;

/**
 * A text as it can be drawn: without signs such as emoji, in one line; null where it has a letter
 * or a digit that can't be, and where nothing is left.
 */
export function toDrawable(text: string): string | null {
  const line = normalize(text.slice(0, longest).replaceAll(/\s+/g, " "), "NFC");
  if (otherLetters.test(line)) return null;
  const drawn = line.replaceAll(others, "").replaceAll(/ +/g, " ").trim();
  return visible.test(drawn) ? drawn : null;
}
