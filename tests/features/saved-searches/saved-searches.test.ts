import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEntry, aQuery, keep } from "#tests/platform/search/entries";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { anyBrief, anyMember } from "~/domain/filters/search-filter.server";
import type { Cadence } from "~/domain/saved-search";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { blockId, blocksCollection } from "~/features/accounts/model/block";
import { settingsOf } from "~/features/accounts/model/settings";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { planToIndexBrief, planToIndexMember } from "~/features/market/writes/plan-to-index";
import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import {
  listSavedSearches,
  nameOfSearch,
  type SavedSearch,
  savedSearches,
  toldFinds,
} from "~/features/saved-searches/reads/saved-search";
import { feedSecrets, renewFeed } from "~/features/saved-searches/writes/feed-secret";
import { findMailType } from "~/features/saved-searches/writes/plan-find-mail";
import {
  changeSearch,
  deleteSearch,
  endSearches,
  saveSearch,
} from "~/features/saved-searches/writes/save-search";
import { type SearchLists, searchLists } from "~/features/saved-searches/writes/search-lists";
import { briefFacet } from "~/features/search/model/facets";
import { enqueue } from "~/platform/jobs/queue.server";
import { finds, listOf, listsOf, toArrival } from "~/platform/matching/standing-query";
import type { SearchQuery } from "~/platform/ports/search";
import { createSqliteSearches } from "~/platform/search/search.server";
import { limits } from "~/values/limits";

type Market = ReturnType<typeof createMarket>;
const minutes = 60_000;

const partsOf = (market: Market) => ({ store: market.store, clock: market.clock, search: market.app.search });

/** Talent with a saved search; answers both ids. */
async function saved(
  market: Market,
  { cadence = "INSTANT" as Cadence, filter = {}, onlySkillsMet = false, uid = "", skills = ["SQL"] } = {},
) {
  const owner = uid || (await market.join("FREELANCER", { profile: { skills } }));
  const given = { side: "BRIEFS", filter: { ...anyBrief, ...filter } } as const;
  const { id } = succeeded(
    await saveSearch(partsOf(market), owner, given, { name: null, cadence, onlySkillsMet }),
  );
  market.clock.advance(1_000);
  return { uid: owner, id };
}

const told = async (market: Market, uid: string) => {
  // First what plans the mail, then the mail.
  await market.worker.runDue();
  await market.pass(15 * minutes);
  return market.mailsTo(uid);
};

describe("a saved search matches as the search finds", () => {
  const words = [
    "harbour",
    "harvest",
    "sql",
    "react",
    "a",
    "🚢",
    "*",
    "NEAR",
    "-",
    '"',
    "über",
    "海事局",
    "x".repeat(50),
  ];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((some) => some.join(" "));
  const anyone = fc.record({
    title: text,
    summary: text,
    skills: fc.uniqueArray(fc.constantFrom("SQL", "React", "Go"), { maxLength: 2 }),
    kinds: fc.constantFrom(["FREELANCER"] as const, ["AGENCY"] as const, ["FREELANCER", "AGENCY"] as const),
    workplace: fc.constantFrom("REMOTE", "HYBRID", null),
  });
  const asked = fc.record({
    keyword: fc.option(fc.oneof(text, fc.string({ maxLength: 5 }), fc.constant("harb ".repeat(200))), {
      freq: 1,
    }),
    kind: fc.constantFrom("FREELANCER", "AGENCY"),
    skill: fc.option(fc.constantFrom("sql", "React ", "Rust")),
    workplace: fc.constantFrom("REMOTE", "HYBRID", null),
  });

  it("for any brief and any filter, and waits by a list that the brief is in", async () => {
    const found = { yes: 0, no: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(anyone, { minLength: 1, maxLength: 4 }), asked, async (briefs, filter) => {
        const { briefs: search, close } = createSqliteSearches({ directory: null });
        const entries = briefs.map((brief, n) => ({ id: `brief-${n}`, entry: anEntry(n, brief) }));
        await keep(search, Object.fromEntries(entries.map(({ id, entry }) => [id, entry])));
        const query: SearchQuery = aQuery({ ...filter, order: "NEWEST", limit: 50 });
        const { ids } = await search.find(query);
        for (const { id, entry } of entries) {
          const arrival = toArrival(entry);
          const isFound = ids.includes(id);
          expect(finds(query, arrival)).toBe(isFound);
          if (isFound) expect(listsOf(arrival)).toContain(listOf(query));
          found[isFound ? "yes" : "no"] += 1;
        }
        await close();
      }),
      { numRuns: 150 },
    );
    expect(Math.min(found.yes, found.no)).toBeGreaterThan(5);
  });

  it.each([
    [{ skill: "SQL", keyword: "shop" }, briefFacet.skill("sql")],
    [{ keyword: "to shopping" }, "a:shopp"],
    [{ keyword: "ab", workplace: "REMOTE" as const }, "w:REMOTE"],
    [{ keyword: "x" }, "k:FREELANCER"],
    [{}, "k:FREELANCER"],
  ])("%j waits by %s", (filter, list) => {
    expect(listOf(aQuery(filter))).toBe(list);
  });
});

