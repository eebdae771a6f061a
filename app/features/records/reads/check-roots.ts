import { rootAfter, topOf } from "~/domain/record/daily-root";
import {
  partId,
  type RecordLeaves,
  type RecordRoot,
  recordLeaves,
  recordRoots,
} from "~/features/records/model/record-root";
import type { Page, StoreReads } from "~/platform/ports/store";
import { daysAfter } from "~/values/days";
import { firstLeaves, type LeavesPlace, readLeaves } from "./read-leaves";

/** The result of a check of all daily roots. */
export interface RootsCheck {
  roots: number;
  /** Null for none. */
  last: Pick<RecordRoot, "day" | "root"> | null;
  /** The first day whose root isn’t over what its logs say; null for none. */
  brokenAt: string | null;
}

/** Counts each root again from the logs, from the first day on. */
export async function checkRoots(reads: StoreReads): Promise<RootsCheck> {
  let roots = 0;
  let last: RecordRoot | null = null;
  for (let after: string | null = null; ; ) {
    const page: Page<RecordRoot> = await reads.query({ collection: recordRoots.name, limit: 100, after });
    for (const { id, data } of page.items) {
      const day: string = last ? daysAfter(last.day, 1) : id;
      const follows = id === day && data.day === day && (await isWhole(reads, data, last?.root ?? ""));
      if (!follows) return { roots, last, brokenAt: day };
      roots += 1;
      last = data;
    }
    if (page.next === null) return { roots, last, brokenAt: null };
    after = page.next;
  }
}

async function isWhole(
  reads: StoreReads,
  { day, tree, root, tops }: RecordRoot,
  before: string,
): Promise<boolean> {
  const counted: string[] = [];
  for (let place: LeavesPlace | null = firstLeaves; place; ) {
    const part: Awaited<ReturnType<typeof readLeaves>> = await readLeaves(reads, day, place);
    if (part.leaves.length > 0) {
      const id = partId(day, counted.length);
      const stored = await reads.get<RecordLeaves>(recordLeaves.name, id);
      if (stored?.data.leaves.join() !== part.leaves.join()) return false;
      counted.push(await topOf(part.leaves));
    }
    place = part.place;
  }
  const isTree = counted.join() === tops.join() && (await topOf(counted)) === tree;
  return isTree && (await rootAfter(before, { day, tree })) === root;
}
