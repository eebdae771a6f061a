import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { aCause, createMarket, succeeded } from "#tests/support/market";
import { checkTrail, listTrail } from "~/features/audit/model/audit-trail";
import { openTrail } from "~/features/audit/writes/open-trail";
import { listReports } from "~/features/moderation/reads/list-reports";
import { dismissReport } from "~/features/moderation/writes/decide-report";
import { readManagedMember } from "~/features/moderation/writes/read-managed-member";
import { readReport } from "~/features/moderation/writes/read-reports";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { writeReport } from "~/features/moderation/writes/write-report";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { Store } from "~/platform/ports/store";
import { writeSnapshot } from "~/platform/store/sqlite/snapshot.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { SAME_READING } from "~/values/durations";
import indexes from "../../../firestore.indexes.json";

const clock = createTestClock();
const add = (store: Store, about: string) =>
  store.transact(async (tx) => {
    const trail = await openTrail(tx, clock);
    trail({ by: "an-administrator", act: "RETRY_JOB", about, reason: null });
  });

function openFile(file: string) {
  const engine = createSqliteStore({ file, indexes });
  onTestFinished(() => engine.close());
  return createVersionedStore(engine);
}

/** A file with three entries, its store, and a connection that asks nobody. */
async function createFile() {
  const directory = mkdtempSync(join(tmpdir(), "audit-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = join(directory, "store.sqlite");
  const store = openFile(file);
  for (const job of ["one", "two", "three"]) await add(store, job);
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  return { directory, file, store, db };
}

describe("what was written to the audit trail", () => {
  it("is neither changed nor removed by the store", async () => {
    const { store } = await createFile();
    const entry = { place: "000000002", at: "2026-01-01", by: null, act: "GRANT", about: "me" };
    await expect(store.transact(async (tx) => tx.set("audit", "000000002", entry))).rejects.toThrow(
      "append-only",
    );
    await expect(store.transact(async (tx) => tx.delete("audit", "000000003"))).rejects.toThrow(
      "append-only",
    );
    expect(await checkTrail(store)).toMatchObject({ entries: 3, brokenAt: null });
  });

  it.each([
    `UPDATE "doc:audit" SET data = '{}' WHERE id = '000000002'`,
    `DELETE FROM "doc:audit"`,
    `INSERT OR REPLACE INTO "doc:audit" (id, version, mark, data) VALUES ('000000002', 1, 1, '{}')`,
  ])("is as it was after %s, of a copy as well", async (sql) => {
    const { directory, file, store, db } = await createFile();
    const copy = join(directory, "copy.sqlite");
    writeSnapshot(file, copy);
    const copied = new DatabaseSync(copy);
    onTestFinished(() => copied.close());
    for (const one of [db, copied]) expect(() => one.exec(sql)).toThrow("append-only");
    expect(await checkTrail(store)).toMatchObject({ entries: 3, brokenAt: null });
  });

  it("shows that it was changed, by somebody who took the guards off first", async () => {
    const { store, db } = await createFile();
    db.exec(`DROP TRIGGER "kept:audit:UPDATE"`);
    db.exec(`UPDATE "doc:audit" SET data = replace(data, 'two', 'six') WHERE id = '000000002'`);
    expect(await checkTrail(store)).toMatchObject({ entries: 2, brokenAt: "000000002" });
  });

  it("shows that some of it was taken out", async () => {
    const { store, db } = await createFile();
    db.exec(`DROP TRIGGER "kept:audit:DELETE"`);
    db.exec(`DELETE FROM "doc:audit" WHERE id = '000000001'`);
    expect((await checkTrail(store)).brokenAt).toBe("000000002");
  });

  it("has one entry for each act, in a row, however many processes write at once", async () => {
    const { file, store } = await createFile();
    const other = openFile(file);
    await Promise.all([1, 2, 3, 4].flatMap((at) => [add(store, `a${at}`), add(other, `b${at}`)]));
    expect(await checkTrail(store)).toMatchObject({ entries: 11, brokenAt: null });
  });
});

it("what two administrators read is in the trail twice: each answers for themselves", async () => {
  const market = createMarket();
  const talent = await market.join("FREELANCER");
  const both = [await market.join("HIRER"), await market.join("HIRER")];
  for (const uid of both) await readManagedMember(market, { uid, admin: true }, talent);
  const { items } = await listTrail(market.store, { first: 50, after: null });
  expect(items.map(({ data }) => data.by).toReversed()).toEqual(both);
});

it("what an administrator reads again ten minutes later is in the trail again", async () => {
  const market = createMarket();
  const talent = await market.join("FREELANCER");
  const admin = { uid: await market.join("HIRER"), admin: true };
  const read = async () => {
    await readManagedMember(market, admin, talent);
    return (await checkTrail(market.store)).entries;
  };
  expect(await read()).toBe(1);
  market.clock.advance(SAME_READING - 1);
  expect(await read()).toBe(1);
  market.clock.advance(1);
  expect(await read()).toBe(2);
});

it("every act of an administrator is in the trail, by ids alone", async () => {
  const market = createMarket();
  const admin = { uid: await market.join("HIRER"), admin: true };
  const talent = await market.join("FREELANCER", { profile: { displayName: "Ada Moreau" } });
  const hirer = await market.join("HIRER");
  const sent = { about: "MEMBER", subject: talent, reason: "ABUSE", note: "Shouts at us." } as const;
  succeeded(await writeReport(market, hirer, sent));
  const [report] = (await listReports(market.store, { open: true }, { first: 1, after: null })).items;
  const id = report?.id ?? "";

  await readReport(market, admin, id);
  // The same again, soon after.
  await readReport(market, admin, id);
  succeeded(await dismissReport(market, admin, id, "Nothing in it."));
  // A button pressed twice.
  succeeded(await dismissReport(market, admin, id, "Nothing in it."));
  await readManagedMember(market, admin, talent);
  succeeded(await suspendMember(market, admin, talent, aCause));
  succeeded(await reinstateMember(market, admin, talent, aCause));

  const { items } = await listTrail(market.store, { first: 50, after: null });
  expect(items.map(({ data: { by, act, about, reason } }) => [by, act, about, reason]).toReversed()).toEqual([
    [admin.uid, "READ_REPORT", id, null],
    [admin.uid, "DISMISS_REPORT", id, "ABUSE"],
    [admin.uid, "READ_MEMBER", talent, null],
    [admin.uid, "SUSPEND", talent, "SCAM"],
    [admin.uid, "REINSTATE", talent, null],
  ]);
  expect(JSON.stringify(items)).not.toMatch(/Ada|Shouts|Nothing in it|fees|@/);
  expect(await checkTrail(market.store)).toMatchObject({ entries: 5, brokenAt: null });
});