describe("a new brief is told", () => {
  it("once, in one mail for all that came and all searches that found it, with the fit", async () => {
    const market = createMarket();
    const { uid } = await saved(market, { filter: { keyword: "shop" } });
    await saved(market, { uid, filter: { skill: "SQL" } });
    const hirer = await market.join("HIRER");
    for (const title of ["A shop by the sea", "A shop in the hills"]) await market.open(hirer, { title });
    expect(await told(market, uid)).toEqual(["2 new briefs"]);
    const [mail] = await market.app.mailbox.list();
    expect(mail?.text).toContain(
      "Skills: 1 of 2. Not in the profile: TypeScript. Must-haves: not known; Price: not known; Dates: not known; Place of work: met.",
    );
    expect(mail?.text.match(/A shop by the sea/g)).toHaveLength(1);
    await market.pass(day);
    expect(await told(market, uid)).toHaveLength(1);
  });

  it("once a day at the hour of its member, where they want that", async () => {
    const market = createMarket();
    const { uid } = await saved(market, { cadence: "DAILY" });
    const hirer = await market.join("HIRER");
    for (const title of ["A shop by the sea", "A shop in the hills"]) await market.open(hirer, { title });
    expect(await told(market, uid)).toEqual([]);
    await market.pass(day);
    expect(await market.mailsTo(uid)).toEqual(["2 new briefs for “All open briefs”"]);
  });

  it.each(["Pacific/Kiritimati", "Asia/Kolkata"])("at that hour of their own clocks, in %s", async (zone) => {
    const market = createMarket();
    const { uid } = await saved(market, { cadence: "DAILY" });
    await market.store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account)
        tx.set(accountsCollection, uid, {
          ...account.data,
          settings: { ...settingsOf(account.data), timeZone: zone },
        });
    });
    await market.open(await market.join("HIRER"));
    expect(await told(market, uid)).toEqual([]);
    const due = nextDigestAt(market.clock.now(), zone).getTime() - market.clock.now().getTime();
    expect(due).not.toBe(nextDigestAt(market.clock.now(), "UTC").getTime() - market.clock.now().getTime());
    await market.pass(due - minutes);
    expect(await market.mailsTo(uid)).toEqual([]);
    await market.pass(2 * minutes);
    expect(await market.mailsTo(uid)).toHaveLength(1);
  });

  it("once, also when it is written again after its mail", async () => {
    const market = createMarket();
    const { uid } = await saved(market);
    const id = await market.open(await market.join("HIRER"));
    expect(await told(market, uid)).toHaveLength(1);
    await market.store.transact(async (tx) => planToIndexBrief(tx, market.clock.now(), id));
    expect(await told(market, uid)).toHaveLength(1);
  });

  it("not while it is off, and what came then not afterwards", async () => {
    const market = createMarket();
    const { uid, id } = await saved(market, { cadence: "OFF" });
    const hirer = await market.join("HIRER");
    const before = await market.open(hirer);
    await market.pass(minutes);
    const telling = { name: "Shops", cadence: "INSTANT", onlySkillsMet: false } as const;
    succeeded(await changeSearch(partsOf(market), uid, id, telling));
    await market.store.transact(async (tx) => planToIndexBrief(tx, market.clock.now(), before));
    expect(await told(market, uid)).toEqual([]);
    await market.open(hirer, { title: "Another shop to run" });
    expect(await told(market, uid)).toEqual(["New brief for “Shops”: “Another shop to run”"]);
  });

  it.each<
    [
      string,
      (market: Market, scene: { uid: string; id: string; hirer: string; brief: string }) => Promise<unknown>,
    ]
  >([
    ["closed", (market, { hirer, brief }) => closeBrief(market, hirer, brief, "BUDGET")],
    ["past its last day, though no job has closed it,", pastLastDay],
    ["of somebody blocked", (market, { uid, hirer }) => block(market, uid, hirer)],
    ["found by a search that was deleted", (market, { uid, id }) => deleteSearch(market, uid, id)],
    ["found by a search that was ended", (market, { uid, id }) => endSearches(market, uid, [id])],
    ["of a suspended hirer", (market, { hirer }) => setStatus(market, hirer, "SUSPENDED")],
    ["for a member who has yet to say whose the account is", inReview],
    ["for a member who left", (market, { uid }) => setStatus(market, uid, "DELETING")],
  ])("never where it is %s before the mail", async (_what, change) => {
    const market = createMarket();
    const { uid, id } = await saved(market);
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer);
    await market.worker.runDue();
    await change(market, { uid, id, hirer, brief });
    expect((await told(market, uid)).filter((subject) => subject.startsWith("New brief"))).toEqual([]);
  });

  it("with all that came, also beyond what a mail has room for", async () => {
    const market = createMarket();
    const { uid, id: search } = await saved(market);
    const item = await market.open(await market.join("HIRER"));
    const payload = { uid, finds: [{ search, item }], more: 7 };
    await market.store.transact(async (tx) =>
      enqueue(tx, { type: findMailType, payload }, market.clock.now()),
    );
    await market.worker.runDue();
    expect((await market.mailsTo(uid)).at(-1)).toMatch(/^8 new briefs/);
  });

  it("beside people, as many of both together as a mail has room for", async () => {
    const market = createMarket();
    const { uid, id: search } = await saved(market);
    const given = { side: "MEMBERS", filter: { ...anyMember, skill: "falconry" } } as const;
    const telling = { name: null, cadence: "INSTANT", onlySkillsMet: false } as const;
    const people = succeeded(await saveSearch(partsOf(market), uid, given, telling));
    const fay = await market.join("FREELANCER", { profile: { displayName: "Fay", skills: ["Falconry"] } });
    const hirer = await market.join("HIRER");
    const finds = [{ search: people.id, item: fay }];
    for (let n = 0; n < limits.findsInMail; n += 1)
      finds.push({ search, item: await market.open(hirer, { title: `A shop, number ${n}` }) });
    await market.store.transact(async (tx) =>
      enqueue(tx, { type: findMailType, payload: { uid, finds, more: 0 } }, market.clock.now()),
    );
    await market.worker.runDue();
    const mails = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(uid));
    const [mail] = mails.filter(({ text }) => text.includes("A shop, number 0"));
    expect(mail?.text.match(/A shop, number/g)).toHaveLength(limits.findsInMail);
    expect(mail?.text).not.toContain("Fay");
  });

  it("without the addresses in their titles", async () => {
    const market = createMarket();
    const { uid } = await saved(market);
    const hirer = await market.join("HIRER");
    await market.open(hirer, { title: "A shop like shoes.example" });
    await market.open(hirer, { title: "A shop in the hills" });
    await told(market, uid);
    const [mail] = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(uid));
    expect(mail?.text).toContain("A shop like");
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain("shoes.example");
  });

  it("to those alone who have the skills, where that is asked", async () => {
    const market = createMarket();
    const without = await saved(market, { onlySkillsMet: true, skills: ["Falconry"] });
    const having = await saved(market, { onlySkillsMet: true, skills: ["SQL"] });
    await market.open(await market.join("HIRER"));
    expect(await told(market, without.uid)).toEqual([]);
    expect(await market.mailsTo(having.uid)).toHaveLength(1);
  });
});

