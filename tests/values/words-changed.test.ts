import { describe, expect, it } from "vitest";
import { changedPart, wordsChanged } from "~/values/words-changed";

describe("the words by which two texts differ", () => {
  it.each([
    ["the same", "The shop is slow.", "The shop is slow.", 0],
    ["other punctuation and spaces", "The shop is slow.", "The shop,  is slow!", 0],
    ["one put in", "The shop is slow.", "The old shop is slow.", 1],
    ["one taken out", "The old shop is slow.", "The shop is slow.", 1],
    ["one for another", "The shop is slow.", "The shop is fast.", 2],
    ["two, far apart", "a b c d e f g", "x b c d e f y", 4],
    ["one moved", "a b c d", "b c d a", 2],
    ["all of a text", "", "a b c", 3],
    ["Arabic", "المتجر بطيء جدًا", "المتجر سريع جدًا", 2],
  ])("%s", (_what, from, to, words) => {
    expect(wordsChanged(from, to, 60)).toBe(words);
    expect(wordsChanged(to, from, 60)).toBe(words);
  });

  it("in a script without spaces count each", () => {
    const from = "このサイトはとても遅いです。";
    expect(wordsChanged(from, "このサイトはとても速いです。", 60)).toBeLessThanOrEqual(4);
    expect(wordsChanged(from, "私たちは新しい店を作りたいと思います。", 60)).toBeGreaterThan(8);
  });

  it("are counted no further than is asked", () => {
    const words = (name: string) => Array.from({ length: 1_300 }, (_, at) => `${name}${at}`).join(" ");
    expect(wordsChanged(words("a"), words("b"), 60)).toBe(61);
    expect(wordsChanged("a", "b", 0)).toBe(1);
    expect(wordsChanged("a", "a", 0)).toBe(0);
  });
});

describe("the part in which two texts differ", () => {
  it("stands among some words, with a sign for the rest", () => {
    const many = "one two three four five six seven eight nine ten";
    expect(changedPart(`${many} old ${many}`, `${many} new ${many}`, 600)).toEqual([
      "…seven eight nine ten old one two three four…",
      "…seven eight nine ten new one two three four…",
    ]);
  });

  it("is all of short ones", () => {
    expect(changedPart("A slow shop", "A fast shop", 600)).toEqual(["A slow shop", "A fast shop"]);
    expect(changedPart("A shop", "A shop that sells", 600)).toEqual(["A shop", "A shop that sells"]);
    expect(changedPart("", "A shop", 600)).toEqual(["", "A shop"]);
  });

  it("is cut where it is long", () => {
    const [from, to] = changedPart("a ".repeat(1_000), "b ".repeat(1_000), 100);
    expect(from).toMatch(/^(a )+a…$/);
    expect(to.length).toBeLessThanOrEqual(101);
  });
});
