import { languages } from "~/words/languages";
import { readCatalogue } from "../../words/read-catalogue";

/** What a page says of its language, and all that people read or hear of it. */
export interface Spoken {
  lang: string;
  dir: string;
  /** How far it is wider than the window, in CSS px. */
  over: number;
  lines: string[];
}

/** An expression for the page, as `Spoken`. What is marked as of another language isn't the page's. */
export const spokenInPage = `(() => {
  const page = document.documentElement;
  const named = [...document.querySelectorAll("[aria-label], [placeholder], [title], [alt], [content]")]
    .filter((each) => !/^(?:viewport|color-scheme|twitter|robots)/.test(each.getAttribute("name") ?? ""))
    .filter((each) => !/^og:(?:type|url|image|site)/.test(each.getAttribute("property") ?? ""));
  const others = new Set([...document.querySelectorAll("body [lang]")].map((each) => each.innerText.trim()));
  const names = named.flatMap((each) =>
    ["aria-label", "placeholder", "title", "alt", "content"].map((name) => each.getAttribute(name) ?? ""));
  return {
    lang: page.lang,
    dir: page.dir,
    over: page.scrollWidth - page.clientWidth,
    lines: [document.title, ...document.body.innerText.split("\\n"), ...names]
      .map((line) => line.trim()).filter((line) => line !== "" && !others.has(line)),
  };
})()`;

/** Words that stand in nearly every English sentence, and in none in the other languages. */
const small = /\b(?:the|and|your|you|with|this|these|their|they|are|has|have|from|what|which|who|for)\b/i;

/** A setting, of a copy that nobody runs for others. */
const ofLocalUse = /: a copy for local use$/;

/** What is wrong with a page that should be in a language other than English, and whose members wrote none. */
export function findForeign(language: string, { lang, dir, over, lines }: Spoken): string[] {
  const { direction } = languages.find(({ code }) => code === language) ?? {};
  const isEnglish = englishOf(language);
  const foreign = lines.filter((line) => !ofLocalUse.test(line) && (small.test(line) || isEnglish(line)));
  return [
    ...(lang === language ? [] : [`its language is ${lang}`]),
    ...(dir === direction ? [] : [`its direction is ${dir}`]),
    ...(over <= 0 ? [] : [`it is ${over} px wider than the window`]),
    ...foreign.map((line) => `English: ${line}`),
  ];
}

/** A text as a pattern that is nothing but this text. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const known = new Map<string, (line: string) => boolean>();

/** Tells a line that is one of our English messages, and none of the language. */
function englishOf(language: string): (line: string) => boolean {
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
  const tell = (line: string) => whole.has(line) || filledIn.some((pattern) => pattern.test(line));
  known.set(language, tell);
  return tell;
}