async function pastLastDay({ store, clock }: Market, { brief: id }: { brief: string }) {
  await store.transact(async (tx) => {
    const brief = await tx.get<Brief>(briefsCollection, id);
    const closesOn = new Date(clock.now().getTime() - 2 * day).toISOString().slice(0, 10);
    if (brief) tx.set<Brief>(briefsCollection, id, { ...brief.data, closesOn });
  });
}

const block = ({ store, clock }: Market, uid: string, otherUid: string) =>
  store.transact(async (tx) => {
    const at = clock.now().toISOString();
    tx.set(blocksCollection, blockId(uid, otherUid), { uid, otherUid, at });
  });

async function setStatus(market: Market, uid: string, status: Account["status"]) {
  await market.store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, status });
  });
}

const inReview = ({ store }: Market, { uid }: { uid: string }) =>
  store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, review: true });
  });

it("people are told once, when a search for them finds them first", async () => {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const known = await market.join("FREELANCER", { profile: { displayName: "Kay", skills: ["Falconry"] } });
  await index(market, known);
  const given = { side: "MEMBERS", filter: { ...anyMember, skill: "falconry" } } as const;
  const telling = { name: null, cadence: "INSTANT", onlySkillsMet: false } as const;
  succeeded(await saveSearch(partsOf(market), hirer, given, telling));
  const uid = await market.join("FREELANCER", { profile: { displayName: "Fay", skills: ["Falconry"] } });
  for (const one of [known, uid, uid]) await index(market, one);
  expect(await told(market, hirer)).toEqual(["New for “falconry”: Fay"]);
  await index(market, uid);
  expect(await told(market, hirer)).toHaveLength(1);
});

