import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Store, StoreDamagedError, StoreUnavailableError } from "~/platform/ports/store";
import { createGroupCommits } from "~/platform/store/sqlite/group-commits.server";
import { createReadingTurn } from "~/platform/store/sqlite/reading-turn.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import type { Draft } from "~/platform/store/sqlite/transaction.server";
import { appendOnlyCollections } from "~/values/append-only";
import { put } from "./contract/write";
import { contractIndexes } from "./contract-indexes";

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "groups-"));
  file = join(folder, "store.db");
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** As `node:sqlite` throws a result code. */
const sqliteError = (errcode: number, errstr: string) =>
  Object.assign(new Error(errstr), { code: "ERR_SQLITE_ERROR", errcode, errstr });

/** After ten milliseconds writers give way (give-way.server.ts), on a busy machine at any moment: here no time passes. */
const holdTheClock = () => void vi.spyOn(performance, "now").mockReturnValue(performance.now());

/** Counts the commits of all connections from now on. */
function countCommits(): () => number {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  return () => exec.mock.calls.filter(([sql]) => sql === "COMMIT").length;
}

/** The next COMMIT, of any connection, fails with this. */
function failCommit(error: Error): void {
  const { exec } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    if (sql !== "COMMIT") return exec.call(this, sql);
    spy.mockRestore();
    throw error;
  });
}

