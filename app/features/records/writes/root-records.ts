import { rootAfter, topOf } from "~/domain/record/daily-root";
import {
  lastRoot,
  partId,
  type RecordRoot,
  recordLeaves,
  recordRoots,
} from "~/features/records/model/record-root";
import { firstLeaves, type LeavesPlace, readLeaves } from "~/features/records/reads/read-leaves";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue, jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreTransaction } from "~/platform/ports/store";
import { dayOf, daysAfter } from "~/values/days";
import { ok } from "~/values/result";

interface RootsParts {
  store: Store;
  clock: Clock;
}

/** A day, and how far its parts are written. */
interface Rooting {
  /** ISO date. */
  day: string;
  tops?: string[];
  place?: LeavesPlace;
}

/** After midnight (UTC), in ms: what was begun before it is written by then. */
const AFTER_MIDNIGHT = 3_600_000;

/**
 * Writes the root of a day once it is over, part by part, and plans itself for the next. The same
 * entries have the same parts, so it begins again without harm; what stands is never written over.
 */
export const rootRecords = job({
  name: "root-records",
  lane: "cleaning",
  async run({ store, clock }: RootsParts, { payload, hasTime = () => true }: Job<Rooting>) {
    const { day } = payload;
    const tops = [...(payload.tops ?? [])];
    let place: LeavesPlace | null = payload.place ?? firstLeaves;
    for (; place; ) {
      if (!hasTime()) return ok({ goOn: { day, tops, place } });
      const part = await readLeaves(store, day, place);
      if (part.leaves.length > 0) {
        await writeOnce(store, recordLeaves.name, partId(day, tops.length), { leaves: part.leaves });
        tops.push(await topOf(part.leaves));
      }
      place = part.place;
    }
    const tree = await topOf(tops);
    await store.transact(async (tx) => {
      const standing = await tx.get<RecordRoot>(recordRoots.name, day);
      const before = (await tx.get<RecordRoot>(recordRoots.name, daysAfter(day, -1)))?.data.root ?? "";
      const root = await rootAfter(before, { day, tree });
      if (!standing) tx.set<RecordRoot>(recordRoots.name, day, { day, tree, root, tops });
      plan(tx, clock, daysAfter(day, 1));
    });
    return ok();
  },
});

/**
 * Plans the next root where none is planned. The first is that of tomorrow, the first day of which
 * all is known.
 */
export async function planRoots({ store, clock }: RootsParts): Promise<void> {
  if (await store.get(jobsCollection, rootRecords.name)) return;
  const last = await lastRoot(store);
  await store.transact(async (tx) => plan(tx, clock, daysAfter(last?.day ?? dayOf(clock.now()), 1)));
}

function plan(tx: StoreTransaction, clock: Clock, day: string): void {
  const dueAt = new Date(Date.parse(daysAfter(day, 1)) + AFTER_MIDNIGHT);
  enqueue(tx, { type: rootRecords, payload: { day }, id: rootRecords.name, dueAt }, clock.now());
}

/** Of what can’t be changed: what stands is the same. */
function writeOnce(store: Store, collection: string, id: string, document: object): Promise<void> {
  return store.transact(async (tx) => {
    if (!(await tx.get(collection, id))) tx.set(collection, id, document);
  });
}
