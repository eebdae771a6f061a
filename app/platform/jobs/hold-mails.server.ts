import type { Page, Store } from "~/platform/ports/store";
import type { LaneOf } from "./job";
import { type JobDocument, jobsCollection } from "./queue.server";
import { heldAfterRestore, jobAfterRestore } from "./repeats.server";

/**
 * Goes through the jobs of a restored store before it goes into use, so that no mail that was sent
 * between the backup and `lostAt` goes out a second time. Answers how many mails are held.
 */
export async function holdMails(
  store: Store,
  { laneOf, ...times }: { laneOf: LaneOf; lostAt: Date; now: Date },
): Promise<number> {
  let mails = 0;
  let after: string | null = null;
  do {
    const page: Page<JobDocument> = await store.query({ collection: jobsCollection, limit: 100, after });
    await store.transact(async (tx) => {
      for (const { id, data } of page.items) {
        const kept = jobAfterRestore(id, data, { lane: laneOf(data.type), ...times });
        if (kept === data) continue;
        tx.set<JobDocument>(jobsCollection, id, kept);
        if (kept.lastError === heldAfterRestore) mails += 1;
      }
    });
    after = page.next;
  } while (after !== null);
  return mails;
}
