import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MissingIndexError, type Query, type Store, StoreUnavailableError } from "~/platform/ports/store";
import { encodeCursor, type Position } from "~/platform/store/cursor.server";
import type { IndexFile } from "~/platform/store/index-file";
import { createIndexPlanner } from "~/platform/store/index-planner";
import { dropUnusedIndexes } from "~/platform/store/sqlite/drop-indexes.server";
import { inTransaction } from "~/platform/store/sqlite/in-transaction.server";
import { inspectFile } from "~/platform/store/sqlite/inspect.server";
import { toPageSql } from "~/platform/store/sqlite/query-sql.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { answerWithin } from "~/values/deadline.server";
import { put, putAll } from "./contract/write";
import { contractIndexes } from "./contract-indexes";

/** The value of a setting, on this connection. */
function pragma(db: DatabaseSync, name: string): unknown {
  return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

describe("SQLite", () => {
  let folder: string;
  let file: string;
  const opened: { close(): unknown }[] = [];
  const open = (indexes: IndexFile = contractIndexes, patienceMs?: number): Store => {
    const store = createSqliteStore({ file, indexes, patienceMs });
    opened.push(store);
    return store;
  };
  /** The file as another program sees it. */
  const openRaw = () => {
    const db = new DatabaseSync(file);
    opened.push(db);
    return db;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "store-"));
    file = join(folder, "store.db");
  });
  afterEach(async () => {
    for (const handle of opened.splice(0)) await handle.close();
    rmSync(folder, { recursive: true });
  });

  it("keeps its data when it is opened again, and rebuilds no index", async () => {
    const first = open();
    await put(first, "briefs", "a", { rank: "1", skills: ["sql"] });
    const schema = pragma(openRaw(), "schema_version");
    await first.close();
    const again = open();
    expect(await again.get("briefs", "a")).toMatchObject({ version: 1, data: { rank: "1" } });
    // Written anew once, which counts as one change.
    expect(pragma(openRaw(), "schema_version")).toEqual(Number(schema) + 1);
  });

  describe("in one turn of the event loop", () => {
    // As if nothing took any time: after 10 ms a call waits for the next turn (give-way.server.ts).
    beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(0));

    const update = `UPDATE "doc:briefs" SET data = json_set(data, '$.n', (data ->> '$.n') + 1), mark = mark + 1`;

    it("reads everything as of one moment, though another process commits in between", async () => {
      const store = open();
      await putAll(store, "briefs", { a: { n: 1 }, b: { n: 1 }, c: { n: 1 } });
      const [other, page] = [openRaw(), { collection: "briefs", limit: 10 }];
      const read = async () => {
        const paged = await store.query<{ n: number }>(page);
        const many = await store.getMany<{ n: number }>("briefs", ["a", "b"]);
        const one = await store.get<{ n: number }>("briefs", "a");
        return [...paged.items, ...many, one].map((document) => document?.data.n);
      };
      await nextTurn();
      for (const first of [() => store.query(page), () => store.getMany("briefs", ["b"])]) {
        await first();
        other.exec(update);
        const before = await read();
        await nextTurn();
        expect(new Set(before).size).toBe(1);
        expect(await read()).toEqual(before.map((n) => Number(n) + 1));
        await nextTurn();
      }
    });

    it("reads what another process has committed before it commits itself", async () => {
      const store = open();
      await put(store, "briefs", "a", { n: 1 });
      const other = openRaw();
      await nextTurn();
      await store.get("briefs", "a");
      other.exec(update);
      const seen: unknown[] = [];
      await store.transact(async (tx) => {
        const found = await tx.get<{ n: number }>("briefs", "a");
        seen.push(found?.data.n);
        tx.set("briefs", "a", { n: (found?.data.n ?? 0) + 1 });
      });
      expect(seen).toEqual([1, 2]);
      expect((await store.get("briefs", "a"))?.data).toEqual({ n: 3 });
    });

    it("keeps no lock when it makes a collection’s table", async () => {
      const store = open();
      await put(store, "briefs", "a", { n: 1 });
      const other = openRaw();
      await nextTurn();
      await store.get("briefs", "a");
      await put(store, "drafts", "a", { n: 1 });
      other.exec(update);
      expect((await store.get("briefs", "a"))?.data).toEqual({ n: 2 });
    });

    it("begins anew after it couldn’t begin", async () => {
      const store = open();
      await put(store, "briefs", "a", { n: 1 });
      await nextTurn();
      const locked = Object.assign(new Error("locked"), { code: "ERR_SQLITE_ERROR", errcode: 5 });
      const spy = vi.spyOn(StatementSync.prototype, "get").mockImplementationOnce(() => {
        throw locked;
      });
      expect((await store.get("briefs", "a"))?.data).toEqual({ n: 1 });
      expect(spy.mock.calls.length).toBeGreaterThan(1);
    });

    it("doesn’t keep deleted content in the log, though it reads in every turn", async () => {
      const store = createSqliteStore({ file, indexes: contractIndexes, erasedWithinMs: 20 });
      opened.push(store);
      let isOver = false;
      const read = () => {
        if (isOver) return;
        void store.get("briefs", "a");
        setImmediate(read);
      };
      read();
      await put(store, "briefs", "a", {});
      await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), 5_000);
      isOver = true;
    });
  });

  it("reads what another process had committed before this callback began", async () => {
    const store = open();
    await put(store, "briefs", "a", { n: 1 });
    const other = openRaw();
    // A callback of `setImmediate`, a timer’s, and the next one of `setImmediate` follow in this order.
    await nextTurn();
    const timer = pause(1);
    expect((await store.get("briefs", "a"))?.data).toEqual({ n: 1 });
    other.exec(`UPDATE "doc:briefs" SET data = '{"n":2}', mark = mark + 1`);
    for (const since = Date.now(); Date.now() < since + 3; );
    await timer;
    expect((await store.get("briefs", "a"))?.data).toEqual({ n: 2 });
  });

  it("lets other work in while one caller asks it again and again", async () => {
    const store = open();
    await put(store, "briefs", "a", { rank: "1" });
    const calls: Record<string, () => Promise<unknown>> = {
      get: () => store.get("briefs", "a"),
      query: () => store.query({ collection: "briefs", limit: 10 }),
      transact: () => store.transact((tx) => tx.get("briefs", "a")),
    };
    for (const [name, call] of Object.entries(calls)) {
      let isIn = false;
      setTimeout(() => {
        isIn = true;
      });
      // Each takes microseconds: a second and more, in all.
      for (let calls = 0; !isIn && calls < 200_000; calls += 1) await call();
      expect(isIn, name).toBe(true);
    }
  });

  it("is written through safely: WAL, and a sync with every commit", async () => {
    await put(open(), "briefs", "a", {});
    expect(pragma(openRaw(), "journal_mode")).toBe("wal");
    const { openConnection } = await import("~/platform/store/sqlite/connection.server");
    const connection = openConnection(file, () => {});
    expect(pragma(connection, "synchronous")).toBe(2);
    connection.close();
  });

  it("two handles on one file see each other's writes and lose no increment", async () => {
    const stores = [open(), open()];
    const increment = (store: Store) =>
      store.transact(async (tx) => {
        const counter = await tx.get<{ n: number }>("counters", "c");
        tx.set("counters", "c", { n: (counter?.data.n ?? 0) + 1 });
      });
    await Promise.all(stores.flatMap((store) => Array.from({ length: 20 }, () => increment(store))));
    for (const store of stores) expect((await store.get("counters", "c"))?.data).toEqual({ n: 40 });
  });

  it("what was read before is read anew after each commit that changed it, whoever made it", async () => {
    const [one, other] = [open(), open()];
    await putAll(one, "briefs", { a: { rank: "1" }, b: { rank: "1" } });
    const rankOf = async (id: string) => {
      const alone = await one.get<{ rank: string }>("briefs", id);
      const [among] = await one.getMany<{ rank: string }>("briefs", [id, "b", "nobody"]);
      expect(among).toEqual(alone);
      const { items } = await one.query({ collection: "briefs", limit: 10, after: null });
      expect(items.find((item) => item.id === id) ?? null).toEqual(alone);
      return alone?.data.rank;
    };
    expect(await rankOf("a")).toBe("1");
    const unchanged = await one.get("briefs", "b");
    await put(one, "briefs", "a", { rank: "2" });
    expect(await rankOf("a")).toBe("2");
    await put(other, "briefs", "a", { rank: "3" });
    expect(await rankOf("a")).toBe("3");
    // Past the engine: neither the mark nor the version tells of it.
    openRaw().exec(`UPDATE "doc:briefs" SET data = '{"rank":"4"}' WHERE id = 'a'`);
    await nextTurn();
    expect(await rankOf("a")).toBe("4");
    await other.transact(async (tx) => tx.delete("briefs", "a"));
    expect(await rankOf("a")).toBeUndefined();
    await put(one, "briefs", "a", { rank: "5" });
    expect(await rankOf("a")).toBe("5");
    await one.transact(async (tx) => tx.delete("briefs", "a"));
    expect(await rankOf("a")).toBeUndefined();
    await put(other, "briefs", "a", { rank: "6" });
    expect(await rankOf("a")).toBe("6");
    expect(await one.get("briefs", "b")).toBe(unchanged);
  });

  it("a commit that fails changes nothing that is read", async () => {
    const store = open();
    await put(store, "briefs", "a", { rank: "1" });
    await store.get("briefs", "a");
    const lock = openRaw();
    lock.exec(`CREATE TRIGGER no_more BEFORE UPDATE ON "doc:briefs" BEGIN SELECT RAISE(ABORT, 'no'); END`);
    await expect(put(store, "briefs", "a", { rank: "2" })).rejects.toThrow();
    expect(await store.get("briefs", "a")).toMatchObject({ version: 1, data: { rank: "1" } });
  });

  it("another process's commits are told to who watches, and those that changed something else aren't", async () => {
    const [here, elsewhere] = [open(), open()];
    await put(elsewhere, "feeds", "ann", {});
    const told: string[] = [];
    const changed = (name: string) =>
      new Promise<void>((resolve) => {
        here.watch("feeds", name, () => {
          told.push(name);
          resolve();
        });
      });
    const [ann, bob, carl] = [changed("ann"), changed("bob"), changed("carl")];
    await put(elsewhere, "briefs", "ann", {});
    await put(elsewhere, "feeds", "bob", {});
    await bob;
    expect(told).toEqual(["bob"]);
    await elsewhere.transact(async (tx) => tx.delete("feeds", "ann"));
    await ann;
    // Its own is told once, and not again with the next one of another.
    await put(here, "feeds", "bob", {});
    await put(elsewhere, "feeds", "carl", {});
    await carl;
    expect(told).toEqual(["bob", "ann", "bob", "carl"]);
  });

  describe("an index file that changed", () => {
    const none: IndexFile = { indexes: [], fieldOverrides: [] };
    const byRank: Query = { collection: "briefs", orderBy: { field: "rank", direction: "asc" }, limit: 10 };
    const bySkill: Query = { collection: "briefs", contains: { field: "skills", value: "sql" }, limit: 10 };

    it("a new index finds what was written before it, also by array members", async () => {
      const before = open(none);
      await putAll(before, "briefs", { a: { rank: "2", skills: ["sql"] }, b: { rank: "1", skills: ["go"] } });
      await expect(before.query(byRank)).rejects.toThrow(MissingIndexError);
      await before.close();
      const after = open();
      expect((await after.query(byRank)).items.map(({ id }) => id)).toEqual(["b", "a"]);
      expect((await after.query(bySkill)).items.map(({ id }) => id)).toEqual(["a"]);
    });

    it("an older release that has the file open leaves no gap in a newer one's indexes", async () => {
      const older = open(none);
      await put(older, "briefs", "a", { rank: "1", skills: ["sql"] });
      const newer = open();
      await put(older, "briefs", "a", { rank: "3", skills: ["go"] });
      await put(older, "briefs", "b", { rank: "2", skills: ["sql"] });
      expect((await newer.query(byRank)).items.map(({ id }) => id)).toEqual(["b", "a"]);
      expect((await newer.query(bySkill)).items.map(({ id }) => id)).toEqual(["b"]);
    });

    it("a release that declares less drops nothing: the other still finds by its indexes", async () => {
      const other = open();
      await putAll(other, "briefs", { a: { rank: "1", skills: ["sql"] } });
      await open(none).close();
      expect((await other.query(byRank)).items.map(({ id }) => id)).toEqual(["a"]);
      expect((await other.query(bySkill)).items.map(({ id }) => id)).toEqual(["a"]);
    });

    it("an index that is no longer declared goes once nobody else has the file open", async () => {
      const store = open();
      await putAll(store, "briefs", { a: { rank: "1", skills: ["sql"] } });
      expect(dropUnusedIndexes(file, none)).toBeNull();
      const found = inspectFile(file, none);
      expect(found).toMatchObject({ collections: ["briefs"], toAdd: [] });
      expect(found?.toDrop).toContain("ix:briefs(rank)");
      found?.close();
      await store.close();
      expect(dropUnusedIndexes(file, contractIndexes)).toEqual([]);
      expect(dropUnusedIndexes(file, none)).toContain("ix:briefs(rank)");
      const left = openRaw().prepare(
        "SELECT name FROM sqlite_schema WHERE name LIKE 'ix:%' OR name LIKE 'has:%'",
      );
      expect(left.all()).toEqual([]);
      expect((await open().query(byRank)).items.map(({ id }) => id)).toEqual(["a"]);
    });

    it("an index under the name of another is refused: the other may be in use", async () => {
      await open().close();
      openRaw().exec(
        'DROP INDEX "ix:briefs(rank)"; CREATE INDEX "ix:briefs(rank)" ON "doc:briefs" (version)',
      );
      expect(() => open()).toThrow("ix:briefs(rank) was made by other SQL");
    });

    it("an index is never made in another way under the name that it has", async () => {
      open();
      const made = openRaw().prepare(
        "SELECT sql FROM sqlite_schema WHERE name LIKE 'ix:%rank)' OR name LIKE 'has:%rank)%' ORDER BY name",
      );
      // When this changes, `keyName` has to give other names: processes of both releases share the file.
      expect(made.all().map(({ sql }) => sql)).toMatchSnapshot();
    });
  });

  describe("query plans", () => {
    const orders = (["asc", "desc"] as const).map((direction) => ({ field: "rank", direction }));
    const where = { status: "open" };
    const contains = { field: "skills", value: "sql" };
    const shapes: Partial<Query>[] = [
      { where },
      { where: { flag: null } },
      { where: { flag: 0.1 } },
      { contains },
      ...orders.flatMap((orderBy) => [{ orderBy }, { where, orderBy }, { orderBy, atMost: "5" }]),
      { where, orderBy: { field: "rank", direction: "asc" }, atMost: "5" },
      { contains, orderBy: { field: "rank", direction: "desc" } },
      { contains, where, orderBy: { field: "rank", direction: "asc" } },
      { where: { status: "open", hirer: "h" }, orderBy: { field: "rank", direction: "asc" } },
    ];
    const planner = createIndexPlanner(contractIndexes);

    it("everything by id walks the table's own order", () => {
      open();
      const { sql, bound } = toPageSql({ collection: "briefs", limit: 20 }, null, { value: null, id: "x" });
      const [step] = openRaw()
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...bound);
      expect(step?.detail).toMatch(/^SEARCH d USING INDEX sqlite_autoindex_doc:briefs_1 \(id>\?\)$/);
    });

    it.each(shapes)("%j searches an index, scans nothing and sorts nothing", (shape) => {
      open();
      const db = openRaw();
      const query: Query = { collection: "briefs", limit: 20, ...shape };
      const positions: (Position | null)[] = [null, { value: query.orderBy ? "3" : null, id: "x" }];
      for (const position of positions) {
        const { sql, bound } = toPageSql(query, planner.plan(query), position);
        const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...bound);
        const plan = steps.map(({ detail }) => detail).join("\n");
        expect(plan).toContain("ix:briefs(");
        expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
        // The next page begins where the last one ended, instead of walking there.
        if (position) expect(plan).toContain(query.orderBy?.direction === "desc" ? "<?" : ">?");
      }
    });
  });

  describe("trouble", () => {
    it("a locked database is StoreUnavailableError for writers only, and passes with the lock", async () => {
      const store = open(contractIndexes, 60);
      await put(store, "briefs", "a", { n: 1 });
      const other = openRaw();
      other.exec("BEGIN IMMEDIATE");
      await expect(put(store, "briefs", "a", { n: 2 })).rejects.toThrow(StoreUnavailableError);
      expect((await store.get("briefs", "a"))?.data).toEqual({ n: 1 });
      const waiting = put(store, "briefs", "a", { n: 3 });
      other.exec("ROLLBACK");
      await waiting;
      expect(await store.get("briefs", "a")).toMatchObject({ version: 2, data: { n: 3 } });
    });

    it("a full disk is StoreUnavailableError, loses nothing and passes", async () => {
      const { openConnection } = await import("~/platform/store/sqlite/connection.server");
      const { toStoreError } = await import("~/platform/store/sqlite/trouble.server");
      const db = openConnection(file, (fresh) => fresh.exec("CREATE TABLE t (x)"));
      opened.push(db);
      db.exec("PRAGMA max_page_count = 3");
      const fill = () =>
        inTransaction(db, "immediate", () => db.prepare("INSERT INTO t VALUES (?)").run("x".repeat(100_000)));
      const full = () => {
        try {
          fill();
        } catch (error) {
          throw toStoreError(error);
        }
      };
      expect(full).toThrow(StoreUnavailableError);
      expect(db.prepare("SELECT count(*) AS n FROM t").get()).toEqual({ n: 0 });
      db.exec("PRAGMA max_page_count = 1000");
      expect(full).not.toThrow();
    });

    it("a database that may not be written is StoreUnavailableError", async () => {
      const { toStoreError } = await import("~/platform/store/sqlite/trouble.server");
      await put(open(), "briefs", "a", {});
      const db = new DatabaseSync(file, { readOnly: true });
      opened.push(db);
      expect(() => {
        try {
          db.exec('DELETE FROM "doc:briefs"');
        } catch (error) {
          throw toStoreError(error);
        }
      }).toThrow(StoreUnavailableError);
    });

    it("SQLite itself waits for no lock: that would stop the whole process", async () => {
      const { openConnection } = await import("~/platform/store/sqlite/connection.server");
      const connection = openConnection(file, () => {});
      opened.push(connection);
      expect(pragma(connection, "busy_timeout")).toBe(0);
    });

    it("nobody waits for a lock longer than the request that it belongs to", async () => {
      const store = open(contractIndexes, 3_600_000);
      openRaw().exec("BEGIN IMMEDIATE");
      await expect(answerWithin(30, () => put(store, "briefs", "a", {}))).rejects.toThrow(
        StoreUnavailableError,
      );
    });

    it("a file that can't be opened is StoreUnavailableError", () => {
      file = folder;
      expect(() => open()).toThrow(StoreUnavailableError);
    });

    it("a bug is not taken for trouble", async () => {
      const cyclic: Record<string, unknown> = {};
      cyclic.self = cyclic;
      await expect(put(open(), "briefs", "a", cyclic)).rejects.toThrow(RangeError);
    });
  });

  it("a forged cursor reaches nothing but its own query", async () => {
    const store = open();
    await putAll(store, "briefs", { a: { rank: "1", status: "open" }, b: { rank: "2", status: "closed" } });
    const query: Query = {
      collection: "briefs",
      where: { status: "open" },
      orderBy: { field: "rank", direction: "asc" },
      limit: 9,
    };
    const after = encodeCursor(query, { value: "' OR 1=1 --", id: "'" });
    expect((await store.query({ ...query, after })).items.map(({ id }) => id)).toEqual(["a"]);
  });
});
