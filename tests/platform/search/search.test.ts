import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { briefFacet, closeTo, skillLists } from "~/features/search/model/facets";
import { finds, listOf, listsOf, toArrival } from "~/platform/matching/standing-query";
import type { Search, SearchEntry, SearchQuery } from "~/platform/ports/search";
import { InvalidCursorError } from "~/platform/ports/store";
import { briefIndex } from "~/platform/search/indexes";
import { createSqliteSearch } from "~/platform/search/search.server";
import { toIndexedText } from "~/platform/search/terms";
import { limits } from "~/values/limits";
import { searchedWordsOf } from "~/values/search-words";
import { clusterUrl, openCluster } from "./cluster";
import { aDirectory, anEntry, aQuery, aSaid, at, keep, type Said, toEntry } from "./entries";

/** Opens a search of the test's own; the same directory again is the same index, as another process has it. */
type Open = (directory?: string) => Search;

const engines: (readonly [name: string, create: (directory: string | null) => Search])[] = [
  ["in a file of its own", (directory) => createSqliteSearch({ of: briefIndex, directory, countsKeptMs: 0 })],
  ...(clusterUrl ? [["in an OpenSearch cluster", openCluster] as const] : []),
];

/** All that a query finds, page by page. */
async function findAll(search: Search, query: SearchQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const page = await search.find({ ...query, after });
    ids.push(...page.ids);
    after = page.next;
    if (after === null) return ids;
  }
}

