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
function listsNear(word: string): string[] {
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
function nearestWord(word: string, texts: readonly string[]): string | null {
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

/** The words as a reader may have meant them; null where none is mistyped. */
export async function meantWords(
  words: readonly SearchedWord[],
  isRare: (word: SearchedWord) => Promise<boolean>,
  textsIn: (lists: string[]) => Promise<string[]>,
): Promise<SearchedWord[] | null> {
  let isMistyped = false;
  const meant: SearchedWord[] = [];
  // Only the first: each is looked for by itself.
  let looked = 0;
  for (const word of words) {
    const text = word.stands.trim();
    const mayBe = looked < wordsLookedAt && [...text].length >= mistypedFrom;
    if (mayBe) looked += 1;
    const other = mayBe && (await isRare(word)) ? nearestWord(text, await textsIn(listsNear(text))) : null;
    isMistyped ||= other !== null;
    meant.push(other === null ? word : toSearchedWord(other));
  }
  return isMistyped ? meant : null;
}

/** Words of one search that are looked for in another spelling. */
const wordsLookedAt = 3;
