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
import { pageSize } from "./search-walks";

interface SearchParts {
  store: Store;
  search: Searches;
  clock: Clock;
}

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

/** Builds for a while, and plans the next run if more is to do. */
async function goOnBuilding(
  { store, search, clock }: SearchParts,
  make: MakeIndex = (forMs) => makeIndex({ store, search }, forMs),
): Promise<void> {
  const before = await leastWalks(search);
  if (before >= walksNeeded) return;
  await make(runFor);
  const walks = await leastWalks(search);
  if (walks >= walksNeeded) return;
  const wait = walks > before ? SEARCH_BUILT_AGAIN : 0;
  const dueAt = new Date(clock.now().getTime() + wait);
  await store.transact(async (tx) => planToBuildSearch(tx, clock, dueAt));
}