async function index(market: Market, uid: string) {
  await market.store.transact(async (tx) => planToIndexMember(tx, market.clock, uid));
  await market.worker.runDue();
}

describe("a saved search", () => {
  it("is one of at most twenty, and the same again is the same", async () => {
    const market = createMarket();
    const { uid, id } = await saved(market, { filter: { keyword: "shop 0" } });
    for (let n = 1; n < 20; n += 1) await saved(market, { uid, filter: { keyword: `shop ${n}` } });
    expect((await saved(market, { uid, filter: { keyword: " shop 0 " } })).id).toBe(id);
    const given = { side: "BRIEFS", filter: { ...anyBrief, keyword: "one more" } } as const;
    const telling = { name: null, cadence: "OFF", onlySkillsMet: false } as const;
    expect(refusalOf(await saveSearch(partsOf(market), uid, given, telling))).toBe("TOO_MANY");
    expect(await listSavedSearches(market.store, uid)).toHaveLength(20);
  });

  it("stays as its member made it when the same is saved again, and says so", async () => {
    const market = createMarket();
    const { uid, id } = await saved(market, { filter: { skill: "React" } });
    const telling = { name: "My React", cadence: "INSTANT", onlySkillsMet: true } as const;
    succeeded(await changeSearch(partsOf(market), uid, id, telling));
    const [before] = await listSavedSearches(market.store, uid);
    const given = { side: "BRIEFS", filter: { ...anyBrief, skill: "React" } } as const;
    const again = { name: null, cadence: "DAILY", onlySkillsMet: false } as const;
    expect(succeeded(await saveSearch(partsOf(market), uid, given, again))).toEqual({
      ...before,
      isNew: false,
    });
    expect(await listSavedSearches(market.store, uid)).toEqual([before]);
    const other = { ...given, filter: { ...anyBrief, skill: "Vue" } };
    expect(succeeded(await saveSearch(partsOf(market), uid, other, again)).isNew).toBe(true);
  });

  it("leaves nothing when it is deleted", async () => {
    const market = createMarket();
    const { uid, id } = await saved(market);
    succeeded(await renewFeed(market, uid, id));
    succeeded(await deleteSearch(market, uid, id));
    await market.open(await market.join("HIRER"));
    await market.worker.runDue();
    for (const { name } of [savedSearches, toldFinds, feedSecrets, searchLists])
      expect((await market.store.query<SavedSearch>({ collection: name, limit: 10 })).items).toEqual([]);
  });

  it.each(["INSTANT", "OFF"] as const)(
    "leaves no list that nothing will ever be in, when it is deleted while %s",
    async (last) => {
      const market = createMarket();
      const { uid, id } = await saved(market, { filter: { skill: "a skill of nobody" } });
      const telling = { name: null, cadence: last, onlySkillsMet: false };
      succeeded(await changeSearch(partsOf(market), uid, id, telling));
      const kept = await saved(market, { filter: { skill: "a skill of some" } });
      succeeded(await deleteSearch(market, uid, id));
      const { items } = await market.store.query<SearchLists>({ collection: searchLists.name, limit: 10 });
      const list = (await market.store.get<SavedSearch>(savedSearches.name, kept.id))?.data.list;
      expect(items.flatMap(({ data }) => data.lists)).toEqual([list]);
    },
  );

  it("of 1,000 characters is kept as its page takes it", async () => {
    const market = createMarket();
    const { uid } = await saved(market, {
      filter: { keyword: "NEAR * ".repeat(200), skill: "s".repeat(1_000) },
    });
    const [search] = await listSavedSearches(market.store, uid);
    expect(search?.data.filter).toMatchObject({
      keyword: "NEAR * ".repeat(200).slice(0, 200).trim(),
      skill: "s".repeat(40),
    });
    expect(search && nameOfSearch(search.data)).toHaveLength(80);
  });

  it("keeps no name but one that its member gave it, and is called by its filter until then", async () => {
    const market = createMarket();
    const { uid, id } = await saved(market, { filter: { keyword: "shop", workplace: "REMOTE" } });
    const name = async (given: string | null) => {
      const telling = { name: given, cadence: "DAILY", onlySkillsMet: false } as const;
      const { data } = succeeded(await changeSearch(partsOf(market), uid, id, telling));
      return [data.name, nameOfSearch(data)];
    };
    const [search] = await listSavedSearches(market.store, uid);
    expect(search?.data.name).toBe("");
    expect(await name(" Shops ")).toEqual(["Shops", "Shops"]);
    expect(await name(" ")).toEqual(["", "“shop”, Remote"]);
    expect(await name(null)).toEqual(["", "“shop”, Remote"]);
  });

  it("loses the control characters of its filter", async () => {
    const market = createMarket();
    const given = { side: "BRIEFS", filter: { ...anyBrief, keyword: "sh\u0007op" } } as const;
    const telling = { name: null, cadence: "OFF", onlySkillsMet: false } as const;
    const uid = await market.join("FREELANCER");
    const { data } = succeeded(await saveSearch(partsOf(market), uid, given, telling));
    expect(data.filter).toMatchObject({ keyword: "shop" });
  });

  it("of another goes on: nobody ends what isn’t theirs", async () => {
    const market = createMarket();
    const { uid, id } = await saved(market);
    await endSearches(market, await market.join("FREELANCER"), [id]);
    expect((await listSavedSearches(market.store, uid))[0]?.data.cadence).toBe("INSTANT");
  });

  it("is refused to hirers among briefs, to others without a confirmed address, and where it isn’t theirs", async () => {
    const market = createMarket();
    const given = { side: "BRIEFS", filter: anyBrief } as const;
    const telling = { name: null, cadence: "OFF", onlySkillsMet: false } as const;
    const save = (uid: string) => saveSearch(partsOf(market), uid, given, telling);
    expect(refusalOf(await save(await market.join("HIRER")))).toBe("WRONG_KIND");
    expect(refusalOf(await save(await market.join("AGENCY", { status: "PENDING" })))).toBe("CONFIRM_FIRST");
    const { id } = await saved(market);
    const other = await market.join("FREELANCER");
    expect(refusalOf(await changeSearch(partsOf(market), other, id, telling))).toBe("NOT_FOUND");
    expect(refusalOf(await renewFeed(market, other, id))).toBe("NOT_FOUND");
  });
});
