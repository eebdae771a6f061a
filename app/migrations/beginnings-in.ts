/** The beginnings of the words of a text as they were stored from version 7 of profiles and 5 of accounts on. */
export function beginningsIn(text: string): string[] {
  const shortest = (word: string) =>
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? 1 : 2;
  const words = text
    .slice(0, 254)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest(word))
    .slice(0, 8);
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, 12);
    const from = shortest(word);
    return letters.slice(from - 1).map((_letter, at) => letters.slice(0, at + from).join(""));
  });
  return [...new Set(beginnings)];
}
