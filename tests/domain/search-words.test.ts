import { describe, expect, it } from "vitest";
import { keywordOf, searchWordsOf } from "~/domain/briefs/search-words";
import { listBriefsFor } from "~/domain/reading/list-briefs";
import { getTalent } from "~/domain/reading/read-brief";
import { createMarket } from "./market";

/** Texts, words of them that somebody looks for, and words that aren't in them. */
const texts: [language: string, text: string, found: string[], missed: string[]][] = [
  [
    "English",
    "A C++ engine for Node.js. Fast, naïve",
    ["c++", "Node.js", "node.js.", "naive"],
    ["C", "java"],
  ],
  ["Korean", "웹사이트 디자인이 필요합니다", ["웹사이트", "디자인이"], ["자동차"]],
  [
    "Chinese",
    "需要一位前端工程师，优化我们的微信小程序",
    ["前端", "工程师", "微信", "小程序", "优化"],
    ["后端", "数据"],
  ],
  ["Chinese with English", "用React开发网上商店", ["react", "开发", "网上商店"], ["vue", "后台"]],
  [
    "Japanese",
    "フロントエンドエンジニア募集中です。データベースの設計",
    ["フロントエンド", "エンジニア", "データベース", "設計", "募集"],
    ["バックエンド", "翻訳"],
  ],
  ["Japanese, half width", "ﾃﾞｰﾀﾍﾞｰｽの設計", ["データベース"], ["データ分析"]],
  [
    "Thai",
    "ต้องการนักออกแบบเว็บไซต์ภาษาไทย",
    ["ออกแบบ", "นักออกแบบ", "เว็บไซต์", "ภาษาไทย", "ภาษา"],
    ["แปล", "รถยนต์"],
  ],
];

describe.each(texts)("words of %s", (_, text, found, missed) => {
  it.each(found)("%s is found", (word) => expect(searchWordsOf(text)).toContain(keywordOf(word)));
  it.each(missed)("%s is not", (word) => expect(searchWordsOf(text)).not.toContain(keywordOf(word)));
});

it("nothing that can be searched for is no keyword", () => {
  for (const keyword of ["", " ", "!?", "a", "字", "の", "ー", "……"]) expect(keywordOf(keyword)).toBeNull();
});

it("of several words the longest is searched for", () => {
  expect(keywordOf("a fast database")).toBe("database");
  expect(keywordOf("React 开发")).toBe("react");
});

it("words are bounded, and those of one kind don't take the place of the other", () => {
  const spaced = Array.from({ length: 500 }, (_, n) => `word${n}`).join(" ");
  const unspaced = Array.from({ length: 500 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
  const words = searchWordsOf(`${spaced} ${unspaced}`);
  expect(words).toHaveLength(120);
  expect(words.filter((word) => word.startsWith("word"))).toHaveLength(40);
  expect(searchWordsOf("x".repeat(1_000))).toEqual(["x".repeat(40)]);
});

it("a brief is found by its words in any of these languages, by the search itself", async () => {
  const { store, join, open } = createMarket();
  const id = await open(await join("HIRER"), {
    title: "优化我们的微信小程序 เว็บไซต์",
    summary: "データベースの設計をお願いできる方を探しています。",
  });
  const reader = await getTalent(store, await join("FREELANCER"));
  const search = async (keyword: string) => {
    const filter = { keyword, kind: null, skill: null, workplace: null, budget: null };
    const { items } = await listBriefsFor(store, reader, filter, { first: 10, after: null });
    return items.map((item) => item.id);
  };
  for (const keyword of ["微信", "データベース", "設計", "เว็บไซต์"])
    expect(await search(keyword)).toEqual([id]);
  for (const keyword of ["后端", "翻訳", "ภาษา"]) expect(await search(keyword)).toEqual([]);
  // Nothing of these can be looked for, which is not the same as looking for nothing.
  for (const keyword of ["…", " ", "-"]) expect(await search(keyword)).toEqual([]);
});
