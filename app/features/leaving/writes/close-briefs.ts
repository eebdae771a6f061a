import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { movedBrief } from "~/features/briefs/writes/change-brief";
import { endBrief } from "~/features/briefs/writes/move-brief";
import { lastYesTellsAt, laterRun } from "~/features/proposals/reads/untold-yes";
import { tellDueYeses } from "~/features/proposals/writes/tell-accept";
import { type Job, job, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { always } from "~/platform/jobs/steps.server";
import type { StoreReads } from "~/platform/ports/store";
import { ok } from "~/values/result";

const page = { first: 20, after: null };

/**
 * Closes the open briefs of a leaving hirer, each in a transaction of its own, with the
 * notifications of any other end. Stops where the hirer has come back. Idempotent.
 */
export const leaveBriefs = job({
  name: "leave-briefs",
  lane: "moves",
  async run(parts: MarketParts, { payload, hasTime = always }: Job<{ uid: string }>) {
    const isDone = await closeBriefsOf(parts, payload.uid, hasTime);
    return isDone ? ok() : ok({ goOn: payload });
  },
});

/** False where `hasTime` said that there is no time for another brief. */
export async function closeBriefsOf(
  parts: MarketParts,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  for (const status of ["OPEN", "SHORTLISTING"] as const) {
    let closed = true;
    while (closed) {
      const { items } = await listOwnBriefs(parts.store, uid, status, page);
      closed = false;
      for (const { id } of items) {
        if (!hasTime()) return false;
        await tellDueYeses(parts, id);
        closed = (await closeBriefOf(parts, uid, id)) || closed;
      }
    }
  }
  return true;
}

/**
 * False where it stays open. A yes that isn’t told yet is told first: a hirer who comes back until
 * then can still undo it.
 */
function closeBriefOf(parts: MarketParts, uid: string, id: string): Promise<boolean> {
  const { store, clock } = parts;
  return store.transact(async (tx) => {
    if (!(await isLeaving(tx, uid))) return false;
    const brief = (await tx.get<Brief>(briefsCollection, id))?.data;
    const record = await getHirerRecord(tx, uid);
    if (!brief) return false;
    const scene = { tx, now: clock.now(), id, brief, record };
    const moved = movedBrief(scene, "CLOSE", "owner");
    if (!moved.ok) return false;
    const tellsAt = await lastYesTellsAt(tx, id);
    if (tellsAt !== null) {
      enqueue(tx, { ...oneFor(leaveBriefs, { uid }), dueAt: laterRun(tellsAt, scene.now) }, clock.now());
      return false;
    }
    endBrief(parts, scene, { ...moved.value, closeReason: "CANCELLED" });
    return true;
  });
}

async function isLeaving(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get<Account>(accountsCollection, uid))?.data.status === "DELETING";
}
