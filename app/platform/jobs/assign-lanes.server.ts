import type { Page, Store } from "~/platform/ports/store";
import type { LaneOf } from "./job";
import { dueBy, type JobDocument, jobsCollection } from "./queue.server";

/**
 * Assigns lanes to due jobs that were written by a release without lanes; jobs without a lane are
 * never claimed. Such a release may still run beside this one and write more of them. The only
 * place that knows of jobs without a lane.
 */
export async function assignLanes(store: Store, now: Date, laneOf: LaneOf): Promise<void> {
  let after: string | null = null;
  do {
    const page: Page<Partial<JobDocument>> = await store.query({ ...dueBy(now, {}, 100), after });
    const ids = page.items.filter(({ data }) => data.lane === undefined).map(({ id }) => id);
    if (ids.length > 0) await assign(store, ids, laneOf);
    after = page.next;
  } while (after !== null);
}

function assign(store: Store, ids: string[], laneOf: LaneOf): Promise<void> {
  return store.transact(async (tx) => {
    for (const found of await tx.getMany<JobDocument>(jobsCollection, ids)) {
      if (!found || found.data.lane !== undefined) continue;
      const lane = laneOf(found.data.type);
      tx.set<JobDocument>(jobsCollection, found.id, { ...found.data, lane, troubled: false });
    }
  });
}
