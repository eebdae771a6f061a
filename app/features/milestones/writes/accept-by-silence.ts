import { isBlocked } from "~/features/accounts/model/block";
import { hindranceToAct, isActive, type MarketParts, standingOf } from "~/features/accounts/model/member";
import {
  type Agreement,
  agreementsCollection,
  contentOf,
  getVersion,
} from "~/features/agreements/model/agreement";
import {
  type Delivery,
  deliveries,
  deliveryId,
  milestones,
  type Progress,
  progressId,
} from "~/features/milestones/model/milestone";
import { acceptsAtOf, lastReturn } from "~/features/milestones/model/silence";
import { notify } from "~/features/notifications/writes/notify";
import { type Job, job, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { SILENCE_REMINDED } from "~/values/durations";
import { ok } from "~/values/result";
import { writeMoved } from "./change-milestone";
import { readRecords } from "./keep-dates";

const A_DAY = 86_400_000;

/** A delivery that waits for an answer. */
interface Waiting {
  agreement: string;
  milestone: string;
  /** Of the milestone once it was delivered. */
  turn: number;
}

/**
 * Accepts a milestone to whose delivery nothing was said within the days for review, where the
 * agreement says that this accepts it, and tells both. Not while the hirer can’t send it back: then
 * it waits for an answer. Skips one that was answered or taken back. Idempotent.
 */
export const acceptBySilence = job({
  name: "milestone-silence",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload }: Job<Waiting>) {
    await store.transact(async (tx) => {
      const now = clock.now();
      const found = await readWaiting(tx, payload);
      if (!found) return;
      const { agreement, progress, acceptsAt } = found;
      // A later version gives more days, or one of the two came back.
      if (acceptsAt > now.toISOString()) {
        plan(tx, now, payload, acceptsAt);
        return planReminder(tx, now, payload, acceptsAt);
      }
      const { briefId, uid: applicantUid, hirerUid } = agreement;
      if (await isHindered(tx, agreement)) return;
      const { agreement: id, milestone, turn } = payload;
      const delivered = await tx.get<Delivery>(
        deliveries.name,
        deliveryId(id, milestone, progress.shown ?? 0),
      );
      const records = await readRecords(tx, agreement);
      const moved = {
        records,
        tx,
        now,
        id,
        agreement,
        progress,
        side: "HIRER",
        milestone: { id: milestone },
      } as const;
      writeMoved({ ...moved, delivery: delivered?.data ?? null }, "SILENCE", { state: "ACCEPTED" });
      for (const uid of [applicantUid, hirerUid]) {
        const key = `milestone-silence-${id}-${milestone}-${turn}-${uid}`;
        notify(tx, clock, { uid, type: "milestone-silence", briefId, applicantUid, milestone }, key);
      }
    });
    return ok();
  },
});

/**
 * Reminds the hirer that silence accepts soon. Skips as the acceptance does, and looks again a day
 * later whether it is still hindered. Idempotent.
 */
export const remindOfSilence = job({
  name: "milestone-silence-soon",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload }: Job<Waiting>) {
    await store.transact(async (tx) => {
      const now = clock.now();
      const found = await readWaiting(tx, payload);
      if (!found) return;
      const { agreement, acceptsAt } = found;
      if (await isHindered(tx, agreement)) {
        const dueAt = new Date(now.getTime() + A_DAY);
        if (dueAt.toISOString() < acceptsAt) enqueue(tx, { ...oneFor(remindOfSilence, payload), dueAt }, now);
        return;
      }
      if (Date.parse(acceptsAt) - SILENCE_REMINDED > now.getTime())
        return planReminder(tx, now, payload, acceptsAt);
      const { briefId, uid: applicantUid, hirerUid: uid } = agreement;
      const { agreement: id, milestone, turn } = payload;
      const key = `milestone-waits-${id}-${milestone}-${turn}`;
      notify(tx, clock, { uid, type: "milestone-waits", briefId, applicantUid, milestone }, key);
    });
    return ok();
  },
});

/** Plans that silence accepts it at a moment (ISO 8601 UTC), and the reminder before. */
export function planSilence(tx: StoreTransaction, now: Date, waiting: Waiting, acceptsAt: string): void {
  plan(tx, now, waiting, acceptsAt);
  // With three days or less the mail about the delivery is the reminder.
  if (Date.parse(acceptsAt) - SILENCE_REMINDED > now.getTime()) planReminder(tx, now, waiting, acceptsAt);
}

function plan(tx: StoreTransaction, now: Date, waiting: Waiting, acceptsAt: string): void {
  enqueue(tx, { ...oneFor(acceptBySilence, waiting), dueAt: new Date(acceptsAt) }, now);
}

function planReminder(tx: StoreTransaction, now: Date, waiting: Waiting, acceptsAt: string): void {
  const dueAt = new Date(Date.parse(acceptsAt) - SILENCE_REMINDED);
  enqueue(tx, { ...oneFor(remindOfSilence, waiting), dueAt }, now);
}

/** Whether the hirer can’t answer freely: a block, or one of the two who is away or in review. */
async function isHindered(
  reads: StoreReads,
  { uid, hirerUid }: Pick<Agreement, "uid" | "hirerUid">,
): Promise<boolean> {
  if (await isBlocked(reads, uid, hirerUid)) return true;
  const isAway = !(await isActive(reads, uid)) || !(await isActive(reads, hirerUid));
  return isAway || hindranceToAct(await standingOf(reads, hirerUid)) !== null;
}

/** Null where it waits for no answer any more, or silence doesn’t accept it. */
async function readWaiting(reads: StoreReads, { agreement: id, milestone, turn }: Waiting) {
  const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data;
  const progress = (await reads.get<Progress>(milestones.name, progressId(id, milestone)))?.data;
  if (!agreement || progress?.turn !== turn) return null;
  const version = await getVersion(reads, id, agreement.inForce?.n);
  const returned = await lastReturn(reads, agreement);
  const acceptsAt = version && acceptsAtOf(progress, contentOf(version), returned);
  return acceptsAt ? { agreement, progress, acceptsAt } : null;
}
