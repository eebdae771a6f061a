import { describe, expect, it } from "vitest";
import { beginningsOf, fitOfWords, wordsIn } from "~/contract/name-words";

describe("the words of a name", () => {
  it.each([
    ["Zoë  Nörd-Lind", ["zoe", "nord", "lind"]],
    ["J. Smith", ["smith"]],
    ["maria.jones@mail.example", ["maria", "jones", "mail", "example"]],
    ["李 明", ["李", "明"]],
    ["た 山", ["た", "山"]],
    ["a b c d e f g h i j", []],
    ["aa bb cc dd ee ff gg hh ii", ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"]],
  ])("%s: %j", (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it("have beginnings of two letters, of one where a sign is a word, and of twelve at most", () => {
    expect(beginningsOf(["jo", "jon"])).toEqual(["jo", "jon"]);
    expect(beginningsOf(["李", "山田"])).toEqual(["李", "山", "山田"]);
    expect(beginningsOf(["abcdefghijklmno"]).at(-1)).toBe("abcdefghijkl");
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