describe.each(engines)("a search %s", (name, create) => {
  const open: Open = (directory) => {
    const search = create(directory ?? null);
    onTestFinished(() => search.close());
    return search;
  };

  describe("a page of what is found", () => {
    it("goes on where the one before ended, in each order, whatever came in between", async () => {
      const search = open();
      const entries = Object.fromEntries(
        Array.from({ length: 45 }, (_, n) => [
          `b${n}`,
          anEntry(n, {
            // Every third has its word in the title.
            title: n % 3 === 0 ? "A shop" : "A harbour",
            soonest: `2026-04-${String(30 - (n % 7)).padStart(2, "0")}`,
          }),
        ]),
      );
      await keep(search, entries);
      const newest = Array.from({ length: 45 }, (_, n) => 44 - n);
      const names = (numbers: number[]) => numbers.map((n) => `b${n}`);
      const bySoonest = [...newest].sort((a, b) => (b % 7) - (a % 7) || b - a);
      const byMatch = [...newest.filter((n) => n % 3 === 0), ...newest.filter((n) => n % 3 !== 0)];
      for (const [order, text, expected] of [
        ["NEWEST", "shop", newest],
        ["SOONEST", "shop", bySoonest],
        ["MATCH", "shop", byMatch],
        ["MATCH", null, newest],
      ] as const) {
        const query = aQuery({ order, keyword: text, limit: 7 });
        expect(await findAll(search, query), order).toEqual(names(expected));
      }
      const first = await search.find(aQuery({ limit: 7 }));
      await keep(search, { newer: anEntry(99), b38: null, b37: null });
      const second = await search.find(aQuery({ limit: 7, after: first.next }));
      expect([...first.ids, ...second.ids]).toEqual(
        names([44, 43, 42, 41, 40, 39, 38, 36, 35, 34, 33, 32, 31, 30]),
      );
    });

    it("goes on through lists of hundreds that rarely meet", async () => {
      const search = open();
      const isBoth = (n: number) => n % 66 === 0;
      const entry = (n: number) =>
        anEntry(n, {
          workplace: n % 2 === 0 ? "REMOTE" : "ONSITE",
          budget: n % 2 === 1 || isBoth(n) ? "LARGE" : "SMALL",
        });
      const numbers = Array.from({ length: 700 }, (_, n) => 699 - n);
      for (const some of [numbers.slice(0, 350), numbers.slice(350)])
        await keep(search, Object.fromEntries(some.map((n) => [`b${n}`, entry(n)])));
      const query = aQuery({ order: "NEWEST", workplace: "REMOTE", budget: "LARGE" });
      const expected = numbers.filter(isBoth).map((n) => `b${n}`);
      for (const limit of [1, 4, 10, 20])
        expect(await findAll(search, { ...query, limit }), `${limit}`).toEqual(expected);
    });

    it("has the only one of thousands that is in two lists, wherever it stands in them", async () => {
      const search = open();
      // Beyond its sample and its steps; the other engine has neither.
      const sizes = name === "in a file of its own" ? [[250, 49] as const, [2_200, 200] as const] : [];
      for (const [size, only] of [[50, 7] as const, ...sizes]) {
        const remote = Array.from({ length: size }, (_, n) =>
          anEntry(n, { workplace: "REMOTE", budget: n === only ? "LARGE" : "SMALL" }),
        );
        const large = remote.map((_, n) => anEntry(size + n, { workplace: "ONSITE", budget: "LARGE" }));
        const all = [...remote, ...large].map((entry, n) => [`b${n}`, entry] as const);
        for (let from = 0; from < all.length; from += 400)
          await keep(search, Object.fromEntries(all.slice(from, from + 400)));
        for (const order of ["NEWEST", "SOONEST"] as const)
          expect(
            await findAll(search, aQuery({ order, workplace: "REMOTE", budget: "LARGE" })),
            `${order} of ${size}`,
          ).toEqual([`b${only}`]);
      }
    });

    it("refuses a place of another query, and one that was made up", async () => {
      const search = open();
      await keep(search, { a: anEntry(1), b: anEntry(2) });
      const { next } = await search.find(aQuery({ limit: 1 }));
      for (const query of [
        aQuery({ after: next, keyword: "shop" }),
        aQuery({ after: next, kind: "AGENCY" }),
        aQuery({ after: next, order: "SOONEST" }),
        aQuery({ after: "made up" }),
        aQuery({ after: Buffer.from("[1,2]").toString("base64url") }),
      ])
        await expect(search.find({ ...query, limit: 1 })).rejects.toThrow(InvalidCursorError);
    });

    it("is as long as asked, of briefs of one moment, too", async () => {
      const search = open();
      const { newest } = anEntry(1);
      await keep(search, Object.fromEntries(["a", "b", "c", "d"].map((id) => [id, anEntry(1, { newest })])));
      for (const order of ["NEWEST", "SOONEST"] as const)
        expect((await findAll(search, aQuery({ order, limit: 3 }))).sort()).toEqual(["a", "b", "c", "d"]);
    });
  });

  describe("a name that people write in several ways", () => {
    const spellings: [what: string, said: Partial<Said>, typed: string[]][] = [
      [
        "a skill with a dot",
        { skills: ["Node.js"] },
        ["node.js", "nodejs", "Node JS", "node-js", "NODE", "js"],
      ],
      ["the same in one word", { skills: ["NodeJS"] }, ["node.js", "nodejs", "Node JS", "node-js", "node"]],
      ["the same in two", { skills: ["Node JS"] }, ["node.js", "nodejs", "Node JS", "node-js", "node"]],
      [
        "a library without its js",
        { skills: ["React"] },
        ["react", "reactjs", "react.js", "React JS", "react-js"],
      ],
      ["a library with it", { title: "A ReactJS app" }, ["react", "reactjs", "react.js", "React JS"]],
      ["a hyphen", { summary: "A front-end for a shop" }, ["front-end", "frontend", "front end", "FrontEnd"]],
      ["no hyphen", { summary: "The frontend of a shop" }, ["front-end", "frontend", "front end"]],
      ["a space", { skills: ["Front end"] }, ["front-end", "frontend", "front end"]],
      ["a word that some part", { skills: ["GraphQL"] }, ["graphql", "graph ql", "Graph QL api", "graph-ql"]],
      ["one that is parted", { skills: ["Graph QL"] }, ["graphql", "graph ql"]],
      [
        "one letter before a hyphen",
        { summary: "An e-commerce shop" },
        ["e-commerce", "ecommerce", "commerce"],
      ],
      [
        "signs",
        { skills: ["UI/UX", "CI/CD", "ASP.NET"] },
        ["ui/ux", "uiux", "ux", "cicd", "asp.net", "aspnet", "net"],
      ],
      ["a soft hyphen", { summary: "Daten\u00adbank" }, ["datenbank"]],
    ];

    it.each(spellings)("is found in each of them: %s", async (_what, said, typed) => {
      const search = open();
      await keep(search, {
        a: anEntry(1, { summary: "An api", ...said }),
        other: anEntry(2, { title: "Plain" }),
      });
      const waits = toArrival(anEntry(1, { summary: "An api", ...said }));
      for (const keyword of typed) {
        expect([keyword, await findAll(search, aQuery({ keyword, limit: 1 }))]).toEqual([keyword, ["a"]]);
        const query = aQuery({ keyword });
        // The same by a search that waits, which waits by a list of the entry.
        expect([keyword, finds(query, waits)]).toEqual([keyword, true]);
        expect(listsOf(waits)).toContain(listOf(query));
      }
    });

    it.each([
      ["nextjs", { summary: "From next week on" }],
      ["nodejs", { summary: "Nodules of a network" }],
      ["reactjs", { summary: "People react" }],
      ["java", { skills: ["JS"] }],
      ["cart", { title: "A car to rent out" }],
      ["graph xy", { skills: ["GraphQL"] }],
      ["c#", { skills: ["C++"] }],
    ])("and by no other word: %s", async (keyword, said) => {
      const search = open();
      await keep(search, { a: anEntry(1, said) });
      expect(await findAll(search, aQuery({ keyword }))).toEqual([]);
      expect(finds(aQuery({ keyword }), toArrival(anEntry(1, said)))).toBe(false);
    });

    it.each([
      ["nodejs", "Node.js", true],
      ["Node JS", "node-js", true],
      ["reactjs", "React", true],
      ["frontend", "Front-end", true],
      ["e commerce", "E-Commerce", true],
      ["Next", "Nextcloud", false],
      ["C", "C++", false],
      ["JS", "J", false],
    ])("as a skill %j and %j are one: %s", async (asked, has, isSame) => {
      const search = open();
      await keep(search, { a: anEntry(1, { skills: [has] }) });
      expect(await findAll(search, aQuery({ skill: asked }))).toEqual(isSame ? ["a"] : []);
    });
  });

  describe("an entry", () => {
    it("is found by what it says now, and not by what it said", async () => {
      const search = open();
      await keep(search, { a: anEntry(1, { title: "Old words", skills: ["SQL"], budget: "SMALL" }) });
      await keep(search, { a: anEntry(1, { title: "New words", skills: ["Python"], budget: "LARGE" }) });
      const finds = async (more: Parameters<typeof aQuery>[0]) =>
        (await search.find(aQuery(more))).ids.length;
      expect(
        await Promise.all([{ keyword: "old" }, { skill: "SQL" }, { budget: "SMALL" as const }].map(finds)),
      ).toEqual([0, 0, 0]);
      expect(
        await Promise.all([{ keyword: "new" }, { skill: "python" }, { budget: "LARGE" as const }].map(finds)),
      ).toEqual([1, 1, 1]);
      await keep(search, { a: null, never: null });
      expect(await finds({})).toBe(0);
    });

    it("is what the later reader read, whoever writes first", async () => {
      const directory = aDirectory();
      const [one, other] = [open(directory), open(directory)];
      let stored = "before";
      const write = (search: Search) =>
        search.write(async () => {
          const title = stored;
          await new Promise((done) => setTimeout(done, 5));
          return { entries: [{ id: "a", entry: anEntry(1, { title }) }] };
        });
      const first = write(one);
      stored = "after";
      await Promise.all([first, write(other), write(one)]);
      for (const search of [one, other])
        expect((await search.find(aQuery({ keyword: "after" }))).ids).toEqual(["a"]);
    });

    it("isn't kept when the reading fails, and the next one is", async () => {
      const search = open();
      const failing = search.write(async () => {
        throw new Error("the store is away");
      });
      await expect(failing).rejects.toThrow("the store is away");
      await keep(search, { a: anEntry(1) });
      expect((await search.find(aQuery())).ids).toEqual(["a"]);
    });

    it("is what the last of the same work says, and no other work's", async () => {
      const search = open();
      const write = (titles: string[], then = () => {}) =>
        search.write(async () => ({
          entries: titles.map((title) => ({
            id: "a",
            get entry() {
              then();
              return anEntry(1, { title });
            },
          })),
        }));
      let reads = 0;
      const failing = write(["Lost words", "More words"], () => {
        reads += 1;
        if (reads > 1) throw new Error("no entry");
      });
      await expect(failing).rejects.toThrow("no entry");
      await write(["Old words", "New words"]);
      const found = (keyword: string) => search.find(aQuery({ keyword })).then(({ ids }) => ids);
      expect(await Promise.all(["lost", "old", "new"].map(found))).toEqual([[], [], ["a"]]);
      expect((await search.count(aQuery({ keyword: "lost" }))).count).toBe(0);
    });

    it("is the closer, the more of its own skills are given, however old it is", async () => {
      const search = open();
      const asks = (n: number, skills: string[]) => ({
        ...anEntry(n, { skills }),
        facets: [briefFacet.kind("FREELANCER"), ...skillLists(skills)],
      });
      await keep(search, {
        all: asks(1, ["SQL", "Go", "React"]),
        one: asks(2, ["Go"]),
        half: asks(3, ["SQL", "Go", "Rust", "Java"]),
        few: asks(4, ["SQL", "Rust", "Java"]),
        none: asks(5, ["Rust"]),
      });
      const closest = (limit: number, more: Partial<SearchQuery> = {}) =>
        search.find(aQuery({ closeTo: closeTo(["react", "go", "sql", "php"]), limit, ...more }));
      expect((await closest(9)).ids).toEqual(["one", "all", "half", "few"]);
      expect((await closest(2)).ids).toEqual(["one", "all"]);
      expect((await closest(9, { newestBy: new Date(at + 1_000).toISOString() })).ids).toEqual(["all"]);
      expect((await closest(9, { facets: aQuery({ workplace: "ONSITE" }).facets })).ids).toEqual([]);
    });

    it("that asks for one of several skills, or was published by then", async () => {
      const search = open();
      await keep(search, {
        a: anEntry(1, { skills: ["SQL", "Python"] }),
        b: anEntry(2, { skills: ["React"] }),
        c: anEntry(3, { skills: ["Go"] }),
        d: anEntry(4, { skills: ["python"] }),
      });
      const any = { anySkill: ["PYTHON", "react", "sql"], order: "NEWEST" } as const;
      expect((await search.find(aQuery(any))).ids).toEqual(["d", "b", "a"]);
      expect((await search.find(aQuery({ ...any, limit: 2 }))).ids).toEqual(["d", "b"]);
      const newestBy = new Date(at + 2_000).toISOString();
      expect((await search.find(aQuery({ ...any, newestBy }))).ids).toEqual(["b", "a"]);
    });
  });

  it("counts exactly as far as it says, and says where there is more", async () => {
    const search = open();
    const most = 1_000;
    const some = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, n) => [`b${from + n}`, anEntry(from + n)]));
    await keep(search, some(0, most));
    expect(await search.count(aQuery())).toEqual({ count: most, isMore: false });
    await keep(search, some(most, most + 1));
    expect(await search.count(aQuery())).toEqual({ count: most, isMore: true });
  });

  describe("an index that was made from the store", () => {
    it("loses at the end of a walk what nobody has met since it began", async () => {
      const search = open();
      const walk = (ids: string[], walks: number, cursor: string | null) =>
        search.write(async () => ({
          entries: ids.map((id) => ({ id, entry: anEntry(Number(id)) })),
          made: { walks, cursor },
        }));
      await walk(["1", "2"], 0, "c");
      expect(await search.made()).toEqual({ walks: 0, cursor: "c" });
      await walk(["3"], 1, null);
      await keep(search, { "9": anEntry(9) });
      expect(await findAll(search, aQuery())).toEqual(["9", "3", "2", "1"]);
      await walk(["3"], 1, "d");
      await keep(search, { "4": anEntry(4) });
      await walk(["1"], 2, null);
      expect(await findAll(search, aQuery())).toEqual(["4", "3", "1"]);
      expect(await search.made()).toEqual({ walks: 2, cursor: null });
    });
  });

  describe("whatever is typed", () => {
    const signs = [
      '"',
      "*",
      "^",
      "-",
      "(",
      ")",
      "NEAR",
      "AND",
      "OR",
      "NOT",
      "%",
      "_",
      "'",
      ";",
      ":",
      "\\",
      "{a}",
      "\0",
      "🙂",
      "ﷺ",
      "字",
      "ไ",
      "é",
    ];
    const vocabulary = [
      "shop",
      "shops",
      "sho",
      "react",
      "re",
      "r",
      "c++",
      "c",
      "node.js",
      "müller",
      "微信",
      "near",
      "and",
      "設計",
    ];
    /** A generator of numbers that are the same in each run. */
    const numbersFrom = (seed: number) => () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };

    it("is words and never an operator: the index finds what reading every brief finds", async () => {
      const search = open();
      const next = numbersFrom(7);
      const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
      const some = (most: number) =>
        Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(vocabulary)).join(" ");
      const entries = Array.from({ length: 120 }, (_, n) =>
        aSaid(n, {
          title: some(3),
          summary: some(4),
          hirer: [],
          skills: pick([["SQL"], ["Go", "SQL"]]),
          kinds: pick([["FREELANCER"], ["AGENCY", "FREELANCER"], ["AGENCY"]]),
          workplace: pick(["REMOTE", "ONSITE", null]),
          budget: pick(["SMALL", "LARGE", null]),
        }),
      );
      await keep(search, Object.fromEntries(entries.map((said, n) => [String(n), toEntry(said)])));
      for (let round = 0; round < 400; round += 1) {
        const text = Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
          pick([...vocabulary, ...signs]),
        ).join(pick([" ", "", "* ", '" "', ") OR ("]));
        const words = searchedWordsOf(text);
        // What may be mistyped is a test of its own.
        if (words.some((word) => word.length >= 5 && !vocabulary.some((one) => one.startsWith(word))))
          continue;
        const filters = {
          kind: pick(["FREELANCER", "AGENCY"] as const),
          skill: pick([null, null, "go"]),
          workplace: pick([null, null, "REMOTE"] as const),
          budget: pick([null, null, "LARGE"] as const),
        };
        const long = words.filter((word) => word.length > 1);
        const fits = (entry: Said) => {
          const { main, rest } = toIndexedText(toEntry(entry));
          const own = `${main}${rest}`.split(" ");
          const { kind, skill, workplace, budget } = filters;
          if (!entry.kinds.includes(kind) || (skill && !entry.skills.includes("Go"))) return false;
          if ((workplace && entry.workplace !== workplace) || (budget && entry.budget !== budget))
            return false;
          if (long.length > 0) return long.every((word) => own.some((one) => one.startsWith(word)));
          return words.length > 0 && words.every((word) => own.includes(word));
        };
        const expected = entries.flatMap((entry, n) => (fits(entry) ? [String(n)] : [])).reverse();
        expect(await findAll(search, aQuery({ ...filters, keyword: text, order: "NEWEST" })), text).toEqual(
          expected,
        );
        expect((await findAll(search, aQuery({ ...filters, keyword: text, limit: 9 }))).sort(), text).toEqual(
          expected.sort(),
        );
      }
    });

    it("is looked for in the spelling that differs by a letter, after what has it as it was typed", async () => {
      const search = open();
      await keep(search, {
        title: anEntry(1, { title: "A shop in React" }),
        summary: anEntry(2, { summary: "React, and little else" }),
        typed: anEntry(3, { summary: "Our reactt is broken" }),
        reach: anEntry(4, { title: "Reach people" }),
      });
      const mistyped: [typed: string, found: string[]][] = [
        ["reactt", ["typed", "title", "summary"]],
        ["recat", ["title", "typed", "summary"]],
        ["raect", ["title", "typed", "summary"]],
        ["eract", ["title", "typed", "summary"]],
        ["rreact", ["title", "typed", "summary"]],
        ["reaxct", ["title", "typed", "summary"]],
        ["rect", []],
        ["zeaxtt", []],
        ["react", ["title", "typed", "summary"]],
        ["shop reactt", ["title"]],
      ];
      for (const [typed, found] of mistyped) {
        expect(await findAll(search, aQuery({ keyword: typed })), typed).toEqual(found);
        expect(await findAll(search, aQuery({ keyword: typed, limit: 1 })), typed).toEqual(found);
        expect(await search.count(aQuery({ keyword: typed })), typed).toEqual({
          count: found.length,
          isMore: false,
        });
      }
    });

    it("is the beginning of words, however many of them begin like it", async () => {
      const search = open();
      const letters = [..."abcdefghijklmnopqrstuvwxyz"];
      const words = ["season", "port", ...letters.flatMap((one) => [`season${one}`, `port${one}`])];
      await keep(search, Object.fromEntries(words.map((word, n) => [word, anEntry(n, { summary: word })])));
      for (const [typed, count] of [
        ["season", 27],
        ["seasonb", 1],
        ["seasonbc", 0],
        ["port", 27],
        ["portc", 1],
        ["portcd", 0],
      ] as const)
        for (const order of ["MATCH", "SOONEST"] as const) {
          const found = await findAll(search, aQuery({ keyword: typed, order }));
          expect(
            found.filter((word) => word.startsWith(typed)),
            `${typed} ${order}`,
          ).toHaveLength(count);
        }
    });

    it("of more words than are asked of their lists: each of them counts, in each order", async () => {
      const search = open();
      const words = Array.from(
        { length: limits.searchedWords },
        (_, n) => `${String.fromCharCode(97 + (n % 26))}${n % 10}`,
      );
      const distinct = [...new Set(words)];
      const without = (n: number) => distinct.filter((_, at) => at !== n).join(" ");
      const entries: Record<string, SearchEntry> = {
        summary: anEntry(distinct.length, { summary: distinct.join(" ") }),
        title: anEntry(distinct.length + 1, { title: distinct.join(" ") }),
      };
      for (const n of distinct.keys()) entries[`lacks ${n}`] = anEntry(n, { summary: without(n) });
      await keep(search, entries);
      const text = distinct.join(" ");
      expect(distinct.length).toBeGreaterThan(10);
      for (const order of ["MATCH", "NEWEST", "SOONEST"] as const) {
        expect((await findAll(search, aQuery({ keyword: text, order }))).sort(), order).toEqual([
          "summary",
          "title",
        ]);
        const more = aQuery({ keyword: `${text} ${"nowhere else ".repeat(9)}`, order });
        expect((await findAll(search, more)).sort(), `${order}, and more words`).toEqual([
          "summary",
          "title",
        ]);
      }
    });

    it("of 200 characters at their worst is answered", async () => {
      const search = open();
      await keep(search, { a: anEntry(1) });
      for (const text of [
        "ab ".repeat(66),
        "ﷺ".repeat(200),
        "字".repeat(200),
        `${"a.".repeat(100)}`,
        "\u0301".repeat(200),
      ])
        expect((await search.find(aQuery({ keyword: text }))).ids).toEqual([]);
      expect((await search.find(aQuery({ skill: randomUUID() }))).ids).toEqual([]);
    });
  });
});
