const plain: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/**
 * The words of texts and their beginnings as stored since version 7 of profiles and 5 of accounts.
 */
export function beginningsIn(texts: readonly string[]): string[] {
  const shortest = (word: string) =>
    /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u.test(word) ? 2 : 1;
  const words = texts.flatMap((text) =>
    text
      .slice(0, 254)
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? letter)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && [...word].length >= shortest(word))
      .slice(0, 8),
  );
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, 12);
    const from = shortest(word);
    const ofIt = letters.slice(from - 1).map((_letter, at) => letters.slice(0, at + from).join(""));
    return [...ofIt, `${letters.join("")}$`];
  });
  return [...new Set(beginnings)];
}
