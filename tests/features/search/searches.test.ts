import { expect, it } from "vitest";
import { createMarket, day } from "#tests/support/market";
import type { BriefSort, BudgetBand, TalentKind, Workplace } from "~/domain/brief";
import type { BriefContent } from "~/domain/fields/brief-fields";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { findBriefsFor } from "~/features/search/reads/find-briefs";

interface Asked {
  skill?: string;
  workplace?: Workplace;
  budget?: BudgetBand;
  kind?: TalentKind;
  sort?: BriefSort;
}

/** Open briefs, the oldest first, each by a hirer of its own. Nothing else of them matters here. */
const briefs: Record<string, { by: string } & Partial<BriefContent>> = {
  shop: {
    by: "Kontor Möller GmbH",
    title: "Rebuild our shop in React and TypeScript",
    summary: "Nine seconds are too long; we want one, on phones above all.",
    skills: ["React", "TypeScript"],
    workplace: "REMOTE",
    budget: price(8_000),
  },
  api: {
    by: "Ferry Line",
    title: "A booking service that holds in August",
    summary: "Our timetable is written in TypeScript, its pages in React, and every sailing sells out.",
    skills: ["Node.js", "SQL"],
    workplace: "HYBRID",
    location: "Rotterdam, Netherlands",
    budget: price(30_000),
  },
  engine: {
    by: "Nordlicht",
    title: "Speed up a C++ engine for maps",
    summary: "It draws a country in four seconds. One would do, on a small machine.",
    skills: ["C++", "Performance"],
    workplace: "ONSITE",
    location: "Zürich",
    budget: price(90_000),
    openTo: "FREELANCER",
  },
  cafe: {
    by: "Café Lumière",
    title: "Identité visuelle pour un café",
    summary: "Menus, signs and a small site; naïve drawings are welcome. Résumé not needed.",
    skills: ["Branding", "Illustration"],
    workplace: "REMOTE",
    budget: price(6_000),
  },
  wechat: {
    by: "微光科技",
    title: "优化我们的微信小程序",
    summary: "需要一位前端工程师，让页面在一秒内打开，并且改进支付流程。",
    skills: ["React", "小程序"],
    workplace: "REMOTE",
    budget: price(20_000),
  },
  database: {
    by: "Sakura Foods",
    title: "データベースの設計を見直したい",
    summary: "フロントエンドエンジニアと一緒に、注文のデータベースを速くしてください。",
    skills: ["SQL"],
    workplace: "HYBRID",
    location: "東京",
    budget: price(40_000),
  },
  thai: {
    by: "Siam Craft",
    title: "ต้องการนักออกแบบเว็บไซต์ภาษาไทย",
    summary: "A site in Thai for makers of ceramics, with a page for each of them.",
    skills: ["Web design"],
    workplace: "REMOTE",
    budget: price(9_000),
  },
  agency: {
    by: "City Library",
    title: "Measure how people find books",
    summary: "Interviews, a study of two weeks, and a report that the council reads.",
    skills: ["UX research"],
    workplace: "ONSITE",
    location: "Leeds",
    budget: price(25_000),
    openTo: "AGENCY",
  },
  sql: {
    by: "Ferry Line",
    title: "Reports from SQL that anybody can read",
    summary: "Weekly figures without a spreadsheet. R is fine as well.",
    skills: ["SQL", "R"],
    workplace: "REMOTE",
    budget: price(12_000),
  },
};

function price(upTo: number): BriefContent["budget"] {
  return { min: 100_000, max: upTo * 100, currency: "EUR", unit: "PROJECT" };
}

