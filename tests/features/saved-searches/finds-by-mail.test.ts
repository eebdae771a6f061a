import { describe, expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { type Bookmark, bookmarkId, bookmarks } from "~/features/briefs/model/bookmark";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { getSetAside, readSetAside, type SetAside, setAside } from "~/features/briefs/model/set-aside";
import { getTalent } from "~/features/briefs/reads/read-brief";
import { setBookmark, setBriefAside } from "~/features/briefs/writes/bookmarks";
import { getProfile } from "~/features/profiles/model/profile";
import { readFoundBriefs } from "~/features/saved-searches/reads/read-feeds";
import { readFinds } from "~/features/saved-searches/reads/read-finds";
import { type SavedSearch, savedSearches } from "~/features/saved-searches/reads/saved-search";
import { saveSearch } from "~/features/saved-searches/writes/save-search";
import { findBriefsFor } from "~/features/search/reads/find-briefs";
import { action, loader } from "~/routes/_public.answer";
import { limits } from "~/values/limits";

/** Talent whose search found a number of briefs, its mail, and the link in it that keeps the first. */
async function createFound(count = 1) {
  const market = createMarket({ graphql: "real" });
  const { store, clock, app } = market;
  const uid = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
  const given = { side: "BRIEFS", filter: { ...anyBrief, skill: "SQL" } } as const;
  const telling = { name: "SQL", cadence: "INSTANT", onlySkillsMet: false } as const;
  succeeded(await saveSearch({ store, clock, search: app.search }, uid, given, telling));
  clock.advance(1_000);
  const hirer = await market.join("HIRER");
  const briefs: string[] = [];
  for (let opened = 0; opened < count; opened += 1) briefs.push(await market.open(hirer));
  await market.worker.runDue();
  await market.pass(15 * 60_000);
  const [mail] = (await app.mailbox.list()).filter(({ to }) => to.startsWith(uid));
  const ask = (request: Request, handler: typeof loader | typeof action) =>
    respond(() => handler({ request, context: app.context(request), params: {} }));
  const linksOf = (what: string) =>
    [...(mail?.text ?? "").matchAll(new RegExp(`${what}:\\nhttp://[^/\\s]+(/answer\\?\\S+)`, "g"))].map(
      ([, path = ""]) => path,
    );
  const [link = ""] = linksOf("Bookmark it");
  const briefId = new URL(link, "http://any.example").searchParams.get("of") ?? "";
  return {
    ...{ market, uid, briefs, briefId, mail, link, linksOf },
    open: async (path = link) => (await (await ask(get(path), loader)).json()).state,
    press: async (path = link) => (await (await ask(post(path, {}), action)).json()).state,
    isKept: async () => (await store.get<Bookmark>(bookmarks.name, bookmarkId(uid, briefId))) !== null,
  };
}

it("a mail about one brief bookmarks it by a press, without a session, as often as it is pressed", async () => {
  const { open, press, isKept, mail } = await createFound();
  expect(mail?.html).toContain("Bookmark it");
  for (let opened = 0; opened < 3; opened += 1) expect(await open()).toBe("ASK");
  expect(await isKept()).toBe(false);
  expect(await press()).toBe("SUCCESS");
  expect(await isKept()).toBe(true);
  expect(await press()).toBe("SUCCESS");
});

it("after seven days, and once the brief is hidden, it bookmarks nothing", async () => {
  const over = await createFound();
  over.market.clock.advance(7 * day);
  expect(await over.press()).toBe("LINK_OVER");
  expect(await over.isKept()).toBe(false);
  const { market, briefId, press, isKept } = await createFound();
  await market.store.transact(async (tx) => {
    const brief = await tx.get<Brief>(briefsCollection, briefId);
    if (brief) tx.set<Brief>(briefsCollection, briefId, { ...brief.data, status: "DRAFT" });
  });
  expect(await press()).toBe("CHANGED");
  expect(await isKept()).toBe(false);
});

it("a mail about several has both ways for each, and each does its one thing", async () => {
  const { linksOf, press, briefs, isKept, market, uid } = await createFound(3);
  const aside = async () => [...(await readSetAside(market.store, uid))];
  const [keep, drop] = [linksOf("Bookmark it"), linksOf("Not for me")];
  const briefOf = (path = "") => new URL(path, "http://any.example").searchParams.get("of");
  for (const links of [keep, drop]) expect(links.map(briefOf).sort()).toEqual([...briefs].sort());
  expect(await press(keep[0])).toBe("SUCCESS");
  expect(await isKept()).toBe(true);
  expect(await aside()).toEqual([]);
  expect(await press(drop[1])).toBe("SUCCESS");
  expect(await aside()).toEqual([briefOf(drop[1])]);
});

describe("what is not for a member", () => {
  it("is found no more: by a search, by its feed, by the best fit", async () => {
    const { market, uid, linksOf, open, press, briefId } = await createFound();
    const { store, clock, app } = market;
    const [drop = ""] = linksOf("Not for me");
    const filter = { ...anyBrief, skill: "SQL" };
    const parts = { reads: store, search: app.search.briefs, now: clock.now() };
    const reader = await getTalent(store, uid);
    const profile = await getProfile(store, uid);
    const found = async () => {
      const page = { first: 20, after: null };
      const finds = await store.query<SavedSearch>({
        collection: savedSearches.name,
        where: { uid },
        orderBy: { field: "createdAt", direction: "desc" },
        limit: 1,
      });
      const [search] = finds.items.map(({ id }) => ({ search: id, item: briefId }));
      const mailed = await readFinds(store, uid, search ? [search] : [], clock.now());
      const feed = await readFoundBriefs({ ...parts, search: app.search }, uid, {
        filter,
        onlySkillsMet: false,
      });
      const fits = await findBriefsFor(parts, reader, { ...anyBrief, sort: "FIT" }, page);
      const newest = await findBriefsFor(parts, reader, { ...anyBrief, sort: "NEWEST" }, page);
      return [mailed.briefs, feed, fits.items, newest.items].map((list) => list.length);
    };
    expect(profile?.data.skills).toEqual(["SQL"]);
    expect(await found()).toEqual([1, 1, 1, 1]);
    for (let opened = 0; opened < 3; opened += 1) expect(await open(drop)).toBe("ASK");
    expect(await found()).toEqual([1, 1, 1, 1]);
    expect(await press(drop)).toBe("SUCCESS");
    // Who looks through all briefs still sees it.
    expect(await found()).toEqual([0, 0, 0, 1]);
    expect(await press(drop)).toBe("ALREADY");
    succeeded(await setBookmark(market, uid, briefId, true));
    expect(await found()).toEqual([1, 1, 1, 1]);
  });

  it("stays what it was after a week, and once it can’t be read", async () => {
    const over = await createFound();
    const [late = ""] = over.linksOf("Not for me");
    over.market.clock.advance(7 * day);
    expect(await over.press(late)).toBe("LINK_OVER");
    const { market, briefId, linksOf, press } = await createFound();
    await market.store.transact(async (tx) => {
      const brief = await tx.get<Brief>(briefsCollection, briefId);
      if (brief) tx.set<Brief>(briefsCollection, briefId, { ...brief.data, status: "DRAFT" });
    });
    expect(await press(linksOf("Not for me")[0])).toBe("CHANGED");
  });

  it("is remembered up to a bound, the last ones", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    const known = Array.from({ length: limits.setAside }, (_, at) => `a-brief-of-before-${at}`);
    await market.store.transact(async (tx) => tx.set<SetAside>(setAside.name, uid, { briefs: known }));
    const briefId = await market.open(await market.join("HIRER"));
    succeeded(await setBriefAside(market, uid, briefId));
    expect(await getSetAside(market.store, uid)).toEqual([...known.slice(1), briefId]);
  });
});
