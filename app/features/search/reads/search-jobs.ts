import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import {
  buildSearchType,
  indexBriefType,
  indexHirerType,
  indexMemberType,
  planToBuildSearch,
} from "~/features/market/rules/plan-to-index";
import { tellOfFinds } from "~/features/saved-searches/reads/tell-of-finds";
import { job } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type { MakeIndex, Search, Searches, SearchWrite } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";
import { SEARCH_BUILT_AGAIN } from "~/platform/values/times";
import { leastWalks, makeIndex } from "./make-index";
import { readMemberEntries } from "./member-entries";
import { readSearchEntries } from "./search-entries";
import { hasMoreThan, pageSize } from "./search-walks";

interface SearchParts {
  store: Store;
  search: Searches;
  clock: Clock;
}

/** `make` replaces the build in the event loop where it is given. */
type BuildParts = SearchParts & { make?: MakeIndex | undefined };

export const indexBrief = job({
  ...indexBriefType,
  async run(parts: SearchParts, { payload: { brief } }) {
    await tellOfFinds(parts, "BRIEFS", await indexBriefs(parts, [brief]));
    return ok();
  },
});

export const indexHirer = job({
  ...indexHirerType,
  async run(parts: SearchParts, { payload: { uid } }) {
    await indexBriefsOf(parts, uid);
    return ok();
  },
});

export const indexMember = job({
  ...indexMemberType,
  async run(parts: SearchParts, { payload: { uid } }) {
    await tellOfFinds(parts, "MEMBERS", await indexMembers(parts, [uid]));
    return ok();
  },
});

export const buildSearch = job({
  ...buildSearchType,
  async run(parts: BuildParts) {
    await goOnBuilding(parts);
    return ok();
  },
});

/** Writes the current state of briefs to the search, or removes them from it. At most 100. */
export function indexBriefs({ store, search }: Omit<SearchParts, "clock">, ids: readonly string[]) {
  return writeEntries(search.briefs, () => readSearchEntries(store, ids));
}

/** The same for members. */
export function indexMembers({ store, search }: Omit<SearchParts, "clock">, uids: readonly string[]) {
  return writeEntries(search.members, () => readMemberEntries(store, uids));
}

/** Answers what was written. */
async function writeEntries(
  search: Search,
  read: () => Promise<SearchWrite["entries"]>,
): Promise<SearchWrite["entries"]> {
  let entries: SearchWrite["entries"] = [];
  await search.write(async () => {
    entries = await read();
    return { entries };
  });
  return entries;
}

async function indexBriefsOf(parts: SearchParts, uid: string): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page = await listOwnBriefs(parts.store, uid, "OPEN", { first: pageSize, after });
    const ids = page.items.map(({ id }) => id);
    await tellOfFinds(parts, "BRIEFS", await indexBriefs(parts, ids));
    after = page.next;
    if (after === null) return;
  }
}

/** How long one run of the job continues, in ms: well within its lease. */
const runFor = 10_000;
/**
 * The second walk finds what a release without the search published during the first.
 */
const walksNeeded = 2;

/** Plans to build the indexes from the store where that wasn't done. */
export async function planMissingBuild({ store, search, clock }: SearchParts): Promise<void> {
  if ((await leastWalks(search)) > 0) return;
  await store.transact(async (tx) => planToBuildSearch(tx, clock));
}

/** Documents of a market whose indexes are built before the first page is asked for. */
const SMALL_MARKET = 10_000;
/** How long the start of a process waits for that, in ms. The job continues from there. */
const START_WAITS = 60_000;

/**
 * Before a process serves pages: builds the missing indexes of a small market, so that its first
 * reader finds everything. Those of a large one are left to the job.
 */
export async function buildBeforePages(parts: BuildParts): Promise<void> {
  const { store, search, clock, make = inEventLoop(parts) } = parts;
  if ((await leastWalks(search)) > 0) return;
  if (!(await hasMoreThan(store, SMALL_MARKET))) {
    const dueAt = new Date(clock.now().getTime() + SEARCH_BUILT_AGAIN);
    await store.transact(async (tx) => planToBuildSearch(tx, clock, dueAt));
    // A dead thread has logged why.
    await make(START_WAITS).catch(() => {});
  }
  await planMissingBuild(parts);
}

/** Builds for a while, and plans the next run if more is to do. */
async function goOnBuilding(parts: BuildParts): Promise<void> {
  const { store, search, clock, make = inEventLoop(parts) } = parts;
  const before = await leastWalks(search);
  if (before >= walksNeeded) return;
  await make(runFor);
  const walks = await leastWalks(search);
  if (walks >= walksNeeded) return;
  const wait = walks > before ? SEARCH_BUILT_AGAIN : 0;
  const dueAt = new Date(clock.now().getTime() + wait);
  await store.transact(async (tx) => planToBuildSearch(tx, clock, dueAt));
}

function inEventLoop({ store, search }: SearchParts): MakeIndex {
  return (forMs) => makeIndex({ store, search }, forMs);
}