describe("writers of one store", () => {
  /** With a connection of another program to the same file. */
  async function open(patienceMs?: number): Promise<{ store: Store; other: DatabaseSync }> {
    const store = createSqliteStore({ file, indexes: contractIndexes, patienceMs });
    const other = new DatabaseSync(file);
    onTestFinished(async () => {
      other.close();
      await store.close();
    });
    await put(store, "briefs", "first", {});
    return { store, other };
  }

  const idsIn = (db: DatabaseSync) =>
    db
      .prepare(`SELECT id FROM "doc:briefs" WHERE id <> 'first' ORDER BY id`)
      .all()
      .map(({ id }) => id);

  it("that change one document in one turn, one after the other, each find what the last one wrote", async () => {
    const { store } = await open();
    let runs = 0;
    const increment = () =>
      store.transact(async (tx) => {
        runs += 1;
        const count = (await tx.get<{ n: number }>("counters", "c"))?.data.n ?? 0;
        tx.set("counters", "c", { n: count + 1 });
      });
    await increment();
    holdTheClock();
    // Timers of one moment: each runs with all that it awaits before the next one does.
    await Promise.all(
      Array.from({ length: 10 }, () => new Promise((done) => setTimeout(done, 5)).then(increment)),
    );
    expect((await store.get("counters", "c"))?.data).toEqual({ n: 11 });
    expect(runs).toBe(11);
  });

  const ids = ["a", "b", "c", "d", "e"];
  const putEach = (store: Store) =>
    Promise.allSettled(ids.map((id) => put(store, "briefs", id, {}))).then((ends) =>
      ends.map((end) => (end.status === "fulfilled" ? "written" : end.reason)),
    );

  it("that end in one turn share one commit, and none is answered before the file holds it", async () => {
    const { store, other } = await open();
    holdTheClock();
    const commits = countCommits();
    const seen = ids.map((id) => put(store, "briefs", id, {}).then(() => idsIn(other)));
    expect(await Promise.all(seen)).toEqual(ids.map(() => ids));
    expect(commits()).toBe(1);
  });

  it("see what those before them wrote: of rivals for one document each counts once", async () => {
    const { store } = await open();
    let runs = 0;
    const increment = () =>
      store.transact(async (tx) => {
        runs += 1;
        const counter = await tx.get<{ n: number }>("counters", "c");
        tx.set("counters", "c", { n: (counter?.data.n ?? 0) + 1 });
      });
    await Promise.all([increment(), increment(), put(store, "briefs", "a", {})]);
    expect(await store.get("counters", "c")).toMatchObject({ version: 2, data: { n: 2 } });
    expect(runs).toBe(3);
  });

  describe("whose work begins with a query", () => {
    /** Moves the documents that have a flag to another one. */
    function createMove(store: Store) {
      const runs: string[] = [];
      const move = (from: string, to: string) =>
        store.transact(async (tx) => {
          const found = await tx.query({ collection: "briefs", where: { flag: from }, limit: 10 });
          runs.push(`${found.items.map(({ id }) => id)} to ${to}`);
          for (const { id } of found.items) tx.set("briefs", id, { flag: to });
        });
      return { move, runs };
    }
    /** To the end of what happens without a turn: the group waits. */
    const untilItWaits = async () => {
      for (let step = 0; step < 100; step += 1) await null;
    };

    it("share one commit if none finds what another writes", async () => {
      const { store } = await open();
      const { move, runs } = createMove(store);
      for (const id of ids) await put(store, "briefs", id, { flag: id });
      holdTheClock();
      const commits = countCommits();
      const moves = [];
      for (const id of ids) {
        moves.push(move(id, `${id}, moved`));
        await untilItWaits();
      }
      await Promise.all(moves);
      expect(commits()).toBe(1);
      expect(runs).toEqual(ids.map((id) => `${id} to ${id}, moved`));
    });

    it("run once after what they would find, or would no longer find, is committed", async () => {
      const { store } = await open();
      const { move, runs } = createMove(store);
      await put(store, "briefs", "a", { flag: "one" });
      const first = move("one", "two");
      await untilItWaits();
      const second = move("two", "three");
      await untilItWaits();
      await Promise.all([first, second, move("two", "four")]);
      expect(runs).toEqual(["a to two", "a to three", " to four"]);
    });
  });

  it("one that fails writes nothing, and the others are written", async () => {
    const { store, other } = await open();
    const [audit = ""] = appendOnlyCollections;
    await put(store, audit, "1", { n: 1 });
    const failing = store.transact(async (tx) => {
      tx.set("briefs", "lost", {});
      tx.set(audit, "1", { n: 2 });
    });
    const others = putEach(store);
    await expect(failing).rejects.toThrow("append-only");
    expect(await others).toEqual(ids.map(() => "written"));
    expect(idsIn(other)).toEqual(ids);
  });

  it("a full disk at the commit is StoreUnavailableError for all, and passes", async () => {
    const { store, other } = await open();
    failCommit(sqliteError(13, "database or disk is full"));
    expect(await putEach(store)).toEqual(ids.map(() => expect.any(StoreUnavailableError)));
    expect(idsIn(other)).toEqual([]);
    expect(await putEach(store)).toEqual(ids.map(() => "written"));
  });

  it("damage at the commit is told to all, and no more is written", async () => {
    const { store, other } = await open();
    failCommit(sqliteError(11, "database disk image is malformed"));
    for (let time = 0; time < 2; time += 1)
      expect(await putEach(store)).toEqual(ids.map(() => expect.any(StoreDamagedError)));
    expect(idsIn(other)).toEqual([]);
  });

  it("wait together for another process's lock, and no longer than they may", async () => {
    const { store, other } = await open(60);
    other.exec("BEGIN IMMEDIATE");
    expect(await putEach(store)).toEqual(ids.map(() => expect.any(StoreUnavailableError)));
    const waiting = putEach(store);
    await nextTurn();
    other.exec("ROLLBACK");
    expect(await waiting).toEqual(ids.map(() => "written"));
  });

  it("that wait when the store is closed are written before it is", async () => {
    const { store, other } = await open();
    const waiting = putEach(store);
    // To the end of what happens without a turn.
    for (let step = 0; step < 100; step += 1) await null;
    expect(idsIn(other)).toEqual([]);
    await store.close();
    expect(await waiting).toEqual(ids.map(() => "written"));
    expect(idsIn(other)).toEqual(ids);
  });

  it("a file that is moved away while they wait takes none of them", async () => {
    const { store } = await open();
    const waiting = putEach(store);
    for (let step = 0; step < 100; step += 1) await null;
    renameSync(file, `${file}.away`);
    expect(await waiting).toEqual(ids.map(() => expect.any(StoreUnavailableError)));
    renameSync(`${file}.away`, file);
  });

  it("of two connections lose no increment", async () => {
    const stores = [await open(), await open()].map(({ store }) => store);
    const increment = (store: Store, id: string) =>
      store.transact(async (tx) => {
        const counter = await tx.get<{ n: number }>("counters", id);
        tx.set("counters", id, { n: (counter?.data.n ?? 0) + 1 });
      });
    const counters = Array.from({ length: 20 }, (_, at) => `c${at}`);
    await Promise.all(
      stores.flatMap((store) => [...counters, ...counters].map((id) => increment(store, id))),
    );
    for (const counter of await (stores[0] as Store).getMany("counters", counters))
      expect(counter?.data).toEqual({ n: 4 });
  });
});

