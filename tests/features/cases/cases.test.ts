import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { type CaseContent, caseFields } from "~/domain/fields/case-fields";
import { emptyContent } from "~/domain/fields/content";
import { hasCase } from "~/features/cases/model/case";
import { readCases } from "~/features/cases/reads/shown-case";
import { placeCase, removeCase } from "~/features/cases/writes/arrange-cases";
import { saveCase } from "~/features/cases/writes/save-case";
import { removeBelongings } from "~/features/leaving/writes/remove-member";
import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { writeReport } from "~/features/moderation/writes/write-report";
import { readFeeds } from "~/features/notification-center/api/changes";
import { publicMembersFeed } from "~/features/notifications/model/feed";
import { getProfile } from "~/features/profiles/model/profile";
import { limits } from "~/values/limits";

const aCase: CaseContent = {
  ...emptyContent(caseFields),
  title: "Claims in a day",
  client: "a bank",
  year: 2024,
  problem: "A claim took two weeks.",
  result: "It takes a day.",
};

type Market = ReturnType<typeof createMarket>;

/** Saves a new one; answers its id. */
async function add(market: Market, uid: string, title: string): Promise<string> {
  const id = randomUUID();
  succeeded(await saveCase(market, uid, { id, revision: null, content: { ...aCase, title } }));
  return id;
}

const titles = async ({ store }: Market, uid: string) =>
  (await readCases(store, uid)).map((one) => one.title);

describe("saving a case", () => {
  it("keeps what was written, and a form sent twice makes one", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER", { status: "PENDING" });
    const id = randomUUID();
    const content = { ...aCase, title: "  Claims in a day ", skills: ["SQL", " ", "SQL"] };
    expect(await hasCase(market.store, uid)).toBe(false);
    succeeded(await saveCase(market, uid, { id, revision: null, content }));
    succeeded(await saveCase(market, uid, { id, revision: null, content }));
    expect(await readCases(market.store, uid)).toEqual([
      { ...aCase, skills: ["SQL"], id, revision: 1, files: [] },
    ]);
    expect(await hasCase(market.store, uid)).toBe(true);
  });

  it("of a form made from an older version writes nothing", async () => {
    const market = createMarket();
    const uid = await market.join("AGENCY");
    const id = await add(market, uid, "First");
    const save = (revision: number | null, title: string) =>
      saveCase(market, uid, { id, revision, content: { ...aCase, title } });
    succeeded(await save(1, "Second"));
    expect(await save(1, "Third")).toMatchObject({ ok: false, code: "STALE" });
    expect(await save(null, "Third")).toMatchObject({ ok: false, code: "STALE" });
    expect(await titles(market, uid)).toEqual(["Second"]);
  });

  it("is for talent, of their own, and not of one that was removed meanwhile", async () => {
    const market = createMarket();
    const [uid, other, hirer] = [
      await market.join("FREELANCER"),
      await market.join("AGENCY"),
      await market.join("HIRER"),
    ];
    const id = await add(market, uid, "First");
    const by = (who: string, revision: number | null, at = id) =>
      saveCase(market, who, { id: at, revision, content: { ...aCase, title: "Mine now" } });
    expect(await by(other, 1)).toMatchObject({ ok: false, code: "NOT_FOUND" });
    expect(await by(other, null)).toMatchObject({ ok: false, code: "NOT_FOUND" });
    expect(await by(hirer, null, randomUUID())).toMatchObject({ ok: false, code: "WRONG_KIND" });
    expect(await by(uid, null, "an-id-of-my-own")).toMatchObject({ ok: false, code: "NOT_FOUND" });
    succeeded(await removeCase(market, uid, id));
    expect(await by(uid, 1)).toMatchObject({ ok: false, code: "NOT_FOUND" });
  });

  it("asks for what a reader has to know, and for a year that has begun", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    const save = (content: Partial<CaseContent>) =>
      saveCase(market, uid, { id: randomUUID(), revision: null, content });
    expect(await save({})).toMatchObject({
      code: "INVALID",
      problems: ["title", "client", "year", "problem", "result"].map((field) => ({ field })),
    });
    const year = market.clock.now().getUTCFullYear();
    expect(await save({ ...aCase, year: year + 1 })).toMatchObject({ problems: [{ field: "year" }] });
    expect(await save({ ...aCase, year: 1890 })).toMatchObject({
      problems: [{ code: "yearOutside", what: "year", least: "1950", most: "2099" }],
    });
    succeeded(await save({ ...aCase, year }));
  });

  it("ends at the limit, also for two new ones at once", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    for (let at = 1; at < limits.cases; at++) await add(market, uid, `Case ${at}`);
    const both = await Promise.all(
      ["One", "Other"].map((title) =>
        saveCase(market, uid, { id: randomUUID(), revision: null, content: { ...aCase, title } }),
      ),
    );
    expect(both.map((one) => (one.ok ? "saved" : one.code)).sort()).toEqual(["TOO_MANY", "saved"]);
    expect(await readCases(market.store, uid)).toHaveLength(limits.cases);
  });
});

