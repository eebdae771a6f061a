import { type LinkMailPayload, linkMailType } from "~/features/sign-in/auth/link-mail-job";
import { dueAtOf } from "~/platform/jobs/due-at";
import { type Job, job } from "~/platform/jobs/job";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Page, Store, StoreReads } from "~/platform/ports/store";
import { ok } from "~/values/result";

const pageSize = 100;

/** Counted up to here: past it the number says that there are many. */
const mostCounted = 500;

/** The jobs of the lane in which links wait, the next due first. */
function pageOfLane(reads: StoreReads, after: string | null): Promise<Page<JobDocument>> {
  return reads.query<JobDocument>({
    collection: jobsCollection,
    where: { state: "waiting", lane: "sign-in" },
    orderBy: { field: "dueAt", direction: "asc" },
    limit: pageSize,
    after,
  });
}

const isHeld = ({ type, payload, attempts }: JobDocument) =>
  type === linkMailType.name && attempts === 0 && (payload as LinkMailPayload).weight !== undefined;

/** How many mails to new addresses wait because of many, counted to 500. */
export async function countHeldMails(reads: StoreReads): Promise<number> {
  let held = 0;
  let seen = 0;
  for (let after: string | null = null; seen < mostCounted; ) {
    const page = await pageOfLane(reads, after);
    held += page.items.filter(({ data }) => isHeld(data)).length;
    seen += page.items.length;
    after = page.next;
    if (after === null) break;
  }
  return held;
}

/** Has all that wait ask again at once: what an administrator said has changed. */
export const wakeMails = job({
  name: "wake-mails",
  lane: "moves",
  async run(
    { store, clock }: { store: Store; clock: Clock },
    { payload, hasTime }: Job<{ after: string | null }>,
  ) {
    for (let { after } = payload; ; ) {
      const page = await pageOfLane(store, after);
      await store.transact(async (tx) => {
        const held = page.items.filter(({ data }) => isHeld(data)).map(({ id }) => id);
        for (const found of await tx.getMany<JobDocument>(jobsCollection, held)) {
          if (!found || !isHeld(found.data)) continue;
          const dueAt = dueAtOf(clock.now(), found.id);
          if (dueAt < found.data.dueAt)
            tx.set<JobDocument>(jobsCollection, found.id, { ...found.data, dueAt });
        }
      });
      after = page.next;
      if (after === null) return ok();
      if (hasTime?.() === false) return ok({ goOn: { after } });
    }
  },
});
