import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "~/config/migrate.server";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { versionOf } from "~/operations/migrations/migration";
import { migrations } from "~/operations/migrations/migrations";
import {
  ROLLOUT,
  rewritePage,
  rewrittenCollections,
  unfinishedCollections,
} from "~/operations/migrations/rewrite-documents";
import { createRewriter } from "~/operations/migrations/rewriter";
import {
  announceVersions,
  NewerDocumentsError,
  type SchemaRecord,
} from "~/operations/migrations/schema-record";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { schemas } from "~/operations/own-collections";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { auditCollection } from "~/values/append-only";
import indexes from "../../../firestore.indexes.json";
import { type OldRelease, oldDocuments, readAll, writeOldStore } from "./old-store";

const silent = pino({ level: "silent" });

/** The store of an earlier release, with `copies` of each document, opened by this one at a time of its own. */
async function openOld(release: OldRelease, copies = 1) {
  const file = join(mkdtempSync(join(tmpdir(), "rewrite-")), "store.sqlite");
  writeOldStore(release, file, copies);
  const store = createSqliteStore({ file, indexes });
  onTestFinished(() => store.close());
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  await announceVersions({ store, clock });
  const advance = (ms: number) => {
    now += ms;
  };
  return { file, store, clock, advance };
}

type Opened = Awaited<ReturnType<typeof openOld>>;

async function walk(opened: Opened, collection: string): Promise<number> {
  for (let total = 0; ; ) {
    const { end, rewritten } = await rewritePage(opened, collection);
    total += rewritten;
    if (end) return total;
  }
}

const stamps = (file: string) =>
  Object.values(readAll(file)).map((text) => (JSON.parse(text) as { schemaVersion?: number }).schemaVersion);

describe("rewriting", () => {
  it("leaves every document in this release's version, and a second walk nothing to do", async () => {
    const opened = await openOld("b9cbff7", 40);
    expect(await walk(opened, "profiles")).toBe(240);
    expect(await walk(opened, "profiles")).toBe(0);
    const profiles = Object.entries(readAll(opened.file)).filter(([key]) => key.startsWith("doc:profiles/"));
    expect(profiles).toHaveLength(240);
    for (const [, text] of profiles)
      expect(JSON.parse(text)).toMatchObject({
        schemaVersion: versionOf(migrations, "profiles"),
        revision: 1,
      });
  });

  it("counts the draft of a hirer whom nobody counted before, once", async () => {
    const opened = await openOld("381a34a");
    await walk(opened, "briefs");
    await walk(opened, "briefs");
    for (const { hirerUid } of oldDocuments("381a34a", "briefs")) {
      const record = await opened.store.get(hirerRecordsCollection, String(hirerUid));
      expect(record?.data).toMatchObject({ briefs: { draft: 1, open: 0 }, decidedLate: 0 });
    }
  });

  it("goes on where another process was cut off, and two share the work", async () => {
    const opened = await openOld("381a34a", 100);
    expect(await rewritePage(opened, "profiles")).toEqual({ end: false, rewritten: 100 });
    const second = createSqliteStore({ file: opened.file, indexes });
    onTestFinished(() => second.close());
    const [own, other] = await Promise.all([
      walk(opened, "profiles"),
      walk({ ...opened, store: second }, "profiles"),
    ]);
    expect(own + other).toBe(500);
  });

  it("undoes nothing that is written meanwhile", async () => {
    const opened = await openOld("381a34a", 100);
    const live = createVersionedStore(opened.store);
    const ids = Object.keys(readAll(opened.file)).flatMap((key) =>
      key.startsWith("doc:briefs/") ? key.slice("doc:briefs/".length) : [],
    );
    const write = (id: string) =>
      live.transact(async (tx) => {
        const found = await tx.get<Brief>(briefsCollection, id);
        if (found) tx.set<Brief>(briefsCollection, id, { ...found.data, title: `title of ${id}` });
      });
    await Promise.all([walk(opened, "briefs"), ...ids.map(write)]);
    for (const id of ids) {
      expect((await live.get<Brief>(briefsCollection, id))?.data.title).toBe(`title of ${id}`);
    }
    expect(await walk(opened, "briefs")).toBe(0);
  });

  it("is over only after a walk that no older release can have run beside", async () => {
    const opened = await openOld("b9cbff7");
    const names = rewrittenCollections();
    expect(await unfinishedCollections(opened.store)).toEqual(names);
    for (const name of names) await walk(opened, name);
    expect(await unfinishedCollections(opened.store)).toEqual(names);
    opened.advance(ROLLOUT);
    for (const name of names) await walk(opened, name);
    expect(await unfinishedCollections(opened.store)).toEqual([]);
  });

  it("runs by itself beside the rest, and looks at nothing once all is done", async () => {
    const opened = await openOld("063f641");
    const rewriter = createRewriter({ ...opened, log: silent });
    rewriter.start();
    await expect
      .poll(() => stamps(opened.file).filter((version) => version === versionOf(migrations, "briefs")).length)
      .toBe(62);
    await rewriter.stop();
  });
});

