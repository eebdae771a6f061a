import { setTimeout as pause } from "node:timers/promises";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import type { Brief } from "~/features/briefs/rules/brief";
import { briefsCollection } from "~/features/briefs/rules/brief";
import {
  buildSearchType,
  indexBriefType,
  indexHirerType,
  planToBuildSearch,
} from "~/features/market/rules/plan-to-index";
import { job } from "~/platform/jobs/job";
import type { Clock } from "~/platform/ports/clock";
import type { MakeIndex, Search, SearchMade } from "~/platform/ports/search";
import { InvalidCursorError, type Store } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";
import { SEARCH_BUILT_AGAIN } from "~/platform/values/times";
import { readSearchEntries, toSearchEntries } from "./search-entries";

interface SearchParts {
  store: Store;
  search: Search;
  clock: Clock;
}

export const indexBrief = job({
  ...indexBriefType,
  async run(parts: SearchParts, { payload: { brief } }) {
    await indexBriefs(parts, [brief]);
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

/** `make` replaces the build in the event loop where it is given. */
export const buildSearch = job({
  ...buildSearchType,
  async run(parts: SearchParts & { make?: MakeIndex | undefined }) {
    await goOnBuilding(parts, parts.make);
    return ok();
  },
});

/** Writes the current state of briefs to the search, or removes them from it. At most 100. */
export function indexBriefs({ store, search }: Omit<SearchParts, "clock">, ids: readonly string[]) {
  return search.write(async () => ({ entries: await readSearchEntries(store, ids) }));
}

async function indexBriefsOf(parts: SearchParts, uid: string): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page = await listOwnBriefs(parts.store, uid, "OPEN", { first: pageSize, after });
    await indexBriefs(
      parts,
      page.items.map(({ id }) => id),
    );
    after = page.next;
    if (after === null) return;
  }
}

/** Briefs read and written at once: other work waits for a few ms. */
const pageSize = 50;
/** How long one run of the job continues, in ms: well within its lease. */
const runFor = 10_000;
/**
 * The second walk finds the briefs that a release without the search published during the first.
 */
const walksNeeded = 2;

/** Plans to build the index from the store where that wasn't done. */
export async function planMissingBuild({ store, search, clock }: SearchParts): Promise<void> {
  if ((await search.made()).walks > 0) return;
  await store.transact(async (tx) => planToBuildSearch(tx, clock));
}

/**
 * The next run of the job continues where one stops; the job's lease keeps it to one process at a
 * time.
 */
async function goOnBuilding(
  { store, search, clock }: SearchParts,
  make: MakeIndex = (forMs) => makeIndex({ store, search }, forMs),
): Promise<void> {
  const before = (await search.made()).walks;
  if (before >= walksNeeded) return;
  await make(runFor);
  const { walks } = await search.made();
  if (walks >= walksNeeded) return;
  const wait = walks > before ? SEARCH_BUILT_AGAIN : 0;
  const dueAt = new Date(clock.now().getTime() + wait);
  await store.transact(async (tx) => planToBuildSearch(tx, clock, dueAt));
}

/**
 * Builds the index from the store, the newest briefs first, from where it was cut off. Pauses in
 * between as long as each step took, for other writers.
 */
export async function makeIndex(parts: Omit<SearchParts, "clock">, forMs: number): Promise<void> {
  const end = performance.now() + forMs;
  const before = (await parts.search.made()).walks;
  for (;;) {
    const since = performance.now();
    const { walks } = await buildPage(parts);
    if (walks > before || performance.now() >= end) return;
    await pause(performance.now() - since);
  }
}

/** One page of a walk that builds the index from the store; answers the progress after it. */
export async function buildPage({ store, search }: Omit<SearchParts, "clock">): Promise<SearchMade> {
  let made: SearchMade = { walks: 0, cursor: null };
  await search.write(async ({ walks, cursor }) => {
    const { items, next } = await openBriefsAfter(store, cursor);
    made = next === null ? { walks: walks + 1, cursor: null } : { walks, cursor: next };
    return { entries: await toSearchEntries(store, items), made };
  });
  return made;
}

async function openBriefsAfter(store: Store, after: string | null) {
  const query = {
    collection: briefsCollection,
    where: { status: "OPEN" },
    orderBy: { field: "publishedAt", direction: "desc" },
    limit: pageSize,
  } as const;
  try {
    return await store.query<Brief>({ ...query, after });
  } catch (error) {
    // The cursor comes from another release.
    if (!(error instanceof InvalidCursorError)) throw error;
    return store.query<Brief>(query);
  }
}
