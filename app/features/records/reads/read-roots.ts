import { leafOf, wayUp } from "~/domain/record/daily-root";
import type { LogEntry } from "~/domain/record/log-entry";
import { lastOfDays, type RecordRoots } from "~/domain/record/record-files";
import {
  lastRoot,
  partId,
  type RecordLeaves,
  type RecordRoot,
  recordLeaves,
  recordRoots,
} from "~/features/records/model/record-root";
import { getAll } from "~/platform/ports/get-all";
import type { StoreReads } from "~/platform/ports/store";
import { daysAfter, daysBetween } from "~/values/days";

const none: RecordRoots = { before: "", days: [], proofs: [] };

/**
 * The daily roots from the first that a log is in to the last that was made, with the ways up to
 * them. A root a day: those of a year are 365 small documents.
 */
export async function readRoots(reads: StoreReads, log: readonly LogEntry[]): Promise<RecordRoots> {
  const newest = await lastRoot(reads);
  const moved = [...new Set(log.map(({ at }) => at.slice(0, 10)))].sort();
  const [first] = (await getAll<RecordRoot>(reads, recordRoots.name, moved)).flatMap((root) => root ?? []);
  if (!newest || !first) return none;
  const ids = Array.from({ length: daysBetween(first.id, newest.day) + 2 }, (_, at) =>
    daysAfter(first.id, at - 1),
  );
  const [before, ...found] = await getAll<RecordRoot>(reads, recordRoots.name, ids);
  const roots = new Map(found.flatMap((root) => (root ? [[root.id, root.data] as const] : [])));
  const proofs: RecordRoots["proofs"] = [];
  for (const [day, { hash }] of lastOfDays(log, [...roots.keys()]))
    proofs.push({ day, way: await readWay(reads, day, roots.get(day)?.tops ?? [], await leafOf(hash)) });
  return { before: before?.data.root ?? "", days: [...roots.values()], proofs };
}

/** From a leaf to the top of a day’s tree; empty where the tree hasn’t it. */
async function readWay(
  reads: StoreReads,
  day: string,
  tops: readonly string[],
  leaf: string,
): Promise<string[]> {
  for (const part of tops.keys()) {
    const { leaves = [] } = (await reads.get<RecordLeaves>(recordLeaves.name, partId(day, part)))?.data ?? {};
    const at = leaves.indexOf(leaf);
    if (at >= 0) return [...(await wayUp(leaves, at)), ...(await wayUp(tops, part))];
  }
  return [];
}
