import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareTexts, type DiffPart } from "~/features/agreements/pages/word-differences.server";

const compare = (before: string, after: string): DiffPart[] => compareTexts([{ before, after }])[0] ?? [];

/** As one line: [-removed-] and {+added+}. */
const sayParts = (parts: readonly DiffPart[]) =>
  parts
    .map(({ text, change }) =>
      change === "SAME" ? text : change === "ADDED" ? `{+${text}+}` : `[-${text}-]`,
    )
    .join("");

const textOf = (parts: readonly DiffPart[], without: DiffPart["change"]) =>
  parts.flatMap(({ text, change }) => (change === without ? [] : text)).join("");

describe("what two texts differ in, by words", () => {
  it.each<[string, before: string, after: string, said: string]>([
    [
      "one word",
      "The ten slowest queries.",
      "The two slowest queries.",
      "The [-ten -]{+two +}slowest queries.",
    ],
    ["words at the end", "The shop", "The shop and the warehouse", "The shop {+and the warehouse+}"],
    ["a word less", "The new shop", "The shop", "The [-new -]shop"],
    ["a mark", "Done.", "Done!", "Done[-.-]{+!+}"],
    ["Arabic", "متجر سريع جدًا", "متجر بطيء جدًا", "متجر [-سريع -]{+بطيء +}جدًا"],
    ["Chinese, letter by letter", "更快的商店", "更慢的商店", "更[-快-]{+慢+}的商店"],
    ["a number", "9,000 EUR", "9,500 EUR", "9,[-000 -]{+500 +}EUR"],
    ["nothing", "The same.", "The same.", "The same."],
    ["all of it new", "", "New.", "{+New.+}"],
    ["all of it gone", "Old.", "", "[-Old.-]"],
    ["neither", "", "", ""],
    ["letters that are spelled another way", "caf\u00e9", "cafe\u0301", "caf\u00e9"],
  ])("%s", (_what, before, after, said) => {
    expect(sayParts(compare(before, after))).toBe(said);
  });

  it("white space alone is no difference, and stands as it is now", () => {
    expect(sayParts(compare("One. Two.", "One.\n\nTwo."))).toBe("One.\n\nTwo.");
  });

  it("what isn’t removed is the later text, letter by letter", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const parts = compare(before, after);
        expect(textOf(parts, "REMOVED")).toBe(after.normalize("NFC"));
        const bare = (text: string) => text.replaceAll(/\s/gu, "");
        expect(bare(textOf(parts, "ADDED"))).toBe(bare(before.normalize("NFC")));
      }),
    );
  });
});

describe("where more differs than is compared by words", () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `w${from + at}`).join(" ");

  it("paragraphs that stay are the same, the others are removed and added", () => {
    const parts = compare(`${words(0, 300)}\nStays.\n`, `${words(500, 300)}\nStays.\n`);
    expect(parts.map(({ change }) => change)).toEqual(["REMOVED", "ADDED", "SAME"]);
    expect(parts.at(-1)?.text).toBe("Stays.\n");
  });

  it("200 words are still compared, one more isn’t", () => {
    const changed = (count: number) => compare(words(0, 400), `${words(0, 400)} ${words(900, count)}`);
    expect(changed(200).map(({ change }) => change)).toEqual(["SAME", "ADDED"]);
    expect(changed(201).map(({ change }) => change)).toEqual(["REMOVED", "ADDED"]);
  });

  it("one text that is all new leaves the others compared by words", () => {
    const [, second] = compareTexts([
      { before: words(0, 2000), after: words(5000, 2000) },
      { before: "Ten queries", after: "Two queries" },
    ]);
    expect(sayParts(second ?? [])).toBe("[-Ten -]{+Two +}queries");
  });
});

describe("the worst that two members can write", () => {
  const length = 20_000;
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed % most;
  };
  const of = (letters: readonly string[]) => () =>
    Array.from({ length }, () => letters[random(letters.length)])
      .join("")
      .slice(0, length);
  const worst: Record<string, () => string> = {
    "two words": of(["a ", "b "]),
    "two marks": of(["!", "?"]),
    "lines of one letter": of(["a\n", "b\n"]),
    "letters of Chinese": () =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + random(4_000))).join(""),
    "white space": of([" ", "\t", "\n"]),
    "one word": of(["a", "b"]),
  };

  it.each(Object.entries(worst))(
    "%s: 20,000 characters, thrice, end within the bound of a test",
    (_what, write) => {
      const pairs = Array.from({ length: 3 }, () => ({ before: write(), after: write() }));
      for (const [at, parts] of compareTexts(pairs).entries())
        expect(textOf(parts, "REMOVED")).toBe(pairs[at]?.after);
    },
  );
});
