import { directionOf, languageNow } from "./languages";

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text among others in a line, in its own direction (first-strong isolate): what members write is
 * as often in another script. Left as it is where both are from left to right. Messages do so with
 * what they are filled in with (scripts/words.mjs).
 */
export function isolate(text: string): string {
  if (text === "" || (directionOf(languageNow()) === "ltr" && !rightToLeft.test(text))) return text;
  return `\u2068${text}\u2069`;
}

/** A text of ours that is kept: as a name, it is isolated wherever it is said. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}

/** "Freelancer · €500 a day": facts beside each other. Those that aren't there are left out. */
export function besideEachOther(facts: readonly (string | number | null | undefined | false)[]): string {
  return facts.flatMap((fact) => (fact ? isolate(String(fact)) : [])).join(" · ");
}
