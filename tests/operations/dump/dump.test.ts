import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "#tests/operations/read-only/stores";
import { put } from "#tests/platform/store/contract/write";
import { collections, copiedCollections } from "~/collections";
import { createGuardedStore } from "~/operations/read-only/guarded-store";
import { closeSite, openSite, readMode } from "~/operations/read-only/site-mode";
import {
  type Page,
  type Query,
  type Store,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "~/platform/ports/store";
import { createWorld, fill, readAll } from "./world";

/** A store to which something happens before one of its commits, the first of which is number 1. */
function interrupted(store: Store, commit: number, interrupt: () => Promise<unknown>): Store {
  let commits = 0;
  return {
    ...store,
    async transact(work) {
      commits += 1;
      if (commits === commit) await interrupt();
      return store.transact(work);
    },
  };
}

const killed = () => Promise.reject(new Error("killed"));

/** A filled store, and its dump. */
async function createDumped(size: { large?: number } = {}) {
  const world = createWorld();
  await fill(world.from, size);
  await world.dump();
  const file = (name: string) => join(world.directory, name);
  /** Writes a file of the dump anew; with `described` the manifest tells of it as if it had been so. */
  function change(
    name: string,
    to: (text: string) => string,
    described: { documents: number } | null = null,
  ) {
    const text = to(readFileSync(file(`${name}.jsonl`), "utf8"));
    writeFileSync(file(`${name}.jsonl`), text);
    if (!described) return;
    const manifest = JSON.parse(readFileSync(file("manifest.json"), "utf8"));
    const sha256 = createHash("sha256").update(text).digest("hex");
    manifest.collections[name] = { ...described, bytes: Buffer.byteLength(text), sha256 };
    writeFileSync(file("manifest.json"), JSON.stringify(manifest));
  }
  return { ...world, file, change };
}

describe("a dump", () => {
  it("is a file of JSON lines for each collection, in the order of their ids, which others can’t read", async () => {
    const { directory, file } = await createDumped();
    expect(readdirSync(directory).sort()).toEqual(
      [...copiedCollections.map((name) => `${name}.jsonl`), "manifest.json"].sort(),
    );
    expect(readFileSync(file("profiles.jsonl"), "utf8")).toBe(
      '{"data":{"headline":"2"},"id":"ann","version":3}\n',
    );
    const ids = readFileSync(file("messages.jsonl"), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(['a\u2028b\n"\\', "e\u0301", "é", "漢字 👩🏽‍💻", "\uff5e", "👩"]);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(directory)) expect(statSync(file(name)).mode & 0o777).toBe(0o600);
  });

  it("loaded, has all documents with their versions, and both stores are read-only", async () => {
    const { from, to, load } = await createDumped({ large: 1_000_000 });
    await load();
    expect(await readAll(to)).toEqual(await readAll(from));
    expect(Object.keys(await readAll(to))).toHaveLength(250 + 30 + 6 + 3 + 1);
    expect((await to.get("profiles", "ann"))?.version).toBe(3);
    expect(await readMode(from)).toMatchObject({
      mode: "READ_ONLY",
      reason: "We’re moving.",
      copiedTo: expect.stringContaining("the dump"),
    });
    expect(await readMode(to)).toMatchObject({ mode: "READ_ONLY", reason: "We’re moving.", copiedTo: null });
  });

  it("of what was loaded is the same, byte for byte", async () => {
    const { to, load, dump, root, directory } = await createDumped();
    await load();
    const again = join(root, "again");
    await dump(to, again);
    for (const name of copiedCollections.map((one) => `${one}.jsonl`))
      expect(readFileSync(join(again, name)).equals(readFileSync(join(directory, name))), name).toBe(true);
  });

  it("leaves out what has expired, and what expires until it is loaded may be missing by then", async () => {
    const { from, to, clock, dump, load } = createWorld();
    const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
    for (const [id, expiresAt] of Object.entries({ old: later(0), soon: later(60_000), live: later(90_000) }))
      await put(from, "sessions", id, { expiresAt });
    const { collections } = await dump();
    expect(collections.sessions?.documents).toBe(2);
    // A policy of the store's own removes it meanwhile.
    await load({
      ...to,
      async query(query) {
        if (await to.get("sessions", "soon")) {
          clock.advance(60_000);
          await to.transact(async (tx) => tx.delete("sessions", "soon"));
        }
        return to.query(query);
      },
    });
    expect(Object.keys(await readAll(to))).toEqual(["sessions/live"]);
  });

  it("isn’t written over another one, and has its name only when it is whole", async () => {
    const { from, dump, directory } = createWorld();
    await fill(from);
    const dying = {
      ...from,
      query: (query: Query) => (query.collection === "messages" ? killed() : from.query(query)),
    };
    await expect(dump(dying as Store)).rejects.toThrow("killed");
    expect(existsSync(directory)).toBe(false);
    expect(await readMode(from)).toMatchObject({ mode: "READ_ONLY", copiedTo: null });
    await dump();
    await expect(dump()).rejects.toThrow("is there already");
  });

  it("isn’t made beside a process of an older release, which goes on writing", async () => {
    const { from, dump, directory } = createWorld();
    await fill(from);
    let writes = 0;
    const older: Store = {
      ...from,
      async query(query) {
        const page = await from.query(query);
        // Past the guard, after this page was read.
        if (query.collection === "feeds" && query.after && writes === 0) {
          writes += 1;
          await put(from, "feeds", "feed-1", { changedAt: "behind its back" });
        }
        return page as never;
      },
    };
    await expect(dump(older)).rejects.toThrow(/^feeds\/feed-1 was changed .*older releases/s);
    expect(existsSync(directory)).toBe(false);
    expect(readdirSync(join(directory, ".."))).toEqual([]);
    await dump();
  });

  it("isn’t made of a site that was opened meanwhile, also where it is read-only again", async () => {
    const { from, clock, dump } = createWorld();
    await fill(from);
    const open = async () => {
      clock.advance(60_000);
      await openSite({ store: from, clock });
    };
    const reopened = async () => {
      await open();
      clock.advance(60_000);
      await closeSite({ store: from, clock }, { reason: null, until: null });
    };
    for (const interrupt of [open, reopened])
      for (const commit of [2, 3]) {
        await openSite({ store: from, clock });
        await expect(dump(interrupted(from, commit, interrupt))).rejects.toThrow("was opened meanwhile");
      }
  });

  it("of a site that is read-only already leaves what visitors are told, and tells it on the new one", async () => {
    const { from, to, clock, dump, load } = createWorld();
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await closeSite({ store: from, clock }, { reason: "Painting.", until });
    const { since } = (await readMode(from)) ?? {};
    clock.advance(60_000);
    await dump();
    expect(await readMode(from)).toMatchObject({ since, reason: "Painting.", until });
    await load();
    expect(await readMode(to)).toMatchObject({ mode: "READ_ONLY", reason: "Painting.", until });
  });

  it("a store in trouble is asked again", async () => {
    const { from, to, dump, load, said } = createWorld();
    await fill(from);
    const trouble = () => Promise.reject(new StoreUnavailableError("quota"));
    await dump(interrupted(from, 2, trouble));
    await load(interrupted(to, 4, trouble));
    expect(await readAll(to)).toEqual(await readAll(from));
    expect(said.filter((line) => line === "StoreUnavailableError: quota. Trying again")).toHaveLength(2);
  });

  it("what was written though its answer was lost isn’t written again", async () => {
    const { from, to, load, said } = await createDumped();
    let commits = 0;
    const lossy: Store = {
      ...to,
      async transact(work) {
        const done = await to.transact(work);
        commits += 1;
        if (commits % 2 === 0 && commits < 9) throw new StoreUnavailableError("late");
        return done;
      },
    };
    await load(lossy);
    expect(said.filter((line) => line.includes("late"))).toHaveLength(4);
    expect(await readAll(to)).toEqual(await readAll(from));
  });
});

describe("nothing is written of a dump", () => {
  const refusals: [
    what: string,
    harm: (dump: Awaited<ReturnType<typeof createDumped>>) => void,
    words: RegExp,
  ][] = [
    ["that isn’t there", ({ directory }) => rmSync(directory, { recursive: true }), /^There is no dump in/],
    ["that isn’t finished", ({ file }) => rmSync(file("manifest.json")), /^There is no dump in/],
    ["that lacks a file", ({ file }) => rmSync(file("profiles.jsonl")), /ENOENT.*profiles\.jsonl/],
    [
      "that was cut",
      ({ change }) => change("feeds", (text) => text.slice(0, -9)),
      /damaged: its feeds\.jsonl/,
    ],
    [
      "that was changed",
      ({ change }) => change("feeds", (text) => text.replace("feed-7", "feed-x")),
      /damaged: its feeds/,
    ],
    [
      "with a line that is no JSON",
      ({ change }) => change("profiles", () => '{"id":"secret","ver\n', { documents: 1 }),
      /profiles\.jsonl has no document in line 1\.$/,
    ],
    [
      "with a line that is no document",
      ({ change }) =>
        change("profiles", (text) => `${text}{"id":"secret","version":0,"data":{}}\n`, { documents: 2 }),
      /profiles\.jsonl has no document in line 2\.$/,
    ],
    [
      "with a document that no engine takes",
      ({ change }) => change("profiles", (text) => text.replace('"2"', '[["secret"]]'), { documents: 1 }),
      /profiles\.jsonl has no document in line 1\.$/,
    ],
    [
      "with a document twice",
      ({ change }) => change("profiles", (text) => text + text, { documents: 2 }),
      /line 2 of .*profiles\.jsonl is out of order/,
    ],
    [
      "with other documents than it says",
      ({ change }) => change("profiles", (text) => text, { documents: 2 }),
      /profiles\.jsonl has 1 documents, not 2\.$/,
    ],
    [
      "of another format",
      ({ file }) =>
        writeFileSync(
          file("manifest.json"),
          readFileSync(file("manifest.json"), "utf8").replace('"format": 1', '"format": 2'),
        ),
      /damaged, or of a newer release/,
    ],
    [
      "with a collection that this release doesn’t know",
      ({ file }) =>
        writeFileSync(
          file("manifest.json"),
          readFileSync(file("manifest.json"), "utf8").replace('"feeds"', '"wishes"'),
        ),
      /has wishes, which this release doesn’t know/,
    ],
    [
      "with a newer release’s documents",
      ({ file }) =>
        writeFileSync(
          file("manifest.json"),
          readFileSync(file("manifest.json"), "utf8").replace('"versions": {}', '"versions": {"briefs": 99}'),
        ),
      /The dump was written by a newer release/,
    ],
  ];

  it.each(refusals)("%s", async (_what, harm, words) => {
    const dumped = await createDumped();
    harm(dumped);
    await expect(dumped.load()).rejects.toThrow(words);
    await expect(dumped.load()).rejects.not.toThrow("secret");
    expect(await readAll(dumped.to)).toEqual({});
    expect(await readMode(dumped.to)).toBeNull();
    expect(await dumped.to.get("loads", "run")).toBeNull();
  });

  it("into a store that isn’t empty", async () => {
    const { to, load, clock } = await createDumped();
    await put(to, "accounts", "ann", {});
    await expect(load()).rejects.toThrow("has accounts already");
    expect(await readMode(to)).toBeNull();
    await to.transact(async (tx) => tx.delete("accounts", "ann"));
    await load();
    await openSite({ store: to, clock });
    await expect(load()).rejects.toThrow("has audit already");
    expect((await readMode(to))?.mode).toBe("OPEN");
  });
});

describe("a load that is cut off", () => {
  it("after any of its writes leaves a store that can’t be opened, loaded into or dumped", async () => {
    const { from, load, dump, clock, root } = await createDumped();
    const all = await readAll(from);
    let kills = 0;
    for (let commits = 1; commits < 100; commits += 1) {
      const to = openStore();
      const done = await load(interrupted(to, commits, killed)).catch(() => null);
      if (done) {
        expect(await readAll(to)).toEqual(all);
        break;
      }
      kills += 1;
      const isBegun = (await to.get("loads", "run")) !== null;
      // Before that nothing is in it.
      if (!isBegun) expect(await readAll(to)).toEqual({});
      if (!isBegun) continue;
      expect(await openSite({ store: to, clock })).toBe(false);
      await expect(load(to)).rejects.toThrow(/cut off.*Empty it/);
      await expect(dump(to, join(root, `of-${commits}`))).rejects.toThrow("cut off");
    }
    expect(kills).toBeGreaterThan(6);
  });

  it("and that another one has overtaken, writes nothing more", async () => {
    const { to, load } = await createDumped();
    const overtaken = interrupted(to, 4, () => put(to, "loads", "run", { run: "another", beganAt: "" }));
    await expect(load(overtaken)).rejects.toThrow("another load has begun");
    const before = await readAll(to);
    expect(Object.keys(before).length).toBeLessThan(290);
  });

  it("a document that isn’t as it was loaded is said, and the store stays closed", async () => {
    const { to, load, clock } = await createDumped();
    let commits = 0;
    const tampering: Store = {
      ...to,
      async transact(work) {
        const done = await to.transact(work);
        commits += 1;
        if (commits === 8) await put(to, "feeds", "feed-7", { changedAt: "tampered" });
        return done;
      },
    };
    await expect(load(tampering)).rejects.toThrow(/^feeds\/feed-7 isn’t as it was loaded/);
    expect(await openSite({ store: to, clock })).toBe(false);
  });
});

it("a newer release's documents aren’t dumped, and nothing is closed", async () => {
  const { from, dump } = createWorld();
  await put(from, "schemas", "briefs", { newest: 99, since: "", whole: 1, cursor: null, begunAt: null });
  await expect(dump()).rejects.toThrow("newer release");
  expect(await readMode(from)).toBeNull();
});

it("what says something of a store itself stays there", () => {
  const names = collections.map(({ name }) => name);
  expect(names.filter((name) => !copiedCollections.includes(name))).toEqual(["loads", "readiness", "site"]);
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

it("half a character pair that an older release stored is dumped as every engine can hold it", async () => {
  const { from, dump, load, to } = createWorld();
  await dump(await writtenByOlder(from, { text: "a\ud83db" }));
  await load();
  expect((await to.get("messages", "a"))?.data).toEqual({ text: "a\ufffdb" });
});

it("a document that no engine takes any more is named, with what to do", async () => {
  const { from, dump } = createWorld();
  const older = await writtenByOlder(from, { list: [["secret"]] });
  await expect(dump(older)).rejects.toThrow(/messages\/a as it is.*npm run migrate/s);
  await expect(dump(older)).rejects.not.toThrow("secret");
});

it("a session that ends at any moment of a dump doesn’t come back with it", async () => {
  const { from, to, dump, load } = createWorld();
  await fill(from);
  const ids = Array.from({ length: 150 }, (_, at) => `session-${at}`);
  await from.transact(async (tx) => {
    for (const id of ids) tx.set("sessions", id, { uid: "ann", expiresAt: "9999" });
  });
  const ended: string[] = [];
  let refused = 0;
  const end = async (store: Store, id: string) => {
    await createGuardedStore(store)
      .transact(async (tx) => tx.delete("sessions", id))
      .then(() => ended.push(id))
      .catch((error) => {
        expect(error).toBeInstanceOf(StoreReadOnlyError);
        refused += 1;
      });
  };
  // One before each page that is read, of whichever collection.
  const next = () => ids[ended.length + refused] ?? "";
  await dump({
    ...from,
    async query(query) {
      await end(from, next());
      return from.query(query);
    },
  });
  await load({
    ...to,
    async query(query) {
      if ((await to.get("loads", "run")) !== null) await end(to, next());
      return to.query(query);
    },
  });
  expect(ended.length).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
  for (const id of ids)
    expect(await to.get("sessions", id), id).toEqual(ended.includes(id) ? null : expect.anything());
  // The new store is what counts now.
  const last = ids.at(-1) ?? "";
  await end(from, last);
  expect(await from.get("sessions", last)).not.toBeNull();
  await end(to, last);
  expect(await to.get("sessions", last)).toBeNull();
});

it("a site on the loaded store finds what it found before, by its search", async () => {
  const { search, load } = await createDumped();
  await load();
  expect((await search.briefs.made()).walks).toBeGreaterThan(0);
  expect((await search.members.made()).walks).toBeGreaterThan(0);
});
