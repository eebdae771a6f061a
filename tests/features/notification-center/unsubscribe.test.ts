import { describe, expect, it } from "vitest";
import { get, post, respond } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import { anyBrief } from "~/domain/filters/search-filter.server";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import { type SavedSearch, savedSearches } from "~/features/saved-searches/reads/saved-search";
import { saveSearch } from "~/features/saved-searches/writes/save-search";
import { action, loader } from "~/routes/_public.unsubscribe";

/** A hirer who got a mail about a proposal, and the address in it that stops such mails. */
async function mailedHirer() {
  const market = createMarket({ graphql: "real" });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  await market.propose(briefId);
  await market.worker.runDue();
  const [mail] = (await market.app.mailbox.list()).filter(({ to }) => to.startsWith(hirer));
  const stop = new URL(/Stop e-mail about proposals:\n(\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
  const chosen = async () => {
    const account = await market.store.get<Account>(accountsCollection, hirer);
    return account && settingsOf(account.data).notify;
  };
  return { market, hirer, briefId, path: stop.pathname + stop.search, ...visiting(market), chosen };
}

/** What a mail program does with such an address, without a cookie. */
function visiting({ app }: ReturnType<typeof createMarket>) {
  const ask = (path: string) => {
    const request = get(path);
    return respond(() => loader({ request, context: app.context(request), params: {} }));
  };
  // RFC 8058: one field.
  const press = (path: string) => {
    const request = post(path, { "List-Unsubscribe": "One-Click" });
    return respond(() => action({ request, context: app.context(request), params: {} }));
  };
  return { ask, press };
}

/** Talent with two saved searches, of which the first mailed a find, and the address in its mail. */
async function mailedOfSearch(other = "Falconry") {
  const market = createMarket({ graphql: "real" });
  const { store, clock, app } = market;
  const uid = await market.join("FREELANCER");
  const save = async (skill: string) => {
    const given = { side: "BRIEFS", filter: { ...anyBrief, skill } } as const;
    const telling = { name: skill, cadence: "INSTANT", onlySkillsMet: false } as const;
    return succeeded(await saveSearch({ store, clock, search: app.search }, uid, given, telling)).id;
  };
  const ids = { sql: await save("SQL"), other: await save(other) };
  clock.advance(1_000);
  await market.open(await market.join("HIRER"));
  await market.worker.runDue();
  await market.pass(15 * 60_000);
  const [mail] = (await app.mailbox.list()).filter(({ to }) => to.startsWith(uid));
  const { pathname, search } = new URL(
    /Stop e-mail about (?:this search|these searches):\n(\S+)/.exec(mail?.text ?? "")?.[1] ?? "",
  );
  const cadences = async () => {
    const found = await store.getMany<SavedSearch>(savedSearches.name, [ids.sql, ids.other]);
    return found.map((one) => one?.data.cadence);
  };
  return { market, uid, path: pathname + search, ...visiting(market), cadences };
}

const all = { messages: "INSTANT", proposals: "INSTANT", briefs: "INSTANT" };

describe("the link that ends mails", () => {
  it("ends every search that its mail tells of", async () => {
    const { path, press, cadences } = await mailedOfSearch("TypeScript");
    expect(await cadences()).toEqual(["INSTANT", "INSTANT"]);
    expect(await (await press(path)).json()).toMatchObject({ isOfSearches: true, done: true });
    expect(await cadences()).toEqual(["OFF", "OFF"]);
  });

  it("ends its kind by one post without a session, twice as well as once, and no other kind", async () => {
    const { market, hirer, briefId, path, press, chosen } = await mailedHirer();
    for (let time = 0; time < 2; time += 1) {
      const response = await press(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ about: "proposals", isOfSearches: false, done: true });
    }
    expect(await chosen()).toEqual({ ...all, proposals: "OFF" });
    const before = await market.mailsTo(hirer);
    await market.propose(briefId);
    expect(await market.mailsTo(hirer)).toEqual(before);
  });

  it("ends nothing when a program that checks mails opens it", async () => {
    const { path, ask, chosen } = await mailedHirer();
    expect(await (await ask(path)).json()).toMatchObject({
      about: "proposals",
      isOfSearches: false,
      done: false,
    });
    expect(await chosen()).toEqual(all);
  });

  it.each([
    ["another topic", (path: string) => path.replace("proposals", "briefs")],
    ["another member", (path: string) => path.replace("to=HIRER", "to=OTHER")],
    ["nothing", () => "/unsubscribe"],
  ])("made up for %s isn't there and ends nothing", async (_what, change) => {
    const { path, ask, press, chosen } = await mailedHirer();
    for (const answer of [await ask(change(path)), await press(change(path))]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ about: null, isOfSearches: false, done: false });
    }
    expect(await chosen()).toEqual(all);
  });

  it("of a saved search’s mail ends that search alone, by a post without a session", async () => {
    const { market, uid, path, ask, press, cadences } = await mailedOfSearch();
    expect(await (await ask(path)).json()).toMatchObject({
      about: "search",
      isOfSearches: true,
      done: false,
    });
    expect(await cadences()).toEqual(["INSTANT", "INSTANT"]);
    for (let time = 0; time < 2; time += 1) {
      const response = await press(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ about: "search", isOfSearches: true, done: true });
    }
    expect(await cadences()).toEqual(["OFF", "INSTANT"]);
    const before = await market.mailsTo(uid);
    const hirer = await market.join("HIRER");
    for (const skill of ["SQL", "Falconry"])
      await market.open(hirer, { title: `A shop with ${skill}`, skills: [skill] });
    await market.worker.runDue();
    await market.pass(15 * 60_000);
    expect(await market.mailsTo(uid)).toEqual([
      ...before,
      "New brief for “Falconry”: “A shop with Falconry”",
    ]);
  });

  it.each([
    ["another search", (path: string) => path.replace(/(about=searches%3A)./, "$1~")],
    ["all searches", (path: string) => path.replace(/(about=searches%3A)[^&]*/, "$1")],
    ["another member’s", (path: string) => path.replace("to=FREELANCER", "to=OTHER")],
  ])("made up for %s ends no search", async (_what, change) => {
    const { path, press, cadences } = await mailedOfSearch();
    expect(change(path)).not.toBe(path);
    expect((await press(change(path))).status).toBe(404);
    expect(await cadences()).toEqual(["INSTANT", "INSTANT"]);
  });
});
