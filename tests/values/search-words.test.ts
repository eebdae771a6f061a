import { describe, expect, it } from "vitest";
import { searchedAsWritten, searchedWordsOf, wordsOf } from "~/values/search-words";

/** Texts, words of them that somebody looks for, and words that aren't in them. */
const texts: [language: string, text: string, found: string[], missed: string[]][] = [
  [
    "English",
    "A C++ engine for Node.js. Fast, naïve",
    ["c++", "Node.js", "node.js.", "naive"],
    ["java", "ast"],
  ],
  [
    "German",
    "Größe und Maße von Bäckereien in Köln: Herr Mueller, Datenbankentwickler",
    [
      "größe",
      "Groesse",
      "GROSSE",
      "maße",
      "masse",
      "baeckerei",
      "Bäckerei",
      "backer",
      "koeln",
      "koln",
      "köln",
      "Müller",
      "mueller",
      "muller",
      "daten",
      "datenbank",
    ],
    ["bank", "moeller"],
  ],
  [
    "Danish, Polish and Turkish",
    "Ærlig design fra København og Århus, Łódź og Diyarbakır",
    [
      "aarhus",
      "arhus",
      "Århus",
      "aerlig",
      "ærlig",
      "kobenhavn",
      "koebenhavn",
      "København",
      "lodz",
      "łódź",
      "diyarbakir",
      "Dıyarbakır",
    ],
    ["lotz"],
  ],
  [
    "Arabic with vowel marks",
    "مُصَمِّمَة التَّطْبِيقات في القاهرة، إدارة المشـــاريع منذ ٢٠١٩",
    [
      "مصممة",
      "مصممه",
      "تطبيقات",
      "التطبيقات",
      "القاهره",
      "قاهرة",
      "ادارة",
      "إدارة",
      "المشاريع",
      "2019",
      "٢٠١٩",
    ],
    ["الرياض", "2020"],
  ],
  ["Arabic without them", "نبحث عن المصمم والمطور", ["مُصَمِّم", "الْمُصَمِّم", "مطور"], ["ترجمة"]],
  ["Persian", "طراحی وب برای شرکت ۱۴۰۲", ["طراحي", "شركت", "1402", "١٤٠٢"], ["1403"]],
  [
    "English words that have two vowels",
    "Vue, blue queues, poets and frequent requests",
    ["vue", "blue", "queue", "poet", "frequent"],
    ["vuelta", "frequnt", "requst"],
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
  ["Lao", "ຕ້ອງການນັກອອກແບບເວັບໄຊ", ["ເວັບໄຊ", "ຕ້ອງການ"], ["ລົດ"]],
  ["Khmer", "ត្រូវការអ្នករចនាគេហទំព័រ", ["រចនា", "គេហទំព័រ"], ["រថយន្ត"]],
];

describe.each(texts)("words of %s", (_, text, found, missed) => {
  const words = wordsOf(text);
  const finds = (typed: string) =>
    searchedWordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
  it.each(found)("%s is found", (typed) => expect(finds(typed)).toBe(true));
  it.each(missed)("%s is not", (typed) => expect(finds(typed)).toBe(false));
});

it("nothing that can be searched for is no word", () => {
  for (const typed of ["", " ", "!?", "字", "の", "ー", "……"]) expect(searchedWordsOf(typed)).toEqual([]);
});

it("a single letter is searched for where there is nothing else", () => {
  expect(searchedWordsOf("R")).toEqual(["r"]);
  expect(searchedWordsOf("a fast database")).toEqual(["fast", "database"]);
});

it("each word is there once, and of 40 characters at most", () => {
  expect(wordsOf("Fast fast FAST")).toEqual(["fast"]);
  expect(wordsOf("x".repeat(1_000))).toEqual(["x".repeat(40)]);
});

it("what was stored before other spellings were is found as it is written", () => {
  expect(searchedAsWritten("Straße Straße a")).toEqual(["straße"]);
  expect(wordsOf("Straße")).toEqual(["straße", "strasse"]);
});

it("a word grows no longer by its spelling", () => {
  for (const word of wordsOf("ß".repeat(50))) expect(word.length).toBeLessThanOrEqual(40);
});
