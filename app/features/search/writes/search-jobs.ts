import {
  buildSearchType,
  eraseSearchType,
  planToBuildSearch,
  planToEraseSearch,
} from "~/features/market/writes/plan-to-index";
import { leastWalks, makeIndex } from "~/features/search/reads/make-index";
import { readMemberEntries } from "~/features/search/reads/member-entries";
import { readSearchEntries } from "~/features/search/reads/search-entries";
import { hasMoreThan } from "~/features/search/reads/search-walks";
import { job } from "~/platform/jobs/job";
import { jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { MakeIndex, Search, Searches, SearchWrite } from "~/platform/ports/search";
import { type Store, StoreUnavailableError } from "~/platform/ports/store";
import { SEARCH_BUILT_AGAIN, SEARCH_ERASED_EVERY } from "~/values/durations";
import { ok } from "~/values/result";

export interface SearchParts {
  store: Store;
  search: Searches;
  clock: Clock;
}

/** `make` replaces the build in the event loop where it is given. */
type BuildParts = SearchParts & { make?: MakeIndex | undefined };

export const buildSearch = job({
  ...buildSearchType,
  async run(parts: BuildParts) {
    await goOnBuilding(parts);
    return ok();
  },
});

/** Erases what deleted entries have left, and plans itself again. */
export const eraseSearch = job({
  ...eraseSearchType,
  async run({ store, search, clock }: SearchParts) {
    if (!search.erase) return ok();
    await search.erase();
    const dueAt = new Date(clock.now().getTime() + SEARCH_ERASED_EVERY);
    await store.transact(async (tx) => planToEraseSearch(tx, clock, dueAt));
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

/** Plans the first erasure where the search needs one and none is planned. */
export async function planErasure({ store, search, clock }: SearchParts): Promise<void> {
  if (!search.erase || (await store.get(jobsCollection, eraseSearchType.name))) return;
  await store.transact(async (tx) => planToEraseSearch(tx, clock, clock.now()));
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
  try {
    if ((await leastWalks(search)) > 0) return;
    if (!(await hasMoreThan(store, SMALL_MARKET))) {
      const dueAt = new Date(clock.now().getTime() + SEARCH_BUILT_AGAIN);
      await store.transact(async (tx) => planToBuildSearch(tx, clock, dueAt));
      // A dead thread has logged why.
      await make(START_WAITS).catch(() => {});
    }
    await planMissingBuild(parts);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    // Pages go on without a search; the job waits until it is there.
    await store.transact(async (tx) => planToBuildSearch(tx, clock));
  }
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