/** What is typed, with which filters, and what has to come, in this order and nothing else. */
const searches: [typed: string | null, asked: Asked, found: (keyof typeof briefs)[]][] = [
  // Several words: all of them count; what has them in title and skills comes before what is newer.
  ["react typescript", {}, ["shop", "api"]],
  ["TypeScript React", {}, ["shop", "api"]],
  ["react typescript", { sort: "NEWEST" }, ["api", "shop"]],
  ["react kotlin", {}, []],
  ["shop typescript phones", {}, ["shop"]],
  ["reports sql", {}, ["sql"]],
  ["spreadsheet sql", {}, ["sql"]],
  ["rotterdam booking", {}, ["api"]],
  // Beginnings of words, each of them.
  ["rea typ", {}, ["shop", "api"]],
  ["re", { skill: "SQL" }, ["sql", "api"]],
  ["perf map", {}, ["engine"]],
  ["spreadshe", {}, ["sql"]],
  ["script", {}, []],
  ["reacting", {}, []],
  // Accents and case.
  ["cafe", {}, ["cafe"]],
  ["CAFÉ lumiere", {}, ["cafe"]],
  ["identite", {}, ["cafe"]],
  ["zurich", {}, ["engine"]],
  ["naive resume", {}, ["cafe"]],
  // The hirer's names.
  ["ferry line", {}, ["sql", "api"]],
  ["moller", {}, ["shop"]],
  ["ferry sql", {}, ["sql", "api"]],
  ["nordlicht c++", {}, ["engine"]],
  // Names of techniques, and single letters.
  ["C++", {}, ["engine"]],
  ["node.js", {}, ["api"]],
  ["Node", {}, ["api"]],
  ["R", {}, ["sql"]],
  ["a report", { kind: "AGENCY" }, ["sql", "agency"]],
  // Scripts without spaces.
  ["微信", {}, ["wechat"]],
  ["前端工程师", {}, ["wechat"]],
  ["微信 react", {}, ["wechat"]],
  ["微光", {}, ["wechat"]],
  ["データベース", {}, ["database"]],
  ["データベース 設計", { skill: "sql" }, ["database"]],
  ["เว็บไซต์", {}, ["thai"]],
  // Together with filters.
  ["react", { workplace: "REMOTE" }, ["wechat", "shop"]],
  ["react", { workplace: "REMOTE", budget: "SMALL" }, ["shop"]],
  ["react", { skill: "react", workplace: "REMOTE", budget: "MEDIUM" }, ["wechat"]],
  ["react", { skill: "sql", budget: "LARGE" }, []],
  ["books", {}, []],
  ["books", { kind: "AGENCY" }, ["agency"]],
  ["site", { sort: "CLOSING" }, ["cafe", "thai"]],
  // Nothing typed: filters alone, the newest first.
  [null, { skill: " SQL " }, ["sql", "database", "api"]],
  [null, { skill: "sql", workplace: "HYBRID", budget: "MEDIUM" }, ["database", "api"]],
  [null, { skill: "sql", sort: "CLOSING" }, ["api", "database", "sql"]],
  // What nothing can be looked for by finds nothing, which is not the same as anything.
  ["…", {}, []],
  [" - ", {}, []],
  ["の", {}, []],
];

/** A market of these briefs, and the search of a freelancer in it. */
async function createSearch() {
  const market = createMarket();
  const { app, store, clock } = market;
  const names = new Map<string, string>();
  const hirers = new Map<string, string>();
  for (const [at, [name, { by, ...content }]] of Object.entries(briefs).entries()) {
    clock.advance(60_000);
    const uid =
      hirers.get(by) ?? (await market.join("HIRER", { profile: { displayName: by, organisation: by } }));
    hirers.set(by, uid);
    const closesOn = new Date(clock.now().getTime() + (10 + at) * day).toISOString().slice(0, 10);
    names.set(await market.open(uid, { ...content, closesOn, decideOn: closesOn, mustHaves: [] }), name);
  }
  const reader = await getTalent(store, await market.join("FREELANCER"));
  return async (keyword: string | null, asked: Asked) => {
    const filter = { ...anything, ...asked, keyword };
    const parts = { reads: store, search: app.search.briefs, now: clock.now() };
    const { items } = await findBriefsFor(parts, reader, filter, { first: 20, after: null });
    return items.map(({ id }) => names.get(id));
  };
}

const anything = { skill: null, workplace: null, budget: null, kind: null, sort: "MATCH" } as const;

// All rows in one market: they only read it.
it("a search finds what was typed, and nothing else, the best first", async () => {
  const find = await createSearch();
  for (const [typed, asked, found] of searches)
    expect.soft(await find(typed, asked), `${typed} with ${JSON.stringify(asked)}`).toEqual(found);
});