describe("a store that a newer release wrote", () => {
  it("stops the start, in one line that says what to do, and is left as it is", async () => {
    const { file, store, clock } = await openOld("599c364");
    const known = versionOf(migrations, "briefs");
    await store.transact(async (tx) => {
      const found = await tx.get<SchemaRecord>(schemas.name, "briefs");
      if (found) tx.set(schemas.name, "briefs", { ...found.data, newest: known + 1 });
      // A collection that has one version here, and more there.
      tx.set(schemas.name, "accounts", { ...found?.data, newest: 1 });
    });
    const before = readAll(file);
    const starting = announceVersions({ store, clock });
    await expect(starting).rejects.toThrow(NewerDocumentsError);
    await expect(starting).rejects.toThrow(
      `The store was written by a newer release: its briefs have version ${known + 1}, this release knows ${known}. Start that release or a later one.`,
    );
    expect(readAll(file)).toEqual(before);
    // A process that was running before the newer one leaves its documents alone.
    expect(await rewritePage({ store, clock }, "briefs")).toEqual({ end: true, rewritten: 0 });
  });
});

describe("npm run migrate", () => {
  it("says by collection and version what it will change, does just that, and then has nothing to do", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "migrate-")), "store.sqlite");
    writeOldStore("b9cbff7", file);
    const untouched = `${file}.before`;
    copyFileSync(file, untouched);
    const said: string[] = [];
    await migrate(file, (line) => said.push(line), { check: true });
    expect(said).toEqual([
      `accounts: 6 of version 1, to rewrite as version ${versionOf(migrations, "accounts")}`,
      `attempts: 8 of version 1, to rewrite as version ${versionOf(migrations, "attempts")}`,
      `briefs: 2 of version 1, to rewrite as version ${versionOf(migrations, "briefs")}`,
      `jobs: 6 of version 1, to rewrite as version ${versionOf(migrations, "jobs")}`,
      `limits: 8 of version 1, to rewrite as version ${versionOf(migrations, "limits")}`,
      `links: 7 of version 1, to rewrite as version ${versionOf(migrations, "links")}`,
      `profiles: 6 of version 1, to rewrite as version ${versionOf(migrations, "profiles")}`,
      `sessions: 6 of version 1, to rewrite as version ${versionOf(migrations, "sessions")}`,
      expect.stringMatching(/^indexes: \d+ to add, [1-9]\d* to drop$/),
      "Nothing was changed.",
    ]);
    expect(readAll(file)).toEqual(readAll(untouched));

    said.length = 0;
    await migrate(file, (line) => said.push(line));
    expect(said.slice(9)).toEqual([
      "accounts: 6 rewritten",
      "activity: 0 rewritten",
      "agreementDrafts: 0 rewritten",
      "agreementVersions: 0 rewritten",
      "agreements: 0 rewritten",
      "askedReferences: 0 rewritten",
      "attempts: 8 rewritten",
      "briefs: 2 rewritten",
      "deliveries: 0 rewritten",
      "files: 0 rewritten",
      "handles: 0 rewritten",
      "hirerRecords: 0 rewritten",
      "invitations: 0 rewritten",
      "jobs: 6 rewritten",
      "keptForms: 0 rewritten",
      "leftOut: 0 rewritten",
      "limits: 8 rewritten",
      "links: 7 rewritten",
      "messages: 0 rewritten",
      "milestones: 0 rewritten",
      "notifications: 0 rewritten",
      "profiles: 6 rewritten",
      "proposals: 0 rewritten",
      "questions: 0 rewritten",
      "rates: 0 rewritten",
      "reports: 0 rewritten",
      "savedSearches: 0 rewritten",
      "sessions: 6 rewritten",
      "threads: 0 rewritten",
      "works: 0 rewritten",
      expect.stringMatching(/^Indexes: [1-9]\d* dropped$/),
    ]);
    said.length = 0;
    await migrate(file, (line) => said.push(line), { check: true });
    expect(said.join("\n")).not.toContain("to rewrite");
    expect(said).toContain("indexes: 0 to add, 0 to drop");
  });

  it("leaves the audit trail as it is, which the database refuses to change", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "migrate-")), "store.sqlite");
    const engine = createSqliteStore({ file, indexes });
    // As a release before version 2 wrote it.
    const entry = { place: "000000001", act: "grant", about: "ann", hash: "of then" };
    await engine.transact(async (tx) => tx.set(auditCollection, entry.place, entry));
    await engine.close();
    const said: string[] = [];
    await migrate(file, (line) => said.push(line), { check: true });
    expect(said).toContain("audit: 1 of version 1, stay");
    await migrate(file, (line) => said.push(line));
    expect(said.join()).not.toContain("audit: 1 rewritten");
    const again = createSqliteStore({ file, indexes });
    expect((await again.get(auditCollection, entry.place))?.data).toEqual(entry);
    await again.close();
  });

  it("drops nothing while a server has the store open", async () => {
    const { file } = await openOld("b9cbff7");
    const said: string[] = [];
    await migrate(file, (line) => said.push(line));
    expect(said.at(-1)).toContain("another process has the store open");
  });

  it("says so where there is no store", async () => {
    const said: string[] = [];
    await migrate("/nowhere/store.sqlite", (line) => said.push(line), { check: true });
    expect(said).toEqual(["There is no store at /nowhere/store.sqlite."]);
  });
});
