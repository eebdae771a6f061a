import { describe, expect, it } from "vitest";
import { createTestApp, get, post, respond } from "#tests/support/app";
import { createMarket, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { noHistory } from "~/domain/resume/history";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { writeReport } from "~/features/moderation/writes/write-report";
import { readFeeds } from "~/features/notification-center/api/changes";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { emptyProfile, profilesCollection } from "~/features/profiles/model/profile";
import { getHistory } from "~/features/resume/model/history";
import { saveHistory } from "~/features/resume/writes/save-history";
import { action, loader } from "~/routes/app.profile_.history";
import { limits } from "~/values/limits";

const work = [{ name: "Engines", startDate: "05/2019", summary: " Numbers. " }];

describe("saving work and education", () => {
  it("keeps it tidy, the newest first, and the same save again writes nothing", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER", { status: "PENDING" });
    const history = { work: [{ name: "Tables", startDate: "2010", endDate: "2013" }, ...work, ...work] };
    succeeded(await saveHistory(market, uid, { revision: 0, history }));
    succeeded(await saveHistory(market, uid, { revision: 0, history }));
    const stored = await getHistory(market.store, uid);
    expect(stored.revision).toBe(1);
    expect(stored.work).toMatchObject([
      { name: "Engines", startDate: "2019-05", summary: "Numbers.", highlights: [] },
      { name: "Tables" },
    ]);
  });

  it("of a form made from an older version is refused", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    succeeded(await saveHistory(market, uid, { revision: 0, history: { work } }));
    expect(await saveHistory(market, uid, { revision: 0, history: {} })).toMatchObject({ code: "STALE" });
    succeeded(await saveHistory(market, uid, { revision: 1, history: {} }));
    expect(await getHistory(market.store, uid)).toMatchObject({ ...noHistory, revision: 2 });
  });

  it.each([
    ["a date that is none", { work: [{ name: "Engines", startDate: "2019-13" }] }, "INVALID"],
    ["no name", { education: [{ institution: " " }] }, "INVALID"],
    ["too many", { work: Array(limits.history.work + 1).fill({ name: "Engines" }) }, "TOO_MANY"],
  ])("with %s is refused", async (_what, history, code) => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    expect(await saveHistory(market, uid, { revision: 0, history })).toMatchObject({ code });
  });

  it("an agency has certificates alone, and a hirer nothing", async () => {
    const market = createMarket();
    const [agency, hirer] = [await market.join("AGENCY"), await market.join("HIRER")];
    const history = { work, certificates: [{ name: "ISO 27001" }] };
    succeeded(await saveHistory(market, agency, { revision: 0, history }));
    expect(await getHistory(market.store, agency)).toMatchObject({
      work: [],
      certificates: [{ name: "ISO 27001" }],
    });
    expect(await saveHistory(market, hirer, { revision: 0, history })).toMatchObject({ code: "WRONG_KIND" });
  });

  it("is part of a report about its member", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER", { profile: { visibility: "MEMBERS" } });
    succeeded(await saveHistory(market, uid, { revision: 0, history: { work } }));
    const sent = { about: "MEMBER", subject: uid, reason: "FALSE", note: null } as const;
    succeeded(await writeReport(market, await market.join("HIRER"), sent));
    const { items } = await market.store.query<Report>({ collection: reportsCollection, limit: 9 });
    expect(items[0]?.data.texts).toContainEqual({ label: "work.summary", text: "Numbers.", by: uid });
  });

  it("tells the page for everyone, and goes into the member’s file", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    const { store } = market;
    await store.transact(async (tx) => {
      const profile = { ...emptyProfile, visibility: "EVERYONE", handle: "ada", updatedAt: "" };
      tx.set(profilesCollection, uid, profile);
    });
    const before = await readFeeds(store, [publicMembersFeed]);
    succeeded(await saveHistory(market, uid, { revision: 0, history: { work } }));
    expect(await readFeeds(store, [publicMembersFeed])).not.toEqual(before);
    expect(await wholeExport(store, uid, market.clock.now())).toMatchObject({
      histories: [{ work: [{ name: "Engines" }], education: [], certificates: [] }],
    });
  });
});

describe("the page of work and education", () => {
  async function createPage(kind: "FREELANCER" | "HIRER" = "FREELANCER") {
    const app = createTestApp({ graphql: "real" });
    const { uid, cookie } = await app.signIn();
    await app.store.transact(async (tx) => {
      const account = await tx.get<Account>(accountsCollection, uid);
      if (account) tx.set<Account>(accountsCollection, uid, { ...account.data, kind });
    });
    return {
      async open(query = "") {
        const request = get(`/app/profile/history${query}`, { cookie });
        return respond(() => loader({ request, context: app.context(request), params: {} }));
      },
      press(intent: string, fields: Record<string, string>) {
        const request = post("/app/profile/history", { intent, member: uid, ...fields }, { cookie });
        return respond(() => action({ request, context: app.context(request), params: {} }));
      },
      entries: async () => (await getHistory(app.store, uid)).work.map(({ name }) => name),
    };
  }
  const form = { section: "work", was: "", name: "Engines", startDate: "2019" };

  it("adds an entry once, changes it and removes it", async () => {
    const page = await createPage();
    for (const _ of [1, 2]) {
      const answer = await page.press("save", form);
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        "/app/profile/history?done=saved#done",
      ]);
    }
    expect(await page.entries()).toEqual(["Engines"]);
    const { sections } = await (await page.open()).json();
    const [{ id }] = sections[0].entries;
    const opened = await (await page.open(`?section=work&entry=${id}`)).json();
    expect(opened.form).toMatchObject({ was: id, typed: { name: "Engines", startDate: "2019" } });
    expect((await page.press("save", { ...form, was: id, name: "Tables" })).status).toBe(303);
    expect(await page.entries()).toEqual(["Tables"]);
    // The form of what it was: in another window it was changed meanwhile.
    const stale = await page.press("save", { ...form, was: id, name: "Cogs" });
    expect(stale.status).toBe(409);
    expect((await stale.json()).lastResult.error[""]).toEqual([
      expect.stringMatching(/^This entry was changed/),
    ]);
    expect((await page.open(`?section=work&entry=${id}`)).headers.get("location")).toBe(
      "/app/profile/history",
    );
    const now = await (await page.open()).json();
    expect((await page.press("remove", { section: "work", was: now.sections[0].entries[0].id })).status).toBe(
      303,
    );
    expect(await page.entries()).toEqual([]);
  });

  it("says what is wrong at its field, and keeps all that was typed", async () => {
    const page = await createPage();
    const answer = await page.press("save", { ...form, name: "", startDate: "Spring", endDate: "5.2020" });
    expect(answer.status).toBe(422);
    const { lastResult } = await answer.json();
    expect(lastResult.error).toEqual({
      name: ["Write the organisation."],
      startDate: ["Write the start as a year, or as year and month, like 2019 or 2019-05."],
    });
    expect(lastResult.initialValue).toMatchObject({ startDate: "Spring", endDate: "5.2020" });
  });

  it("isn’t a hirer’s", async () => {
    const page = await createPage("HIRER");
    expect((await page.open()).status).toBe(404);
  });
});
