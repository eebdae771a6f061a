import { isRunning } from "~/domain/brief";
import { isSuspended, type MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { planToTellWaiting } from "~/features/briefs/writes/plan-to-tell";
import { planToIndexHirer } from "~/features/market/writes/plan-to-index";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import { allOf } from "~/platform/ports/pages";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";

interface Hiding {
  uid: string;
  /** True for a suspension, false for a return. */
  hidden: boolean;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * Plans it, in the transaction that suspends or restores a hirer. A move that is undone before it
 * was told is not told, and neither is its undoing. Reads before it writes: `write` does.
 */
export async function planToHideBriefs(
  tx: StoreTransaction,
  clock: Clock,
  uid: string,
  hidden: boolean,
): Promise<{ write(): void }> {
  const id = `${hideBriefs.name}-${uid}`;
  const waiting = (await tx.get<JobDocument>(jobsCollection, id))?.data;
  const isUntold = waiting?.attempts === 0 && (waiting.payload as Hiding).hidden !== hidden;
  const payload: Hiding = { uid, hidden, at: clock.now().toISOString() };
  return {
    write() {
      if (isUntold) tx.delete(jobsCollection, id);
      else enqueue(tx, { type: hideBriefs, payload, id }, clock.now());
      planToIndexHirer(tx, clock, uid);
    },
  };
}

/**
 * Tells every waiting applicant of a hirer's running briefs that the hirer was suspended or came
 * back. Reads don't depend on this job: each one checks the hirer's standing. Idempotent, and does
 * nothing once the hirer's standing has changed again.
 */
export const hideBriefs = job({
  name: "hide-briefs",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload: { uid, hidden, at } }: Job<Hiding>) {
    // At most `limits.runningBriefs`, each in a transaction of its own.
    for (const status of ["OPEN", "SHORTLISTING"] as const)
      for await (const { id } of allOf((page) => listOwnBriefs(store, uid, status, page)))
        await store.transact(async (tx) => {
          const brief = (await tx.get<Brief>(briefsCollection, id))?.data;
          if (!brief || !isRunning(brief) || (await isSuspended(tx, uid)) !== hidden) return;
          planToTellWaiting(tx, clock, {
            brief: id,
            notification: hidden ? "brief-hidden" : "brief-shown",
            at,
          });
        });
    return ok();
  },
});
