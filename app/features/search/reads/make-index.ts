import { setTimeout as pause } from "node:timers/promises";
import type { Searches } from "~/platform/ports/search";
import type { Store } from "~/platform/ports/store";
import { buildPages, indexes } from "./search-walks";

interface BuildLimits {
  /** How many pages of documents one commit may write. */
  mostPages: number;
  /** How long the pause after a commit is at most, in ms; else as long as the commit took. */
  mostPause?: number;
}

/** In an event loop, which has other work. */
const onePage: BuildLimits = { mostPages: 1 };

/**
 * Builds the indexes from the store, each from where it was cut off: first those with the fewest
 * walks, the briefs before the members. Ends with a walk of all, or after `forMs`. A commit
 * rewrites what it touched of every list, so fewer and larger ones write less in all.
 */
export async function makeIndex(
  parts: { store: Store; search: Searches },
  forMs: number,
  { mostPages, mostPause = Number.POSITIVE_INFINITY }: BuildLimits = onePage,
): Promise<void> {
  const end = performance.now() + forMs;
  const wanted = (await leastWalks(parts.search)) + 1;
  for (const name of indexes) {
    let pages = 1;
    for (let { walks } = await parts.search[name].made(); walks < wanted; ) {
      const built = await buildPages(parts, name, pages);
      ({ walks } = built.made);
      if (performance.now() >= end) return;
      pages = nextPages(built.pages, built.took, mostPages);
      if (walks < wanted) await pause(Math.min(built.took, mostPause));
    }
  }
}

/** How many walks of the index that has the fewest are done. */
export async function leastWalks(search: Searches): Promise<number> {
  const made = await Promise.all(indexes.map((name) => search[name].made()));
  return Math.min(...made.map(({ walks }) => walks));
}

/** How long a commit should keep other writers waiting, in ms. */
const commitFor = 500;
/** What they can bear, well within their two seconds, in ms. */
const commitAtMost = 1_000;

/**
 * Pages of documents for the next commit, after one of `pages` that `took` so many ms: as many as
 * fit into half a second. One more than before where that took less than a second: on a slow disk
 * most of it is the same for any number.
 */
export function nextPages(pages: number, took: number, most: number): number {
  const fitting = Math.floor((pages * commitFor) / took);
  return Math.max(1, Math.min(most, took < commitAtMost ? Math.max(fitting, pages + 1) : fitting));
}
