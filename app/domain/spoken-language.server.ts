import { fold } from "~/values/fold";
import { formatterOf } from "~/words/formats";
import * as words from "~/words/labels.generated";
import { languages } from "~/words/languages";

/**
 * Languages that people speak (ISO 639): members write them as they like, and each name of one
 * means the same. Their names are the runtime's own, in every language.
 */
const codes = `
  aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cs cv cy da de dv dz ee el en eo
  es et eu fa ff fi fil fj fo fr fy ga gd gl gn gsw gu gv ha he hi hr ht hu hy id ig is it iu ja jv ka kg ki
  kk kl km kn ko kr ks ku ky lb lg ln lo lt lu lv mg mh mi mk ml mn mr ms mt my nb nd ne nl nn no nr nv ny
  oc om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg
  th ti tk tn to tr ts tt ug uk ur uz ve vi wo xh yi yo yue zh zu
`
  .trim()
  .split(/\s+/);

/** Further common names of languages. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  es: ["castilian"],
  fa: ["farsi"],
  fil: ["tagalog"],
  nl: ["flemish", "flämisch"],
  zh: ["mandarin", "mandarin chinese", "hochchinesisch", "الماندرين"],
};

const namesIn = (language: string) =>
  new Intl.DisplayNames([language], { type: "language", fallback: "none" });

const readersNames = formatterOf(namesIn);
const sortedNames = formatterOf((language) =>
  codes.map((code) => readersNames().of(code) ?? code).sort(new Intl.Collator(language).compare),
);

/** The reader's names of all languages, in their order; `parseLanguage` knows each of them. */
export function spokenLanguages(): readonly string[] {
  return sortedNames();
}

/** The reader's name of a language, whatever it was called; an unknown one stays as it is. */
export function languageName(text: string): string {
  const code = parseLanguage(text);
  return (code && readersNames().of(code)) || text;
}

/** How levels are called in our languages, folded. */
const levels: Readonly<Record<string, readonly string[]>> = {
  native: [
    "native",
    "native speaker",
    "mother tongue",
    "muttersprache",
    "muttersprachlich",
    "اللغه الام",
    "لغه ام",
  ],
  fluent: ["fluent", "fließend", "fliessend", "بطلاقه", "طلاقه"],
};

/**
 * The reader's name of a language, with how well it is spoken: “Deutsch (Muttersprache)” of “German
 * (native)”. A level that isn't known stays as it is, and so does an unknown language.
 */
export function spokenLanguageName(text: string): string {
  const language = languageName(text);
  const [typed = ""] = parseLanguage(text) && !isWhole(text) ? (level.exec(text) ?? []) : [];
  const said = typed.replaceAll(/^[\s(,:;–—-]+|[\s)]+$/g, "");
  if (!said) return language;
  const known = Object.keys(levels).find((name) => levels[name]?.includes(foldName(said)));
  return words.spokenLanguage({
    language,
    level: known ?? "other",
    said: cefr.test(said) ? said.toUpperCase() : said,
  });
}

/** A level of the Common European Framework. */
const cefr = /^[abc][12]$/i;

let offeredNames: readonly Intl.DisplayNames[] | undefined;

/** The names of a language in all languages of the site: for searching, by readers of each. */
export function languageInAllLanguages(text: string): string[] {
  const code = parseLanguage(text);
  if (code === null) return [];
  offeredNames ??= languages.map((each) => namesIn(each.code));
  return [...new Set(offeredNames.map((names) => names.of(code) ?? text))];
}

// The languages whose names are accepted, as for countries. Where two disagree the last one counts.
const accepted = ["ar", "de", "es", "fr", "it", "nl", "pl", "pt", "en"];
let byName: Map<string, string> | undefined;

/**
 * The ISO 639 code of a language's code, or of its name in English or another of the languages
 * above, with how well it is spoken or without that ("German (native)", "English C1"); null if
 * there is none.
 */
export function parseLanguage(text: string): string | null {
  // Built on first use, because it takes some milliseconds.
  byName ??= readNames();
  const name = foldName(text);
  return byName.get(name) ?? byName.get(name.replace(level, "")) ?? null;
}

/** Whether all of a text is the name of a language. */
const isWhole = (text: string) => byName?.has(foldName(text)) ?? false;

/** What follows the name of a language. */
const level = /(?: ?[(,:;–—]| -| [abc][12]\b).*$/is;

function readNames(): Map<string, string> {
  const names = accepted.map(namesIn).flatMap((names) => codes.map((code) => [names.of(code) ?? code, code]));
  const others = codes.flatMap((code) => [...(aliases[code] ?? []), code].map((name) => [name, code]));
  // Arabic names are known with the article and without it.
  const each = [...names, ...others].flatMap(([name = "", code = ""]) =>
    [name.replace(/^ال/, ""), name].map((one): [string, string] => [foldName(one), code]),
  );
  return new Map(each);
}

function foldName(text: string): string {
  return fold(text).replaceAll("ـ", "").replaceAll("ة", "ه").replaceAll(/\s+/g, " ").trim();
}
