import { languages } from "~/words/languages";
import { readCatalogue } from "../../words/read-catalogue";

/** What a page says of its language, and all that people read or hear of it. */
export interface Spoken {
  lang: string;
  dir: string;
  /** How far it is wider than the window, in CSS px. */
  over: number;
  lines: string[];
  /** Those of them that members wrote. */
  written: string[];
}

/**
 * An expression for the page, as `Spoken`. What is marked as of another language isn't the page's; what has a
 * direction of its own may be a member's.
 */
export const spokenInPage = `(() => {
  const page = document.documentElement;
  const named = [...document.querySelectorAll("[aria-label], [placeholder], [title], [alt], [content]")]
    .filter((each) => !/^(?:viewport|color-scheme|twitter|robots)/.test(each.getAttribute("name") ?? ""))
    .filter((each) => !/^og:(?:type|url|image|site)/.test(each.getAttribute("property") ?? ""));
  const others = new Set([...document.querySelectorAll("body [lang]")].map((each) => each.innerText.trim()));
  const linesOf = (text) => text.split("\\n").map((line) => line.trim()).filter((line) => line !== "");
  const names = named.flatMap((each) =>
    ["aria-label", "placeholder", "title", "alt", "content"].map((name) => each.getAttribute(name) ?? ""));
  return {
    lang: page.lang,
    dir: page.dir,
    over: page.scrollWidth - page.clientWidth,
    lines: linesOf([document.title, document.body.innerText, ...names].join("\\n"))
      .filter((line) => !others.has(line)),
    written: [...document.querySelectorAll("[dir=auto], bdi")].flatMap((each) => linesOf(each.innerText)),
  };
})()`;

/** Words that stand in nearly every English sentence, and in none in the other languages. */
const small = /\b(?:the|and|your|you|with|this|these|their|they|are|has|have|from|what|which|who|for)\b/i;

/** A setting, of a copy that nobody runs for others. */
const ofLocalUse = /: a copy for local use$/;

/** What is wrong with a page that should be in a language other than English. */
export function findForeign(language: string, { lang, dir, over, lines, written }: Spoken): string[] {
  const { direction } = languages.find(({ code }) => code === language) ?? {};
  const { isWhole, isFilledIn } = englishOf(language);
  const mayBeEnglish = new Set(written);
  const isSentence = (line: string) => small.test(line) && !ofLocalUse.test(line);
  const foreign = lines.filter(
    (line) => isWhole(line) || (!mayBeEnglish.has(line) && (isFilledIn(line) || isSentence(line))),
  );
  return [
    ...(lang === language ? [] : [`its language is ${lang}`]),
    ...(dir === direction ? [] : [`its direction is ${dir}`]),
    ...(over <= 0 ? [] : [`it is ${over} px wider than the window`]),
    ...foreign.map((line) => `English: ${line}`),
  ];
}

/** A text as a pattern that is nothing but this text. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

interface English {
  /** Whether a line is one of our messages. */
  isWhole(line: string): boolean;
  /** Whether it may be one that is filled in. */
  isFilledIn(line: string): boolean;
}

const known = new Map<string, English>();

/** Our English messages that are none in the language. */
function englishOf(language: string): English {
  const found = known.get(language);
  if (found) return found;
  const own = new Set(readCatalogue(language).map(({ text }) => text));
  const english = readCatalogue()
    .map(({ text }) => text)
    .filter((text) => !own.has(text) && /\p{L}{3,}/u.test(text));
  const whole = new Set(english.filter((text) => !text.includes("…")));
  const filledIn = english
    .filter((text) => text.includes("…") && /\p{L}{4,}/u.test(text))
    .map((text) => new RegExp(`^${text.split("…").map(literally).join(".+")}$`, "u"));
  const tells: English = {
    isWhole: (line) => whole.has(line),
    isFilledIn: (line) => filledIn.some((pattern) => pattern.test(line)),
  };
  known.set(language, tells);
  return tells;
}
