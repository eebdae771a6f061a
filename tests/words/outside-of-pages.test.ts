import { expect, it } from "vitest";
import { watchWords } from "#tests/support/watched-words";
import type { Session } from "~/domain/session";
import type { Language } from "~/words/languages";

const { languages, run } = await watchWords();
const { createMarket, succeeded } = await import("#tests/support/market");
const { get, respond } = await import("#tests/support/app");
const { anyBrief } = await import("~/domain/filters/search-filter.server");
const { settingsIn } = await import("~/features/accounts/model/settings");
const { exportAccount } = await import("~/features/leaving/auth/export-account");
const { drawSharePicture } = await import("~/features/public-pages/writes/draw-share-picture");
const { renewFeed } = await import("~/features/saved-searches/writes/feed-secret");
const { saveSearch } = await import("~/features/saved-searches/writes/save-search");
const datesRoute = await import("~/routes/feeds.dates.$secret");
const searchRoute = await import("~/routes/feeds.search.$secret");
const { inLanguage } = await import("~/words/reader-language.server");

const codes = languages.map(({ code }) => code);

/** Talent whose account says in which language it is read, and a request in another one. */
async function createReader(language: Language) {
  const market = createMarket({ graphql: "real" });
  const uid = await market.join("FREELANCER");
  await market.store.transact(async (tx) => {
    const account = await tx.get<object>("accounts", uid);
    tx.set("accounts", uid, { ...account?.data, settings: settingsIn(language) });
  });
  const requested = codes[(codes.indexOf(language) + 1) % codes.length] ?? language;
  const elsewhere = <T>(work: () => Promise<T>) => run(() => inLanguage(requested, work));
  return { ...market, uid, elsewhere };
}

it.each(codes)("a feed is in the language of its member’s account: %s", async (language) => {
  const { uid, elsewhere, app, ...market } = await createReader(language);
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer, { title: "A shop that answers" });
  await market.store.transact(async (tx) => {
    const found = await tx.get<object>("briefs", brief);
    // Whatever has no title gets one in words of ours.
    tx.set("briefs", brief, { ...found?.data, title: null });
  });
  const parts = { ...market, app, search: app.search };
  const given = { side: "BRIEFS", filter: anyBrief } as const;
  const telling = { name: "All", cadence: "OFF", onlySkillsMet: false } as const;
  const { id } = succeeded(await saveSearch(parts, uid, given, telling));
  const { secret } = succeeded(await renewFeed(market, uid, id));
  const request = get(`/feeds/search/${secret}.atom`);
  const { value, said } = await elsewhere(() =>
    respond(() =>
      searchRoute.loader({ request, context: app.context(request), params: { secret: `${secret}.atom` } }),
    ),
  );
  expect(value.status).toBe(200);
  expect(value.headers.get("content-language")).toBe(language);
  const names = said.map(([name]) => name.replace(/.*: /, ""));
  expect(names).toEqual(expect.arrayContaining(["untitled", "feedTitle"]));
  expect(said.filter(([, heard]) => heard !== language)).toEqual([]);
});

it.each(codes)("a calendar is in the language of its member’s account: %s", async (language) => {
  const { uid, elsewhere, app, ...market } = await createReader(language);
  await market.store.transact(async (tx) => {
    const account = await tx.get<object>("accounts", uid);
    tx.set("accounts", uid, { ...account?.data, kind: "HIRER" });
  });
  await market.open(uid, { title: "A shop that answers" });
  const { secret } = succeeded(await renewFeed(market, uid, null));
  const request = get(`/feeds/dates/${secret}.ics`);
  const { value, said } = await elsewhere(() =>
    respond(() =>
      datesRoute.loader({ request, context: app.context(request), params: { secret: `${secret}.ics` } }),
    ),
  );
  expect(value.status).toBe(200);
  expect(said.map(([, heard]) => heard)).toEqual([language, language]);
  expect((await value.text()).includes("\u2068A shop that answers\u2069")).toBe(String(language) === "ar");
});

it.each(codes)("an export says in the language of its account what stays: %s", async (language) => {
  const { uid, elsewhere, app, store, clock } = await createReader(language);
  const auth = { ...app.auth, needsProof: async () => false, noteActivity: async () => {} };
  const { said } = await elsewhere(() =>
    exportAccount({ auth, store, clock }, { id: "session", uid } as Session, null),
  );
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter(([, heard]) => heard !== language)).toEqual([]);
});

it("the picture of a public page is in the first of our languages, whatever request it comes of", async () => {
  const { uid, store, clock } = await createReader("ar" as Language);
  await store.transact(async (tx) => {
    const profile = await tx.get<object>("profiles", uid);
    tx.set("profiles", uid, { ...profile?.data, visibility: "EVERYONE", handle: "ann" });
    tx.set("handles", "ann", { name: "ann", uid });
  });
  const parts = { store, clock, letterhead: { brand: "Guildhall" }, draw: async () => Buffer.from("png") };
  const job = { id: "draw", payload: { of: "member", id: uid }, attempts: 1 };
  const { said } = await run(() => inLanguage("ar" as Language, () => drawSharePicture.handler(parts)(job)));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(([, heard]) => heard !== "en")).toEqual([]);
});