describe("the order of cases", () => {
  it("is that of their making until one is put elsewhere", async () => {
    const market = createMarket();
    const uid = await market.join("FREELANCER");
    const [a, b, c] = [await add(market, uid, "A"), await add(market, uid, "B"), await add(market, uid, "C")];
    expect(await titles(market, uid)).toEqual(["A", "B", "C"]);
    succeeded(await placeCase(market, uid, { id: c, place: 1 }));
    succeeded(await placeCase(market, uid, { id: c, place: 1 }));
    expect(await titles(market, uid)).toEqual(["C", "A", "B"]);
    for (const place of [0, -1]) {
      succeeded(await placeCase(market, uid, { id: c, place }));
      expect(await titles(market, uid)).toEqual(["C", "A", "B"]);
    }
    succeeded(await placeCase(market, uid, { id: a, place: 99 }));
    expect(await titles(market, uid)).toEqual(["C", "B", "A"]);
    succeeded(await removeCase(market, uid, b));
    succeeded(await removeCase(market, uid, b));
    await add(market, uid, "D");
    expect(await titles(market, uid)).toEqual(["C", "A", "D"]);
  });

  it("is nobody else's to change, and their case nobody else's to remove", async () => {
    const market = createMarket();
    const [uid, other] = [await market.join("FREELANCER"), await market.join("FREELANCER")];
    const id = await add(market, uid, "A");
    expect(await placeCase(market, other, { id, place: 1 })).toMatchObject({ code: "NOT_FOUND" });
    succeeded(await removeCase(market, other, id));
    expect(await titles(market, uid)).toEqual(["A"]);
  });
});

it("a change shows on the page for everyone at once, and leaves an open form of the profile good", async () => {
  const market = createMarket();
  const uid = await market.join("FREELANCER", { profile: { visibility: "EVERYONE", handle: "ann" } });
  const hidden = await market.join("FREELANCER", { profile: { visibility: "HIDDEN" } });
  const before = await getProfile(market.store, uid);
  market.clock.advance(1_000);
  await add(market, hidden, "A");
  expect(await readFeeds(market.store, [publicMembersFeed])).toMatchObject({ version: 0 });
  await add(market, uid, "A");
  const after = await getProfile(market.store, uid);
  expect(after?.data).toEqual({ ...before?.data, updatedAt: market.clock.now().toISOString() });
  expect(after?.version).not.toBe(before?.version);
  expect(await readFeeds(market.store, [publicMembersFeed])).toMatchObject({ version: 1 });
});

it("cases are in their member's file, and go with the account", async () => {
  const market = createMarket();
  const uid = await market.join("FREELANCER");
  await add(market, uid, "A");
  const updatedAt = market.clock.now().toISOString();
  expect(await wholeExport(market.store, uid, market.clock.now())).toMatchObject({
    cases: [{ ...aCase, title: "A", updatedAt }],
  });
  await removeBelongings(market, uid);
  expect(await readCases(market.store, uid)).toEqual([]);
});

it("a report about their member shows administrators what they say, in their order", async () => {
  const market = createMarket();
  const uid = await market.join("FREELANCER", { profile: { visibility: "MEMBERS" } });
  await add(market, uid, "A");
  await add(market, uid, "B");
  const sent = { about: "MEMBER", subject: uid, reason: "FALSE", note: null } as const;
  succeeded(await writeReport(market, await market.join("HIRER"), sent));
  const { items } = await market.store.query<Report>({ collection: reportsCollection, limit: 9 });
  const titles = items[0]?.data.texts.filter(({ label }) => label === "case.title");
  expect(titles).toEqual([
    { label: "case.title", text: "A", by: uid, case: 1 },
    { label: "case.title", text: "B", by: uid, case: 2 },
  ]);
});
