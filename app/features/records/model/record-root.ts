import type { DailyRoot } from "~/domain/record/daily-root";
import { collection } from "~/platform/ports/collection";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { recordLeavesCollection, recordRootsCollection } from "~/values/append-only";

/** `recordRoots/{day}`: the root of a day. */
export interface RecordRoot extends DailyRoot {
  /** The tops of its parts, which its tree is over. */
  tops: string[];
}

export const recordRoots = collection<RecordRoot>()({
  name: recordRootsCollection,
  ofMember: null,
  indexes: [["-day"]],
  unindexed: ["tops"],
});

/**
 * `recordLeaves/{day}~{part}`: what a day’s tree is over, so that a way up to it is found without
 * reading all logs again. Hashes alone, in the order of the logs’ ids: some 35 KB at most.
 */
export interface RecordLeaves {
  leaves: string[];
}

export const recordLeaves = collection<RecordLeaves>()({
  name: recordLeavesCollection,
  ofMember: null,
  unindexed: ["leaves"],
});

/**
 * Leaves of a part: a power of two, so that parts are whole branches of the day’s tree. A way up
 * hashes one part anew: some 15 ms.
 */
export const LEAVES_OF_PART = 512;

/** `part`: from 0. */
export function partId(day: string, part: number): string {
  return `${day}~${part}`;
}

/** The roots of all days, the last first. */
export function listRoots(reads: StoreReads, page: PageArgs): Promise<Page<RecordRoot>> {
  return reads.query<RecordRoot>({
    collection: recordRoots.name,
    orderBy: { field: "day", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The root of the last day that has one; null before the first. */
export async function lastRoot(reads: StoreReads): Promise<RecordRoot | null> {
  return (await listRoots(reads, { first: 1, after: null })).items[0]?.data ?? null;
}
