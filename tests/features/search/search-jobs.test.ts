import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { clusterUrl, openClusters } from "#tests/platform/search/cluster";
import { aCause, createMarket, day, succeeded } from "#tests/support/market";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { beginShortlisting, publishBrief, reopenBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { reinstateMember, suspendMember } from "~/features/moderation/writes/suspend-member";
import { getProfile, profilesCollection } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { indexBrief } from "~/features/saved-searches/writes/index-and-tell";
import { briefFacet, memberFacet } from "~/features/search/model/facets";
import { makeIndex, nextPages } from "~/features/search/reads/make-index";
import { buildPages } from "~/features/search/reads/search-walks";
import { buildBeforePages, planMissingBuild } from "~/features/search/writes/search-jobs";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import type { SearchQuery } from "~/platform/ports/search";
import { removeIndexFile } from "~/platform/search/index-file.server";
import { briefIndex, memberIndex } from "~/platform/search/indexes";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { SEARCH_BUILT_AGAIN } from "~/values/durations";
import indexes from "../../../firestore.indexes.json";

const aQuery: SearchQuery = {
  keyword: null,
  facets: [briefFacet.kind("FREELANCER")],
  order: "NEWEST",
  after: null,
  limit: 50,
};

type Market = ReturnType<typeof createMarket>;

/** What the search itself finds by words, after the jobs that are due. */
async function findAfterJobs({ app, worker }: Market, text: string | null = null): Promise<string[]> {
  await worker.runDue();
  return (await app.search.briefs.find({ ...aQuery, keyword: text })).ids;
}

const searches: (readonly [name: string, create: () => Market])[] = [
  ["the search", () => createMarket()],
  ...(clusterUrl
    ? [["the search of a cluster", () => createMarket({ search: openClusters() })] as const]
    : []),
];

describe.each(searches)("%s keeps up with a brief that", (_name, create) => {
  it("is published, changed, reviewed, reopened and closed", async () => {
    const market = create();
    const hirer = await market.join("HIRER");
    const id = crypto.randomUUID();
    const content = market.aBrief({ title: "A lighthouse to paint" });
    succeeded(await saveBrief(market, hirer, { id, revision: null, content }));
    expect(await findAfterJobs(market)).toEqual([]);
    succeeded(await publishBrief(market, hirer, id, 1));
    expect(await findAfterJobs(market, "lighthouse")).toEqual([id]);
    const changed = { ...content, title: "A windmill to paint" };
    succeeded(await saveBrief(market, hirer, { id, revision: 2, content: changed }));
    expect(await findAfterJobs(market, "lighthouse")).toEqual([]);
    expect(await findAfterJobs(market, "windmill")).toEqual([id]);
    succeeded(await beginShortlisting(market, hirer, id));
    expect(await findAfterJobs(market)).toEqual([]);
    const dayIn = (days: number) =>
      new Date(market.clock.now().getTime() + days * day).toISOString().slice(0, 10);
    succeeded(await reopenBrief(market, hirer, id, { closesOn: dayIn(12), decideOn: dayIn(25) }));
    expect(await findAfterJobs(market, "windmill")).toEqual([id]);
    succeeded(await closeBrief(market, hirer, id, "CANCELLED"));
    expect(await findAfterJobs(market)).toEqual([]);
  });

  it("reaches its last day", async () => {
    const market = create();
    const id = await market.open(await market.join("HIRER"));
    expect(await findAfterJobs(market)).toEqual([id]);
    await market.pass(11 * day);
    expect(await findAfterJobs(market)).toEqual([]);
  });

  it("belongs to a hirer who is suspended, comes back, and takes another name", async () => {
    const market = create();
    const admin = { uid: await market.join("HIRER"), admin: true };
    const hirer = await market.join("HIRER", { profile: { organisation: "Harbour Works" } });
    const ids = [await market.open(hirer), await market.open(hirer)].sort();
    expect((await findAfterJobs(market, "harbour")).sort()).toEqual(ids);
    succeeded(await suspendMember(market, admin, hirer, aCause));
    expect(await findAfterJobs(market)).toEqual([]);
    succeeded(await reinstateMember(market, admin, hirer, aCause));
    expect((await findAfterJobs(market, "harbour")).sort()).toEqual(ids);
    const profile = (await getProfile(market.store, hirer))?.data;
    if (!profile) throw new Error("no profile");
    const content = { ...profile, organisation: "Quayside Studio", displayName: "Wilma Tidewater" };
    succeeded(await saveProfile(market, hirer, { revision: 1, content }));
    expect(await findAfterJobs(market, "harbour")).toEqual([]);
    for (const name of ["quayside", "tidewater"])
      expect((await findAfterJobs(market, name)).sort(), name).toEqual(ids);
  });
});

/** A market on disk, as several processes share it. */
function createShared() {
  const directory = mkdtempSync(join(tmpdir(), "shared-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const start = () =>
    createMarket({
      store: createVersionedStore(createSqliteStore({ file: join(directory, "store.sqlite"), indexes })),
      search: createSqliteSearches({ directory }),
    });
  return { directory, start };
}

describe("a process that is killed", () => {
  it("after its transaction leaves the job to the next, and after the index was written it is done twice", async () => {
    const { start } = createShared();
    const killed = start();
    const hirer = await killed.join("HIRER");
    const id = crypto.randomUUID();
    const content = killed.aBrief();
    succeeded(await saveBrief(killed, hirer, { id, revision: null, content }));
    succeeded(await publishBrief(killed, hirer, id, 1));
    // Its worker never ran.
    const next = start();
    expect(await findAfterJobs(next)).toEqual([id]);
    const again = indexBrief.handler({ ...next, search: next.app.search });
    await again({ id: "again", payload: { brief: id }, attempts: 2 });
    expect(await findAfterJobs(killed)).toEqual([id]);
  });
});

describe("an index that is gone", () => {
  it("is made from the store again, twice, without what isn't open, while another process goes on", async () => {
    const { directory, start } = createShared();
    const one = start();
    const other = start();
    const hirer = await one.join("HIRER");
    const ids: string[] = [];
    // More than one page of a walk.
    for (let at = 0; at < 60; at += 1) {
      one.clock.advance(1_000);
      ids.unshift(await one.open(await one.join("HIRER")));
    }
    const closed = await one.open(hirer);
    succeeded(await closeBrief(one, hirer, closed, "CANCELLED"));
    expect((await findAfterJobs(one)).length).toBe(50);
    for (const index of [briefIndex, memberIndex]) removeIndexFile(directory, index);
    expect(await findAfterJobs(other)).toEqual([]);
    await planMissingBuild({ ...other, search: other.app.search });
    expect(await findAfterJobs(other)).toEqual(ids.slice(0, 50));
    expect((await one.app.search.briefs.find({ ...aQuery, limit: 100 })).ids).toEqual(ids);

    // What an older release published beside it has no job: it comes with the second walk.
    const missed = await one.store.get<Brief>(briefsCollection, ids[0] ?? "");
    const publishedAt = `${one.clock.now().toISOString()}_missed`;
    await one.store.transact(async (tx) =>
      tx.set(briefsCollection, "missed", { ...missed?.data, publishedAt }),
    );
    expect((await one.app.search.briefs.made()).walks).toBe(1);
    other.clock.advance(SEARCH_BUILT_AGAIN + one.clock.now().getTime() - other.clock.now().getTime());
    expect((await findAfterJobs(other))[0]).toBe("missed");
    expect((await one.app.search.briefs.made()).walks).toBe(2);
  });

  it("is built before the first page in a market of up to 10,000 documents", async () => {
    const { store, clock, app } = createMarket();
    let built = 0;
    const make = async () => {
      built += 1;
    };
    const start = () => buildBeforePages({ store, clock, search: app.search, make });
    const updatedAt = clock.now().toISOString();
    for (let batch = 0; batch < 20; batch += 1)
      await store.transact(async (tx) => {
        const visibility = batch % 2 === 0 ? "MEMBERS" : "EVERYONE";
        for (let at = 0; at < 500; at += 1)
          tx.set(profilesCollection, `member-${batch}-${at}`, { visibility, updatedAt });
      });
    await start();
    expect(built).toBe(1);
    await store.transact(async (tx) =>
      tx.set(briefsCollection, "one more", { status: "OPEN", publishedAt: updatedAt }),
    );
    await start();
    expect(built).toBe(1);
  });

  describe.each(searches)("(%s)", (_name, create) => {
    /** 55 members who can be found: two pages of a walk for members, and one for everyone. */
    async function createShown() {
      const market = create();
      const shown: string[] = [];
      for (let at = 0; at < 55; at += 1) {
        market.clock.advance(1_000);
        shown.unshift(
          await market.join("FREELANCER", { profile: { visibility: at < 53 ? "MEMBERS" : "EVERYONE" } }),
        );
      }
      await market.join("FREELANCER", { profile: { visibility: "HIDDEN" } });
      await market.join("HIRER");
      const { search } = market.app;
      const query = { ...aQuery, facets: [memberFacet.any], limit: 100 };
      const find = async () => (await search.members.find(query)).ids;
      return { parts: { store: market.store, search }, shown, find };
    }

    it.each([
      [1, ["MEMBERS", "MEMBERS", undefined]],
      [2, ["MEMBERS", undefined]],
      [3, [undefined]],
    ])(
      "is made of the members who can be found, %i pages a commit: those for everyone first",
      async (most, places) => {
        const { parts, shown, find } = await createShown();
        const cursors: unknown[] = [];
        for (let made = await parts.search.members.made(); made.walks === 0; ) {
          ({ made } = await buildPages(parts, "members", most));
          cursors.push(made.cursor?.split(" ")[0]);
        }
        expect(cursors).toEqual(places);
        expect(await find()).toEqual(shown);
      },
    );

    it("commits in a later turn than the store’s last read, which ends with its own", async () => {
      const { parts } = await createShown();
      const { store, search } = parts;
      let isOver = false;
      const getMany: typeof store.getMany = async (...asked) => {
        isOver = false;
        setImmediate(() => {
          isOver = true;
        });
        return store.getMany(...asked);
      };
      const { write } = search.members;
      const seen: boolean[] = [];
      vi.spyOn(search.members, "write").mockImplementation((work) =>
        write(async (made) => {
          const written = await work(made);
          seen.push(isOver);
          return written;
        }),
      );
      await buildPages({ store: { ...store, getMany }, search }, "members", 1);
      expect(new Set(seen)).toEqual(new Set([true]));
    });

    it("is made page by page, or with more in each commit that follows a quick one, and ends in time", async () => {
      const { parts, shown, find } = await createShown();
      // As if no commit took any time.
      vi.spyOn(performance, "now").mockReturnValue(0);
      const write = vi.spyOn(parts.search.members, "write");
      await makeIndex(parts, 0);
      await makeIndex(parts, 0);
      expect(write).toHaveBeenCalledTimes(1);
      expect((await parts.search.members.made()).cursor).not.toBeNull();
      await makeIndex(parts, 1);
      expect(write).toHaveBeenCalledTimes(3);
      expect(await find()).toEqual(shown);
      write.mockClear();
      await makeIndex(parts, 1, { mostPages: 20 });
      expect(write).toHaveBeenCalledTimes(2);
      expect((await parts.search.members.made()).walks).toBe(2);
    });
  });
});

it.each([
  ["as many as fit into half a second", 4, 100, 20, 20],
  ["at most so many", 10, 50, 20, 20],
  ["fewer after a slow one", 10, 2_000, 20, 2],
  ["one more while less than a second is taken", 1, 900, 20, 2],
  ["no more once it is", 3, 1_000, 20, 1],
  ["never none", 1, 9_000, 20, 1],
  ["always one where that is all", 1, 1, 1, 1],
])("the next commit of a build has %s", (_, pages, took, most, next) => {
  expect(nextPages(pages, took, most)).toBe(next);
});
