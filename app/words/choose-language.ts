import { type Language, languages } from "./languages";

/** Longer headers are cut: a browser's has some fifty characters. */
const longest = 500;

/**
 * The first language of ours that an Accept-Language header (RFC 9110) asks for, by its weights:
 * "de-AT,de;q=0.9,en;q=0.8" is German. A region or a script of it doesn't matter. Null if it names
 * none of them; `*` asks for none in particular.
 */
export function chooseLanguage(header: string | null): Language | null {
  const asked = (header ?? "").slice(0, longest).split(",").map(readRange);
  const wanted = asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  for (const { code } of wanted) {
    const found = languages.find((each) => each.code === code);
    if (found) return found.code;
  }
  return null;
}

function readRange(range: string): { code: string; weight: number } {
  const [, code = "", weight = "1"] =
    /^\s*([a-z]{1,8})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(range) ?? [];
  return { code: code.toLowerCase(), weight: Number(weight) };
}
