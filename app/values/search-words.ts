import { fold } from "./fold";
import { spell, spelledOut, withoutArticle, withoutE } from "./spellings";
import { normalize } from "./text";

/**
 * The words of a text as they are written, each once and in its order: separated by spaces, folded,
 * of 40 characters at most; in Han script every two neighbouring characters; in other scripts
 * without spaces, words of the runtime's dictionary (decisions/search-words.md).
 */
function writtenWordsOf(text: string): string[] {
  const unspaced: string[] = [];
  const take = (toParts: (run: string) => string[]) => (run: string) => {
    unspaced.push(...toParts(run).map(fold).filter(isLong));
    return " ";
  };
  const rest = normalize(withoutSoftHyphens(text), "NFKC")
    .replaceAll(han, take(toPairs))
    .replaceAll(unspacedLetters, take(toSegments));
  const spaced = (fold(rest).match(spacedWord) ?? [])
    // Cut first: with many dots, the pattern would check at each whether it is the last.
    .map((word) => cut(word).replace(/\.+$/, ""));
  return [...new Set([...spaced, ...unspaced])];
}

/**
 * The words by which a text is found: those that it has, and the same in other spellings. What is
 * searched for has one spelling, so each of a word's own is here: "Node.js" is "nodejs" and its
 * parts, "front-end" is "frontend", too.
 */
export function wordsOf(text: string): string[] {
  const written = writtenWordsOf(text);
  const out = spelledOut(text);
  const spelled = [...written, ...(out === null ? [] : writtenWordsOf(out))].map(spell);
  const others = spelled.flatMap((word) => [withoutE(word), withoutArticle(word)]);
  return [...new Set([...written, ...spelled, ...others, ...unseparated(text)].map(cut))];
}

/**
 * More words of a title, a name or a skill: of two or three words all in one, and each as the name
 * of a library is written. "Front end" is found as "frontend", "React" as "reactjs" and "react.js".
 */
export function wordsOfName(name: string): string[] {
  const words = (foldedOf(name).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, namedWords).map(spell);
  const libraries = words.filter((word) => /^[a-z][a-z0-9]+(?<!js)$/.test(word)).map((word) => `${word}js`);
  const whole = words.length === 2 || words.length === 3 ? [words.join("")] : [];
  return [...new Set([...whole, ...libraries].map(cut))];
}

/** Words of a name, the rest of which is left. */
const namedWords = 40;

/** Names of two or three parts without what separates them, and their parts. */
function unseparated(text: string): string[] {
  return (foldedOf(text).match(separated) ?? []).flatMap((name) => {
    const parts = spell(name).split(separator);
    return parts.length === 1 || parts.length > 3 ? [] : [parts.join(""), ...parts].filter(isLong);
  });
}

const separator = /[._/\p{Pd}]/u;
// Also what has no separator: a pattern that needs one tries a long word at each letter.
const separated = /[\p{L}\p{N}]+(?:[._/\p{Pd}][\p{L}\p{N}]+)*/gu;

const foldedOf = (text: string) => fold(normalize(withoutSoftHyphens(text), "NFKC"));

/**
 * The words to search for. A single letter would match nearly everything, so it counts only if
 * there is nothing else.
 */
export function searchedWordsOf(text: string): string[] {
  return longOnes(writtenWordsOf(text).map((word) => cut(withoutDots(withoutArticle(spell(word))))));
}

/**
 * The same as they are written, for texts whose words were stored before other spellings were among
 * them.
 */
export function searchedAsWritten(text: string): string[] {
  return longOnes(writtenWordsOf(text));
}

function longOnes(words: readonly string[]): string[] {
  const each = [...new Set(words)];
  const long = each.filter(isLong);
  return long.length > 0 ? long : each;
}

/** "Node.js" is looked for as "nodejs"; what is stored has both. */
const withoutDots = (word: string) => word.replaceAll(/\.(?=[\p{L}\p{N}])/gu, "");

/** What a word is broken at, or joined by, without being seen. */
const withoutSoftHyphens = (text: string) => text.replaceAll(/[\u00ad\u2060\ufeff]/g, "");

const cut = (word: string) => word.slice(0, 40);

/** Han characters, and letters with their marks of other scripts without spaces between words. */
const han = /\p{Script=Han}+/gu;
const unspacedLetters =
  /[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** Letters, digits and the signs in names of techniques: C++, C#, Node.js. */
const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/**
 * Every two neighbours: the pairs of any searched word of two characters or more are among them.
 */
function toPairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

function toSegments(run: string): string[] {
  return [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

const isLong = (word: string) => word.length > 1;
