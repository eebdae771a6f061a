import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { briefCounts, briefStatuses } from "~/domain/brief";
import { handleProblem, lookOfHandle } from "~/domain/handle";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { HirerRecord } from "~/features/briefs/model/hirer-record";
import { publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";
import { listSavedSearches } from "~/features/saved-searches/reads/saved-search";
import { waitedBy } from "~/features/saved-searches/writes/search-lists";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import indexes from "../../firestore.indexes.json";
import type { Block } from "../../tools/seed/blocks";
import { createBriefMaker } from "../../tools/seed/brief-maker";
import { type BulkStore, createBulkStore } from "../../tools/seed/bulk-store";
import { startMakers } from "../../tools/seed/makers";
import {
  handleOf,
  hirerUid,
  isPublic,
  kindOfTalent,
  profileOf,
  storedProfile,
  talentUid,
} from "../../tools/seed/members";
import { briefsOfHirer, busyBrief, planBrief } from "../../tools/seed/plan";
import { samples, seedMarket } from "../../tools/seed/seed-market";
import { seedSearches } from "../../tools/seed/seed-searches";

const briefs = 2_000;
const blockSize = 500;
const now = new Date("2026-03-01T12:00:00.000Z");
const open = () => createBulkStore(":memory:");

function readAll<T>({ get }: BulkStore, collection: string, ids: string[]): Promise<(T | null)[]> {
  return Promise.all(ids.map(async (id) => (await get<T>(collection, id))?.data ?? null));
}

/** The names and kinds of everything in a document. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}

describe("a market for measuring", () => {
  it("ends the same when it was cut off, counts what it holds, and is left alone once it is whole", async () => {
    const [whole, cut] = [open(), open()];
    await seedMarket(whole, { briefs, now, blockSize });
    const killed = seedMarket(cut, {
      briefs,
      now,
      blockSize,
      onProgress() {
        throw new Error("killed");
      },
    });
    await expect(killed).rejects.toThrow("killed");
    await seedMarket(cut, { briefs, blockSize, now: new Date(now.getTime() + 60_000) });

    const plans = Array.from({ length: briefs }, (_, number) => planBrief(number, briefs, now.getTime()));
    const ids = plans.map(({ id }) => id);
    const found = await readAll<Brief>(whole, briefsCollection, ids);
    expect(await readAll<Brief>(cut, briefsCollection, ids)).toEqual(found);
    const pairs = plans.flatMap(({ id, applicants }) =>
      applicants.map((at) => proposalId(id, talentUid(at))),
    );
    const proposals = await readAll<Proposal>(whole, proposalsCollection, pairs);
    expect(await readAll<Proposal>(cut, proposalsCollection, pairs)).toEqual(proposals);

    const hirers = Array.from({ length: briefs / briefsOfHirer }, (_, number) => hirerUid(number));
    const records = await readAll<HirerRecord>(whole, "hirerRecords", hirers);
    const counted = (status: Brief["status"]) => found.filter((brief) => brief?.status === status).length;
    for (const status of briefStatuses) {
      expect(counted(status), status).toBeGreaterThan(0);
      expect(records.reduce((sum, record) => sum + (record?.briefs[briefCounts[status]] ?? 0), 0)).toBe(
        counted(status),
      );
    }
    expect(counted("OPEN") / briefs).toBeCloseTo(0.1, 1);
    const total = found.reduce((sum, brief) => sum + (brief?.counts.total ?? 0), 0);
    expect(total).toBe(proposals.filter((one) => one !== null).length);

    const before = await whole.get(briefsCollection, ids[7] ?? "");
    await seedMarket(whole, { briefs, blockSize, now: new Date(now.getTime() + 60_000) });
    expect(await whole.get(briefsCollection, ids[7] ?? "")).toEqual(before);
    await expect(seedMarket(whole, { briefs: 3_000, now })).rejects.toThrow("a market of 2000 briefs");
  });

  it("is left alone while a server has it open", async () => {
    const directory = await mkdtemp(join(tmpdir(), "seed-test-"));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const file = join(directory, "store.sqlite");
    const seed = async () => {
      const bulk = createBulkStore(file);
      await seedMarket(bulk, { briefs: 1_000, now, blockSize }).finally(() => {
        bulk.addIndexes(indexes);
        bulk.close();
      });
    };
    await seed();
    const server = createSqliteStore({ file, indexes });
    onTestFinished(() => server.close());
    expect(await server.get(samples, "seed")).not.toBeNull();
    await seed();
  });

  it("goes on when it was cut off before anything was made", async () => {
    const store = open();
    const makersOf = () => ({ atOnce: 1, make: () => Promise.reject(new Error("killed")) });
    await expect(seedMarket(store, { briefs: 1_000, now, makersOf })).rejects.toThrow("killed");
    expect(await store.get(samples, "seed")).not.toBeNull();
  });

  it("is made and written in blocks of whole hirers", async () => {
    const asked: Block[] = [];
    const makersOf = () => ({
      atOnce: 1,
      async make(block: Block) {
        asked.push(block);
        return [];
      },
    });
    await seedMarket(open(), { briefs: 10_000, now, makersOf });
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter(({ from }) => from % briefsOfHirer !== 0)).toEqual([]);
  });

  it("fails with a thread that fails, for all that is asked of any", async () => {
    const directory = await mkdtemp(join(tmpdir(), "makers-test-"));
    const file = join(directory, "fails.mjs");
    await writeFile(
      file,
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("no"); });',
    );
    const makers = startMakers(file, { briefs: 1_000, leadsTo: now.toISOString() }, 2);
    const ask = (from: number) => makers.make({ of: "talents", from, to: from + 1 });
    const ends = await Promise.allSettled([0, 1, 2].map(ask));
    expect(ends.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
    await expect(ask(3)).rejects.toThrow();
    await makers.stop();
    await rm(directory, { recursive: true });
  });

  it("leaves no mails and no jobs of the past", async () => {
    const maker = createBriefMaker({ briefs: 1_000, leadsTo: now.toISOString() });
    for (let number = 0; number < briefsOfHirer; number += 1) await maker.make(number);
    const written = maker.take();
    expect(written.has(notificationsCollection)).toBe(false);
    const jobs = [...(written.get(jobsCollection)?.values() ?? [])] as JobDocument[];
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter(({ dueAt }) => dueAt < now.toISOString())).toEqual([]);
  });

  it("holds documents as members write them", async () => {
    const store = open();
    await seedMarket(store, { briefs: 1_000, now });
    const plan = planBrief(busyBrief, 1_000, now.getTime());
    const seeded = (await store.get<Brief>(briefsCollection, plan.id))?.data as Brief;
    const answered = await store.get<Proposal>(proposalsCollection, proposalId(plan.id, talentUid(0)));

    const market = createMarket();
    market.clock.advance(plan.createdAt - market.clock.now().getTime());
    const hirer = await market.join("HIRER");
    const id = plan.id;
    succeeded(await saveBrief(market, hirer, { id, revision: null, content: plan.content }));
    succeeded(await publishBrief(market, hirer, id, 1));
    const talent = await market.join("FREELANCER");
    market.clock.advance(3_600_000);
    const content = market.aProposal();
    succeeded(await sendProposal(market, talent, id, { revision: null, content }));
    const saved = await market.readBrief(id);

    const { counts, hirerUid: _, ...rest } = saved;
    const { counts: seededCounts, hirerUid: __, ...seededRest } = seeded;
    expect(seededRest).toEqual(rest);
    expect(shapeOf(seededCounts)).toEqual(shapeOf(counts));
    expect(shapeOf(answered?.data)).toEqual(shapeOf(await market.readProposal(id, talent)));
  });

  it.each(["FREELANCER", "AGENCY"] as const)("holds profiles as a %s writes them", async (kind) => {
    const market = createMarket();
    const uid = await market.join(kind);
    const found = await market.store.get<Profile>(profilesCollection, uid);
    const at = market.clock.now().getTime();
    // The first of each kind whose page is for everyone, and who says from when they are free.
    const number = Array.from({ length: 10_000 }, (_, one) => one).find(
      (one) =>
        isPublic(one) && kindOfTalent(one) === kind && profileOf(kind, one, at).availability === "FROM",
    );
    const content = profileOf(kind, number ?? Number.NaN, at);
    const revision = found?.data.revision ?? null;
    const { data: saved } = succeeded(
      await saveProfile({ ...market, brand: "Guildhall" }, uid, { revision, content }),
    );

    const { availabilityConfirmedAt, foundAt, updatedAt, ...seeded } = storedProfile(kind, number ?? 0, at);
    expect(availabilityConfirmedAt).toBe(updatedAt);
    expect(foundAt).toBe(updatedAt);
    expect({ ...saved, revision: 1 }).toEqual({
      ...seeded,
      revision: 1,
      availabilityConfirmedAt: saved.updatedAt,
      foundAt: saved.updatedAt,
      updatedAt: saved.updatedAt,
    });
  });

  it("gives each of a million an address of its own for a public page", () => {
    const names = Array.from({ length: 20_000 }, (_, at) => handleOf(at * 50));
    expect(new Set(names.map(lookOfHandle)).size).toBe(names.length);
    expect(names.slice(-100).flatMap((name) => handleProblem(name, "Guildhall") ?? [])).toEqual([]);
  });

  it("holds searches of the first members, and of one in a thousand, that wait for briefs", async () => {
    const directory = await mkdtemp(join(tmpdir(), "seed-test-"));
    const file = join(directory, "store.sqlite");
    const bulk = createBulkStore(file);
    const progress = await seedMarket(bulk, { briefs: 1_000, now });
    bulk.addIndexes(indexes);
    bulk.close();
    const store = createVersionedStore(createSqliteStore({ file, indexes }));
    try {
      await seedSearches(store, progress);
      await seedSearches(store, progress);
      const searches = await Promise.all(
        [talentUid(0), hirerUid(0), talentUid(500)].map((uid) => listSavedSearches(store, uid)),
      );
      expect(searches.map(({ length }) => length)).toEqual([8, 8, 1]);
      const waiting = searches[2]?.[0]?.data;
      expect(await waitedBy(store, "BRIEFS", [waiting?.list ?? ""])).toEqual([waiting?.list]);
    } finally {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
