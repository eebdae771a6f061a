import { expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { createMarket, day, succeeded } from "#tests/support/market";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { type Bookmark, bookmarkId, bookmarks } from "~/features/briefs/model/bookmark";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { saveSearch } from "~/features/saved-searches/writes/save-search";
import { action, loader } from "~/routes/_public.answer";

/** Talent whose search found a number of briefs, its mail, and the link in it that keeps the first. */
async function createFound(count = 1) {
  const market = createMarket({ graphql: "real" });
  const { store, clock, app } = market;
  const uid = await market.join("FREELANCER");
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
  const link = /Bookmark it:\nhttp:\/\/[^/\s]+(\/answer\?\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const [briefId = ""] = briefs;
  return {
    ...{ market, uid, briefId, mail, link },
    open: async () => (await (await ask(get(link), loader)).json()).state,
    press: async () => (await (await ask(post(link, {}), action)).json()).state,
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

it("a mail about several has no such button", async () => {
  const { mail } = await createFound(2);
  expect(mail).toBeDefined();
  expect(mail?.text).not.toContain("/answer?");
});
