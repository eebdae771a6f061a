import { expect, it, onTestFinished } from "vitest";
import { fromStored, toStored } from "~/operations/migrations/stored-spelling";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { type OldRelease, oldReleases, readOldStore } from "./old-store";

const proposal = {
  briefId: "b",
  status: "DECLINED",
  formerStatus: null,
  declineReason: "MUST_HAVES",
  rate: { min: 1, max: 2, currency: "EUR", unit: "DAY" },
  note: "A_NOTE Of-theirs",
  sentAt: "2026-03-01T12:00:00.000Z_b",
  events: [{ at: "2026-03-01T12:00:00.000Z", event: "TAKE_BACK", by: "hirer" }],
};

function openStore() {
  const engine = createSqliteStore({ file: ":memory:", indexes });
  onTestFinished(() => engine.close());
  return { engine, store: createVersionedStore(engine) };
}

it("a document is stored as earlier releases wrote it, and read as the API spells it", async () => {
  const { engine, store } = openStore();
  await store.transact(async (tx) => tx.set("proposals", "p", proposal));
  expect((await engine.get("proposals", "p"))?.data).toEqual({
    ...proposal,
    status: "declined",
    declineReason: "must-haves",
    rate: { ...proposal.rate, unit: "day" },
    events: [{ ...proposal.events[0], event: "take-back" }],
    schemaVersion: 7,
  });
  expect((await store.get("proposals", "p"))?.data).toEqual(proposal);
  await store.transact(async (tx) => {
    expect((await tx.get("proposals", "p"))?.data).toEqual(proposal);
    expect((await tx.getMany("proposals", ["p"]))[0]?.data).toEqual(proposal);
  });
});

it("a query by a status finds what any release wrote, and pages on", async () => {
  const { engine, store } = openStore();
  const sentAt = (at: number) => `2026-03-0${at}T12:00:00.000Z`;
  await engine.transact(async (tx) => {
    for (const at of [1, 3])
      tx.set("proposals", `old-${at}`, { briefId: "b", status: "sent", answers: [], sentAt: sentAt(at) });
  });
  await store.transact(async (tx) => {
    for (const at of [2, 4])
      tx.set("proposals", `new-${at}`, { briefId: "b", status: "SENT", sentAt: sentAt(at) });
  });
  const query = {
    collection: "proposals",
    where: { briefId: "b", status: "SENT" },
    orderBy: { field: "sentAt", direction: "asc" },
    limit: 3,
  } as const;
  const page = await store.query(query);
  expect(page.items.map(({ id }) => id)).toEqual(["old-1", "new-2", "old-3"]);
  const next = await store.transact((tx) => tx.query({ ...query, after: page.next }));
  expect(next.items.map(({ id }) => id)).toEqual(["new-4"]);
});

it("what is absent, null or of a collection without enumerations stays as it is", () => {
  expect(fromStored("accounts", { kind: null, email: "a@b.c" })).toEqual({ kind: null, email: "a@b.c" });
  expect(fromStored("profiles", { rate: null })).toEqual({ rate: null });
  expect(toStored("savedBriefs", { status: "SAVED" })).toEqual({ status: "SAVED" });
  const settings = { notify: { briefs: "off", messages: "daily" }, timeZone: "Europe/Paris" };
  expect(fromStored("accounts", { settings })).toEqual({
    settings: { notify: { briefs: "OFF", messages: "DAILY" }, timeZone: "Europe/Paris" },
  });
});

it.each(oldReleases)(
  "reading and writing back changes no spelling in the store of %s",
  (release: OldRelease) => {
    for (const [collection, documents] of Object.entries(readOldStore(release).documents))
      for (const document of Object.values(documents))
        expect(toStored(collection, fromStored(collection, structuredClone(document)))).toEqual(document);
  },
);
