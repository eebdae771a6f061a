import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { laneOf, searchJobs } from "~/config/job-list";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { briefFacet } from "~/features/search/model/facets";
import { makeIndex } from "~/features/search/reads/make-index";
import { indexBriefs, planMissingBuild } from "~/features/search/writes/search-jobs";
import { dataFiles } from "~/operations/backup/data-files";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { handlersOf } from "~/platform/jobs/job";
import { createWorker } from "~/platform/jobs/worker.server";
import type { MakeIndex, SearchPage, SearchQuery } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { createIndexThread } from "~/platform/search/index-thread.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../../firestore.indexes.json";
import { bundle } from "../../../scripts/tool.mjs";

const everything: SearchQuery = {
  ...{ keyword: null, facets: [briefFacet.kind("FREELANCER")] },
  ...{ order: "NEWEST", after: null, limit: 500 },
};
const silent = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never;
/** As long as it takes. */
const ages = 600_000;

let program: string;
beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), "thread-"));
  await bundle("app/config/make-index.server.ts", directory, "make-index.mjs");
  program = join(directory, "make-index.mjs");
  return () => rmSync(directory, { recursive: true, force: true });
});

/** A market on disk of open briefs, of which the search knows none; one process of those that may share it. */
async function createUnknown(count = 200) {
  const directory = await mkdtemp(join(tmpdir(), "unknown-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const start = () => {
    const store = createVersionedStore(createSqliteStore({ file: dataFiles(directory).store, indexes }));
    const search = createSqliteSearches({ directory });
    onTestFinished(async () => {
      await search.close();
      await store.close();
    });
    return { ...createMarket({ store, search }), search };
  };
  const market = start();
  const hirer = await market.join("HIRER");
  const first = await market.open(hirer);
  const brief = await market.readBrief(first);
  await market.worker.runDue();
  await indexBriefs(market, []);
  const ids = Array.from({ length: count }, (_, at) => `brief-${String(at).padStart(4, "0")}`);
  for (let from = 0; from < ids.length; from += 500)
    await market.store.transact(async (tx) => {
      for (const id of ids.slice(from, from + 500))
        tx.set<Brief>(briefsCollection, id, { ...brief, publishedAt: publishedAt(id) });
    });
  await market.store.transact(async (tx) => tx.delete(briefsCollection, first));
  await indexBriefs(market, [first]);
  async function found() {
    const all: string[] = [];
    let after: string | null = null;
    do {
      const page: SearchPage = await market.search.briefs.find({ ...everything, after });
      all.push(...page.ids);
      after = page.next;
    } while (after !== null);
    return all;
  }
  return { ...market, start, directory, hirer, ids: ids.toReversed(), found };
}

const publishedAt = (id: string) =>
  `${new Date(Date.parse("2026-01-01T00:00:00Z") + Number(id.slice(6)) * 60_000).toISOString()}_${id}`;

describe("a thread that makes the index", () => {
  it("makes the one that the event loop makes, and until then the search says that it isn’t complete", async () => {
    const market = await createUnknown();
    expect(await market.search.briefs.isComplete()).toBe(false);
    await createIndexThread(program, market.directory, silent).make(ages);
    expect(await market.search.briefs.isComplete()).toBe(true);
    expect(await market.found()).toEqual(market.ids);
    expect(await market.search.briefs.made()).toEqual({ walks: 1, cursor: null });
    const other = createSqliteSearches({ directory: await mkdtemp(join(market.directory, "other-")) });
    await makeIndex({ store: market.store, search: other }, ages);
    expect((await other.briefs.find({ ...everything, keyword: "measure" })).ids).toEqual(
      (await market.search.briefs.find({ ...everything, keyword: "measure" })).ids,
    );
    await other.close();
  });

  it("goes on where it was cut off, and while it works writes of others are kept and found", async () => {
    const market = await createUnknown(2_000);
    const { search, store, ids, found } = market;
    const killed = createIndexThread(program, market.directory, silent);
    const work = killed.make(ages);
    await vi.waitUntil(async () => (await search.briefs.made()).cursor !== null, {
      timeout: 60_000,
      interval: 1,
    });
    await killed.stop();
    await work;
    const { walks, cursor } = await search.briefs.made();
    expect({ walks, isHalfWay: cursor !== null }).toEqual({ walks: 0, isHalfWay: true });
    const before = (await found()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(ids.length);
    // Stopped, it starts no other.
    await killed.make(ages);
    expect(await search.briefs.made()).toEqual({ walks, cursor });

    const next = createIndexThread(program, market.directory, silent).make(ages);
    // Among what was met and what wasn't: closed, renamed, and new.
    for (const id of [ids[0] ?? "", ids.at(-1) ?? ""])
      succeeded(await closeBrief(market, market.hirer, id, "CANCELLED"));
    for (const id of [ids[1] ?? "", ids.at(-2) ?? ""])
      await store.transact(async (tx) => {
        const existing = await tx.get<Brief>(briefsCollection, id);
        if (existing) tx.set<Brief>(briefsCollection, id, { ...existing.data, title: "A windmill to paint" });
      });
    await indexBriefs(market, [ids[1] ?? "", ids.at(-2) ?? ""]);
    const published = await market.open(market.hirer);
    await market.worker.runDue();
    await next;
    expect(new Set(await found())).toEqual(new Set([published, ...ids.slice(1, -1)]));
    const windmills = await search.briefs.find({ ...everything, keyword: "windmill" });
    expect(windmills.ids).toEqual([ids[1], ids.at(-2)]);
  });

  it("works for two processes that share a file once, and beside the event loops of both", async () => {
    const market = await createUnknown();
    let [running, most, runs, reads] = [0, 0, 0, 0];
    const thread = createIndexThread(program, market.directory, silent);
    const make: MakeIndex = async (forMs) => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await thread.make(forMs);
      running -= 1;
    };
    const others = [market, market.start()].map(({ store, search, clock }) => {
      const watched: Store = {
        ...store,
        query(query) {
          reads += query.collection === briefsCollection ? 1 : 0;
          return store.query(query);
        },
      };
      const handlers = handlersOf(searchJobs, { store: watched, search, clock, make });
      return createWorker({ store: watched, clock, log: silent, laneOf, handlers });
    });
    await planMissingBuild(market);
    await Promise.all(others.map((one) => one.runDue()));
    // The processes read no brief themselves: their event loops are free.
    expect({ most, runs, reads }).toEqual({ most: 1, runs: 1, reads: 0 });
    expect(await market.found()).toEqual(market.ids);
  });

  it("that dies is told in the log and started again, ever later, and the index is whole in the end", async () => {
    const market = await createUnknown();
    const { store, search, clock, directory } = market;
    const dying = join(directory, "dying.mjs");
    await writeFile(dying, "process.exit(7)");
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    let deaths = 0;
    const make: MakeIndex = (forMs) => {
      deaths += 1;
      return createIndexThread(deaths < 4 ? dying : program, directory, log as never).make(forMs);
    };
    const handlers = handlersOf(searchJobs, { store, search, clock, make });
    const jobs = createWorker({ store, clock, log: silent, laneOf, handlers });
    await planMissingBuild(market);
    const tries: number[] = [];
    for (let seconds = 0; !(await search.briefs.isComplete()); seconds += 1) {
      const before = deaths;
      await jobs.runDue();
      if (deaths > before) tries.push(seconds);
      clock.advance(1_000);
    }
    expect(tries).toHaveLength(4);
    const pauses = tries.slice(1).map((second, at) => second - (tries[at] ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThanOrEqual(5);
    expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual(Array(3).fill({ code: "exit-7" }));
    expect(await market.found()).toEqual(market.ids);
  });

  it("that hangs is ended, so that the next try doesn’t run beside it", async () => {
    const market = await createUnknown(1);
    const hanging = join(market.directory, "hanging.mjs");
    await writeFile(hanging, "for (;;);");
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const thread = createIndexThread(hanging, market.directory, log as never, 1);
    await expect(thread.make(1)).rejects.toThrow("hung");
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("is ended at once by a stop, and its job is due again for the next process", async () => {
    const market = await createUnknown();
    const { store, search, clock } = market;
    const hanging = join(market.directory, "hanging.mjs");
    await writeFile(hanging, "for (;;);");
    const thread = createIndexThread(hanging, market.directory, silent);
    const handlers = handlersOf(searchJobs, { store, search, clock, make: thread.make });
    await planMissingBuild(market);
    const running = createWorker({ store, clock, log: silent, laneOf, handlers, concurrency: 1 }).runDue(
      0.000_001,
    );
    await thread.stop();
    await running;
    const next = createWorker({
      ...{ store, clock, log: silent },
      laneOf,
      handlers: handlersOf(searchJobs, {
        ...{ store, search, clock },
        make: createIndexThread(program, market.directory, silent).make,
      }),
    });
    await next.runDue();
    expect(await market.found()).toEqual(market.ids);
  });
});