describe("a group", () => {
  function createGroup() {
    const db = new DatabaseSync(file);
    onTestFinished(() => db.close());
    db.exec("PRAGMA journal_mode = WAL; CREATE TABLE rows (id TEXT PRIMARY KEY)");
    const insert = db.prepare("INSERT INTO rows VALUES (?)");
    const commits: string[][] = [];
    const group = createGroupCommits({
      db,
      textOf: () => undefined,
      turn: createReadingTurn(db),
      grouped: true,
      requireWritable: () => {},
      onCommit: (written) => commits.push(written.map(({ id }) => id)),
    });
    /** A draft of one row, or of one that fails after it. */
    const add = (id: string, { holds = () => true, fails }: { holds?(): boolean; fails?: Error } = {}) => {
      const draft: Partial<Draft> = {
        holds,
        written: () => [{ collection: "rows", id, text: "{}" }],
        write() {
          insert.run(id);
          if (fails) throw fails;
        },
      };
      return group.add(draft as Draft);
    };
    const has = (id: string) => db.prepare("SELECT 1 FROM rows WHERE id = ?").get(id) !== undefined;
    return { add, has, commits, commitWaiting: group.commitWaiting };
  }

  it("tells each draft how it ended, and of what was written only", async () => {
    const { add, has, commits } = createGroup();
    const bug = new Error("no");
    const ends = await Promise.allSettled([
      add("a"),
      add("b", { holds: () => !has("a") }),
      add("c", { fails: bug }),
      add("d", { holds: () => has("a") && !has("b") && !has("c") }),
    ]);
    expect(ends).toEqual([
      { status: "fulfilled", value: true },
      { status: "fulfilled", value: false },
      { status: "rejected", reason: bug },
      { status: "fulfilled", value: true },
    ]);
    expect(commits).toEqual([["a", "d"]]);
    expect(["a", "b", "c", "d"].filter(has)).toEqual(["a", "d"]);
  });

  it("that meets damage writes nothing", async () => {
    const { add, has } = createGroup();
    const damage = sqliteError(1, "malformed JSON");
    const ends = await Promise.allSettled([add("a"), add("b", { fails: damage }), add("c")]);
    expect(ends).toEqual(ends.map(() => ({ status: "rejected", reason: damage })));
    expect(["a", "b", "c"].filter(has)).toEqual([]);
  });

  it("of one draft is committed at the end of its turn", async () => {
    const { add, commits } = createGroup();
    const written = add("a");
    expect(commits).toEqual([]);
    await nextTurn();
    expect(commits).toEqual([["a"]]);
    expect(await written).toBe(true);
  });

  it("is committed at the latest when it is full, whatever the next turns bring", async () => {
    const { add, commits } = createGroup();
    const waiting = [add("a"), add("b")];
    for (let turn = 0; turn < 40; turn += 1) {
      await nextTurn();
      waiting.push(add(`turn ${turn}`));
    }
    await Promise.all(waiting);
    expect(commits[0]).toHaveLength(16);
    expect(commits.flat()).toHaveLength(42);
  });
});
