import { type SearchedWord, toSearchedWord } from "./terms";

/** Words of this many characters and more may be mistyped. */
const mistypedFrom = 5;
/** Of a word's beginning that decides about its list (terms.ts). */
const beginning = 5;

const alphabets: readonly [script: RegExp, letters: string][] = [
  [/\p{Script=Latin}/u, "abcdefghijklmnopqrstuvwxyz"],
  [/\p{Script=Cyrillic}/u, "абвгдежзийклмнопрстуфхцчшщъыьэюя"],
  [/\p{Script=Greek}/u, "αβγδεζηθικλμνξοπρστυφχψως"],
];

/**
 * The lists in which a word may be that differs from this one by a letter: too many, missing,
 * another, or two in the wrong order. The likeliest first; at most some 350, however long the word.
 */
export function listsNear(word: string): string[] {
  const letters = [...word];
  const alphabet = [...(alphabets.find(([script]) => script.test(word))?.[1] ?? "")];
  const places = letters.slice(0, beginning).map((_, at) => at);
  const without = (at: number) => letters.toSpliced(at, 1);
  const swapped = (at: number) => letters.toSpliced(at, 2, letters[at + 1] ?? "", letters[at] ?? "");
  const spellings = [
    letters,
    ...places.map(swapped),
    ...places.map(without),
    ...places.flatMap((at) => alphabet.map((letter) => letters.toSpliced(at, 1, letter))),
    ...places.flatMap((at) => alphabet.map((letter) => letters.toSpliced(at, 0, letter))),
  ];
  const beginnings = spellings.map((spelling) => spelling.slice(0, beginning).join(""));
  return [...new Set(beginnings)].map((one) => toSearchedWord(one).all);
}

/** The most frequent word of these texts that differs from `word` by a letter; null for none. */
export function nearestWord(word: string, texts: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const one of text.split(" "))
      if (differsByOne(word, one)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [most] = [...counts].sort(([a, often], [b, other]) => other - often || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}

/** Whether one letter makes the one word the other, in linear time. */
function differsByOne(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 2) return false;
  const [a, b] = [[...word], [...other]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (a.length > b.length) return rest(a, at + 1) === rest(b, at);
  if (a.length < b.length) return rest(a, at) === rest(b, at + 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2);
  return isSwapped || rest(a, at + 1) === rest(b, at + 1);
}

/** What the entries say about a word. */
export interface Meaning {
  /** Whether no entry has it. */
  isUnknown: boolean;
  /** The word that is likely to be meant in its place; null where it is meant as it was typed. */
  other: string | null;
}

/** A word that as many entries have is meant as it was typed. */
const rare = 2;

/** `most` entries with the word are looked for at most; `nearest` differs from it by a letter. */
export async function findMeaning(
  word: SearchedWord,
  count: (word: SearchedWord, most: number) => Promise<number>,
  nearest: (word: string) => Promise<string | null>,
): Promise<Meaning> {
  const found = await count(word, rare);
  if (found >= rare) return { isUnknown: false, other: null };
  return { isUnknown: found === 0, other: await nearest(textOf(word)) };
}

/** Words of one search that are looked for in another spelling. */
const wordsLookedAt = 3;

/** The words that may be mistyped: only the first, since each is looked for by itself. */
export const mayBeMistyped = (words: readonly SearchedWord[]) =>
  words.filter((word) => [...textOf(word)].length >= mistypedFrom).slice(0, wordsLookedAt);

const textOf = ({ stands }: SearchedWord) => stands.trim();
