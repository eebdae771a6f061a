import { expect, it } from "vitest";
import { collections, copiedCollections } from "~/collections";
import { compareStores } from "~/operations/migrate-store/compare-stores";
import { createGuardedStore } from "~/operations/migrate-store/guarded-store";
import { MoveOverError } from "~/operations/migrate-store/move-record";
import { closeSite, openSite, readMode } from "~/operations/migrate-store/site-mode";
import {
  type Page,
  type Query,
  type Store,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "~/platform/ports/store";
import { put } from "../platform/store/contract/write";
import { createWorld, fill, openStore } from "./stores";

/** Every document of a store that is copied, by collection and id. */
async function readAll(store: Store) {
  const all: Record<string, unknown> = {};
  for (const collection of copiedCollections)
    for (let after: string | null = null; ; ) {
      const page: Page<object> = await store.query({ collection, after, limit: 100 });
      for (const { id, ...found } of page.items) all[`${collection}/${id}`] = found;
      after = page.next;
      if (after === null) break;
    }
  return all;
}

/** A store whose process is killed after so many commits. */
function dying(store: Store, commits: number): Store {
  let left = commits;
  return {
    ...store,
    async transact(work) {
      left -= 1;
      if (left < 0) throw new Error("killed");
      return store.transact(work);
    },
  };
}

/** A store to which something happens before its sixth commit. */
function interrupted(store: Store, interrupt: () => Promise<unknown>): Store {
  let commits = 0;
  return {
    ...store,
    async transact(work) {
      commits += 1;
      if (commits === 6) await interrupt();
      return store.transact(work);
    },
  };
}

it("all documents come with their versions, both stores are read-only from then on, and a second run only compares", async () => {
  const { from, to, move, said } = createWorld();
  await fill(from);
  const moved = await move();

  expect(moved).toMatchObject({ ok: true });
  expect(await readAll(to)).toEqual(await readAll(from));
  expect((await to.get("profiles", "ann"))?.version).toBe(3);
  expect(await readMode(from)).toMatchObject({
    mode: "READ_ONLY",
    reason: "We’re moving.",
    copiedTo: "the other one",
  });
  expect(await readMode(to)).toMatchObject({ mode: "READ_ONLY", copiedTo: null });
  const compared = moved.ok ? moved.value : [];
  expect(compared.map(({ collection }) => collection)).toEqual(copiedCollections);
  expect(compared.every(({ isEqual, hasSameVersions }) => isEqual && hasSameVersions)).toBe(true);
  expect(compared.find(({ collection }) => collection === "feeds")?.from.documents).toBe(250);

  said.length = 0;
  expect(await move()).toMatchObject({ ok: true });
  expect(said).toEqual(["Comparing both stores"]);
});

it("killed after any of its writes, and run again, it ends the same", async () => {
  const { from, to, move } = createWorld();
  await fill(from);
  let kills = 0;
  // A process that is killed after its second commit, a new one that gets one further, and so on to the end.
  for (let commits = 2; commits < 100; commits += 1) {
    const done = await move({ to: dying(to, commits) }).catch(() => null);
    if (done) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(5);
  expect(await readAll(to)).toEqual(await readAll(from));
  expect(await move()).toMatchObject({ ok: true });
});

it("a source that was opened in between is copied anew, with what has changed and without what has gone", async () => {
  const { from, to, move, clock } = createWorld();
  await fill(from);
  await expect(move({ to: dying(to, 20) })).rejects.toThrow("killed");

  clock.advance(60_000);
  await openSite({ store: from, clock });
  await from.transact(async (tx) => {
    for (let at = 0; at < 250; at += 2) tx.delete("feeds", `feed-${at}`);
    tx.set("feeds", "feed-1", { changedAt: "later" });
    tx.set("feeds", "feed-999", { changedAt: "new" });
    tx.set("audit", "entry-30", { act: "grant", at: 30 });
  });
  expect(await move()).toMatchObject({ ok: true });
  const [ours, theirs] = [await readAll(from), await readAll(to)];
  expect(theirs).toEqual(ours);
  expect(Object.keys(theirs).filter((name) => name.startsWith("feeds/"))).toHaveLength(126);
});

it("what differs in the end is said, keeps the target closed, and is mended by the next run", async () => {
  const { from, to, move } = createWorld();
  await fill(from);
  // Somebody who knows no read-only site writes behind the copy's back.
  const tampering: Store = {
    ...to,
    async transact(work) {
      const done = await to.transact(work);
      await put(to, "feeds", "feed-7", { changedAt: "tampered" });
      await put(to, "feeds", "more", { changedAt: "tampered" });
      return done;
    },
  };
  const moved = await move({ to: tampering });
  expect(
    moved.ok && moved.value.filter(({ isEqual }) => !isEqual).map(({ collection }) => collection),
  ).toEqual(["feeds"]);
  expect((await readMode(from))?.copiedTo).toBeNull();

  const mended = await move();
  expect(mended.ok && mended.value.every(({ isEqual }) => isEqual)).toBe(true);
  expect(await to.get("feeds", "more")).toBeNull();
});

it("a target with documents of its own, of another move, or that was opened is left alone", async () => {
  const { from, to, move, clock } = createWorld();
  await fill(from);
  const full = openStore();
  await put(full, "accounts", "ann", {});
  expect(await move({ to: full })).toMatchObject({ ok: false, code: "holds-others", detail: "accounts" });
  expect(await readMode(from)).toBeNull();

  expect(await move()).toMatchObject({ ok: true });
  const other = openStore();
  await fill(other);
  expect(await move({ from: other })).toMatchObject({ ok: false, code: "other-move" });

  await openSite({ store: to, clock });
  await put(to, "feeds", "feed-1", { changedAt: "by a visitor" });
  expect(await move()).toMatchObject({ ok: false, code: "holds-others" });
  // Not even where both are read-only once more, and the source has changed since.
  await closeSite({ store: to, clock }, { reason: "Painting.", until: null });
  clock.advance(60_000);
  await openSite({ store: from, clock });
  expect(await move()).toMatchObject({ ok: false, code: "holds-others" });
  expect((await to.get("feeds", "feed-1"))?.data).toEqual({ changedAt: "by a visitor" });
});

it("a document that was written twice in between, and is the same as before, has its new version", async () => {
  const { from, to, move, clock } = createWorld();
  await fill(from);
  expect(await move()).toMatchObject({ ok: true });
  clock.advance(60_000);
  await openSite({ store: from, clock });
  for (const headline of ["between", "2"]) await put(from, "profiles", "ann", { headline });
  expect(await move()).toMatchObject({ ok: true });
  expect(await readAll(to)).toEqual(await readAll(from));
});

it("an unfinished copy isn’t opened, and a run that another one has overtaken copies nothing more", async () => {
  const { from, to, move, clock } = createWorld();
  await fill(from);
  const overtaken = interrupted(to, async () => {
    expect(await openSite({ store: to, clock })).toBe(false);
    expect(await move()).toMatchObject({ ok: true });
    expect(await openSite({ store: to, clock })).toBe(true);
    await put(to, "feeds", "feed-249", { changedAt: "by a visitor" });
  });
  await expect(move({ to: overtaken })).rejects.toThrow(MoveOverError);
  expect((await to.get("feeds", "feed-249"))?.data).toEqual({ changedAt: "by a visitor" });
});

it("a source that is opened while it is copied isn't taken for copied", async () => {
  const { from, to, move, clock } = createWorld();
  await fill(from);
  const opening = interrupted(to, () => openSite({ store: from, clock }));
  expect(await move({ to: opening })).toMatchObject({ ok: false, code: "source-open" });
  expect((await readMode(from))?.mode).toBe("OPEN");
});

it("a newer release's documents are refused, and nothing is closed", async () => {
  const { from, move } = createWorld();
  await put(from, "schemas", "briefs", { newest: 99, since: "", whole: 1, cursor: null, begunAt: null });
  await expect(move()).rejects.toThrow("newer release");
  expect(await readMode(from)).toBeNull();
});

it("a store in trouble is asked again", async () => {
  const { from, to, move, said } = createWorld();
  await fill(from);
  expect(
    await move({ to: interrupted(to, () => Promise.reject(new StoreUnavailableError("quota"))) }),
  ).toMatchObject({ ok: true });
  expect(said).toContain("StoreUnavailableError: quota. Trying again");
});

it("a site that was closed for another reason is told the new one, and stays closed since then", async () => {
  const { from, move, clock } = createWorld();
  await closeSite({ store: from, clock }, { reason: "Painting.", until: null });
  const { since } = (await readMode(from)) ?? {};
  clock.advance(60_000);
  expect(await move()).toMatchObject({ ok: true });
  expect(await readMode(from)).toMatchObject({ since, reason: "We’re moving." });
});

it("what has expired isn’t copied, and may be removed from either store while they are compared", async () => {
  const { from, to, move, clock } = createWorld();
  await fill(from);
  await put(from, "sessions", "old", { expiresAt: clock.now().toISOString() });
  await put(from, "sessions", "live", { expiresAt: "9999" });
  expect(await move()).toMatchObject({ ok: true });
  expect([await to.get("sessions", "old"), (await to.get("sessions", "live"))?.version]).toEqual([null, 1]);
  await from.transact(async (tx) => tx.delete("sessions", "old"));
  const compared = await compareStores(from, to, clock.now());
  expect(compared.filter(({ isEqual }) => !isEqual)).toEqual([]);
});

it("what says something of a store itself stays there, and what a search makes for itself", () => {
  const names = collections.map(({ name }) => name);
  expect(names.filter((name) => !copiedCollections.includes(name))).toEqual([
    "memberWords",
    "moves",
    "readiness",
    "site",
    "wordWalks",
    "words",
  ]);
});

/** A store with one message, which a release wrote that stored what no engine takes any more. */
async function writtenByOlder(store: Store, message: object): Promise<Store> {
  await put(store, "messages", "a", {});
  return {
    ...store,
    query: async <T>(query: Query) => {
      const page = await store.query(query);
      const isIt = query.collection === "messages";
      return {
        ...page,
        items: page.items.map((item) => (isIt ? { ...item, data: message } : item)),
      } as Page<T>;
    },
  };
}

it("half a character pair that an older release stored is copied as every engine can hold it, and compares equal", async () => {
  const { from, move, to } = createWorld();
  const moved = await move({ from: await writtenByOlder(from, { text: "a\ud83db" }) });
  expect(moved.ok && moved.value.every(({ isEqual }) => isEqual)).toBe(true);
  expect((await to.get("messages", "a"))?.data).toEqual({ text: "a\ufffdb" });
});

it("a document that no engine takes any more is named, with what to do", async () => {
  const { from, move } = createWorld();
  const older = await writtenByOlder(from, { list: [["secret"]] });
  await expect(move({ from: older })).rejects.toThrow(/^messages\/a can’t be copied .*npm run migrate/s);
  await expect(move({ from: older })).rejects.not.toThrow("secret");
});

it("a session that ends at any moment of a copy doesn’t come back with it", async () => {
  // After each commit of the copy in turn another one ends, until it can't any more.
  const { from, to, move } = createWorld();
  await fill(from);
  const ids = Array.from({ length: 60 }, (_, at) => `session-${at}`);
  await from.transact(async (tx) => {
    for (const id of ids) tx.set("sessions", id, { uid: "ann", expiresAt: "9999" });
  });
  const serving = createGuardedStore(from);
  const ended: string[] = [];
  const endOne = async () => {
    const id = ids[ended.length] ?? "";
    await serving
      .transact(async (tx) => tx.delete("sessions", id))
      .then(() => ended.push(id))
      .catch((error) => expect(error).toBeInstanceOf(StoreReadOnlyError));
  };
  const watched = (store: Store): Store => ({
    ...store,
    async transact(work) {
      const done = await store.transact(work);
      await endOne();
      return done;
    },
    async query(query) {
      // While both are compared as well.
      if (query.collection === "sessions") await endOne();
      return store.query(query);
    },
  });
  for (let run = 0; run < 5; run += 1) {
    const moved = await move({ from: watched(from), to: watched(to) });
    if (moved.ok && moved.value.every(({ isEqual }) => isEqual)) break;
  }
  expect((await readMode(from))?.copiedTo).not.toBeNull();
  expect(ended.length).toBeGreaterThan(5);
  for (const id of ids) {
    const isEnded = ended.includes(id);
    expect(await to.get("sessions", id), id).toEqual(isEnded ? null : expect.anything());
  }
});
