import { directionOf, languageNow } from "./languages";

const rightToLeft = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}`;

/** A letter of each direction. */
const letters = {
  rtl: new RegExp(`(?=\\p{L})[${rightToLeft}]`, "u"),
  ltr: new RegExp(`(?![${rightToLeft}])\\p{L}`, "u"),
};

/** Those of `written-language.server.ts` that run from right to left. */
const toTheLeft: ReadonlySet<string> = new Set(["ar", "fa", "he", "ps", "ur"]);

/**
 * The attributes of an element that holds a member's text and nothing else: its language, where its
 * author says it, and its direction. That of the language, if the text has a letter of it: by its
 * first letter alone "C++ أو PHP 8" would be read as English. Else by its first letter.
 */
export function written(
  text: string,
  lang: string | null | undefined,
): { lang: string | undefined; dir: "ltr" | "rtl" | "auto" } {
  if (!lang) return { lang: undefined, dir: "auto" };
  const dir = toTheLeft.has(lang) ? "rtl" : "ltr";
  return { lang, dir: letters[dir].test(text) ? dir : "auto" };
}

/** Whether a text begins with a letter that runs from right to left, as `dir="auto"` chooses. */
export function runsToTheLeft(text: string): boolean {
  return letters.rtl.test(/\p{L}/u.exec(text)?.[0] ?? "");
}

/** A mark of each direction: it is seen as a letter, and shows nothing. */
const marks = { rtl: "\u200f", ltr: "\u200e" };

/** Text of Latin letters, figures and their punctuation alone: most of what is isolated. */
const latin = /^[ -\u024f]*$/;

const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
const isolatedOrTurning = /\u2068([^\u202a-\u202e\u2066-\u2069]*)\u2069|[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text in its stored order: removes characters that change the direction, which could disguise an
 * address that mail programs turn into a link.
 */
export function inStoredOrder(text: string): string {
  return text.replace(turnsDirection, "");
}

/**
 * A name, a title or an address within a sentence, where there are no elements to say that it is
 * one (UAX #9, first strong isolate): it keeps the order of its letters, and the sentence around it
 * its own. Bare where it runs as the sentence does. Messages of a language from right to left do so
 * by themselves with what they are filled in with (scripts/words.mjs).
 */
export function isolate(text: string): string {
  if (latin.test(text) && directionOf(languageNow()) === "ltr") return text;
  const stored = inStoredOrder(text);
  return letters[otherDirection()].test(stored) ? `\u2068${stored}\u2069` : stored;
}

/**
 * Text that may have isolated parts: isolated as a whole where other letters of it run the other
 * way. Messages of a language from left to right do so with what they are filled in with.
 */
export function apart(text: string): string {
  if (latin.test(text) && directionOf(languageNow()) === "ltr") return text;
  const rest = text.replace(isolatedOrTurning, "");
  return letters[otherDirection()].test(rest) ? `\u2068${text}\u2069` : text;
}

/** A sentence in its stored order, but for what `isolate` put into it. */
export function withIsolated(sentence: string): string {
  return sentence.replace(isolatedOrTurning, (_, within?: string) =>
    within === undefined ? "" : isolate(within),
  );
}

/**
 * A line of plain text that runs as its language does, whatever letter comes first: by that letter
 * programs choose. It begins with a mark where that would be the wrong one.
 */
export function withMark(text: string): string {
  const first = /\p{L}/u.exec(text)?.[0] ?? "";
  return letters[otherDirection()].test(first) ? marks[directionOf(languageNow())] + text : text;
}

const otherDirection = () => (directionOf(languageNow()) === "rtl" ? "ltr" : "rtl");

/** "Freelancer · €500 a day": facts beside each other. Those that aren't there are left out. */
export function besideEachOther(facts: readonly (string | number | null | undefined | false)[]): string {
  return inOurOrder(facts.flatMap((fact) => (fact ? isolate(String(fact)) : [])).join(" · "));
}

/**
 * Isolated texts put together run as the language does, though one in the other direction is first.
 * Where all are in the other one, they keep it.
 */
export function inOurOrder(text: string): string {
  return letters[directionOf(languageNow())].test(text) ? withMark(text) : text;
}
