import { expect, test } from "vitest";
import { joinClauses } from "~/domain/clauses";
import { anyBrief, wordsOfSearch } from "~/domain/filters/search-filter.server";
import { asLine } from "~/words/as-line";
import { apart, besideEachOther, isolate, written } from "~/words/isolate";
import type { Language } from "~/words/languages";
import { formatChoice, formatList } from "~/words/lists";
import { inLanguage } from "~/words/reader-language.server";

const arabic = "ليلى حداد";

test("a text in the direction of the others stays as it is, another one is isolated", () => {
  expect(isolate("Ada Lovelace")).toBe("Ada Lovelace");
  expect(isolate("אדה")).toBe("\u2068אדה\u2069");
  expect(isolate("")).toBe("");
  expect(besideEachOther(["Freelancer", null, arabic, 2024, ""])).toBe(
    `Freelancer · \u2068${arabic}\u2069 · 2024`,
  );
});

test("what is isolated within a sentence isn’t isolated again with it", () => {
  expect(apart(`\u2068${arabic}\u2069, Lyon`)).toBe(`\u2068${arabic}\u2069, Lyon`);
  expect(apart(`${arabic}, Lyon`)).toBe(`\u2068${arabic}, Lyon\u2069`);
});

test("so are the items of a list, each", () => {
  expect(formatList(["React", arabic])).toBe(`React, \u2068${arabic}\u2069`);
  expect(formatChoice(["React", arabic])).toBe(`React or \u2068${arabic}\u2069`);
});

test("together they run as the language does, unless all of them run the other way", () => {
  const inArabic = <T>(read: () => T) => inLanguage("ar", read);
  expect(inArabic(() => formatList(["English", "Igbo"]))).toBe("\u200f\u2068English\u2069 و\u2068Igbo\u2069");
  expect(inArabic(() => besideEachOther(["Ada", "مستقل"]))).toBe("\u200f\u2068Ada\u2069 · مستقل");
  expect(inArabic(() => besideEachOther(["مستقل", "Ada"]))).toBe("مستقل · \u2068Ada\u2069");
  expect(inArabic(() => besideEachOther(["Ada", "Bob"]))).toBe("\u2068Ada\u2069 · \u2068Bob\u2069");
});

test.each([
  ["en", "React, Go, SQL"],
  ["de", "React, Go und SQL"],
])("a list in %s", (language, list) => {
  expect(inLanguage(language as Language, () => formatList(["React", "Go", "SQL"]))).toBe(list);
});

test("phrases with commas of their own are told apart", () => {
  expect(joinClauses(["React, three years", "German", "Lyon"])).toBe("React, three years; German; Lyon");
  expect(joinClauses(["React"])).toBe("React");
  expect(joinClauses([])).toBe("");
});

test("a search is named without them: its name is a member’s from then on", () => {
  const filter = { ...anyBrief, keyword: arabic };
  expect(wordsOfSearch({ side: "BRIEFS", filter })).toBe(`“${arabic}”`);
});

test.each([
  ["the end of 8 May 2026", "The end of 8 May 2026"],
  ["14:00 on 9 May", "14:00 on 9 May"],
  ["نهاية يوم", "نهاية يوم"],
  ["𐐨", "𐐀"],
  ["", ""],
])("%j begins a line as %j", (text, line) => {
  expect(asLine(text)).toBe(line);
});

test("a text runs as the language that its author says, if it has a letter of it", () => {
  expect(written("C++ أو PHP 8", "ar")).toEqual({ lang: "ar", dir: "rtl" });
  expect(written("TypeScript", "ar")).toEqual({ lang: "ar", dir: "auto" });
  expect(written("أحمد’s shop", "en")).toEqual({ lang: "en", dir: "ltr" });
  expect(written("متجر", "en")).toEqual({ lang: "en", dir: "auto" });
  expect(written("متجر", null)).toEqual({ lang: undefined, dir: "auto" });
});
