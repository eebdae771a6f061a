import { formatterOf } from "~/words/formats";
import { languageNow } from "~/words/languages";

/**
 * The languages that a text can be said to be written in (BCP 47): Europe’s, and those with the
 * most speakers elsewhere. The two ways of writing Chinese need different letters and voices. Never
 * take one away: texts say it.
 */
const codes = `
  af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka
  kk km kn ko ku lb lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru si sk sl so sq sr sv sw ta
  te th tr uk ur uz vi zh-Hans zh-Hant zu
`
  .trim()
  .split(/\s+/);
const known: ReadonlySet<string> = new Set(codes);

const names = formatterOf((language) => new Intl.DisplayNames([language], { type: "language" }));
const options = formatterOf((language): readonly (readonly [code: string, name: string])[] => {
  const { compare } = new Intl.Collator(language);
  const named = codes.map((code) => [code, writtenLanguageName(code)] as const);
  return named.sort(([, a], [, b]) => compare(a, b));
});

/** The languages to choose from, by their names in the reader’s language and in its order. */
export function writtenLanguages(): readonly (readonly [code: string, name: string])[] {
  return options();
}

/** Whether a language is among those to choose from. */
export function isWrittenLanguage(code: string): boolean {
  return known.has(code);
}

/** The reader’s name of a language; what isn’t listed stays as it is. */
export function writtenLanguageName(code: string): string {
  return isWrittenLanguage(code) ? (names().of(code) ?? code) : code;
}

/** The same, where it isn’t the language of the page: a fact that only those readers need. */
export function otherLanguage(code: string | null): string | null {
  return code === null || code === languageNow() ? null : writtenLanguageName(code);
}
