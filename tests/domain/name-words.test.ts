import { describe, expect, it } from "vitest";
import { beginningsOf, fitOfWords, wordsIn, wordsInAddress } from "~/domain/name-words";

describe("the words of a name", () => {
  it.each([
    ["Zoë  Nörd-Lind", ["zoe", "nord", "lind"]],
    ["J. Smith", ["smith"]],
    ["maria.jones@mail.example", ["maria", "jones", "mail", "example"]],
    ["李 明", ["李", "明"]],
    ["た 山", ["た", "山"]],
    [
      "Łukasz Sørensen-Strauß Đorđe Yıldız Þóra Æsa",
      ["lukasz", "sorensen", "strauss", "dorde", "yildiz", "thora", "aesa"],
    ],
    ["Ma\u200bria St\u00adone", ["maria", "stone"]],
    ["ปู जो 𞤀", ["ป", "ज", "𞤢"]],
    ["𝒜 é 𞥐", []],
    ["a b c d e f g h i j", []],
    ["aa bb cc dd ee ff gg hh ii", ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"]],
  ])("%s: %j", (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it("have beginnings of two letters, of one where a sign is a word, and of twelve at most, and are found whole", () => {
    expect(beginningsOf(["jo", "jon"])).toEqual(["jo", "jo$", "jon", "jon$"]);
    expect(beginningsOf(["李", "山田"])).toEqual(["李", "李$", "山", "山田", "山田$"]);
    expect(beginningsOf(["abcdefghijklmno"]).slice(-2)).toEqual(["abcdefghijkl", "abcdefghijkl$"]);
  });

  it("of an address are those of its name and of its domain, eight of each", () => {
    const words = wordsInAddress("aa.bb.cc.dd.ee.ff.gg.hh.ii@evil.example");
    expect(words).toEqual(["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh", "evil", "example"]);
  });

  it("of one syllable of Hangul are found by it", () => {
    const [typed = ""] = wordsIn("이");
    expect(beginningsOf(wordsIn("이 준호"))).toContain(typed);
  });
});

it.each([
  ["jo", "jo lind", 1],
  ["jo", "johanna lind", 0],
  ["jo johansson", "jo johansson", 2],
  ["jo johansson", "johansson", null],
  ["jo johansson", "eva johansson", null],
  ["jo johan", "johan johansson", 1],
  ["johan jo", "jo johansson", 1],
  ["jo jo", "jo lind", null],
  ["lind mara", "mara lind", 2],
  ["lind gmail", "mara lind", null],
])("each of “%s” begins a word of its own in “%s”: %s of them whole", (typed, own, whole) => {
  expect(fitOfWords(typed.split(" "), own.split(" "))).toBe(whole);
});
