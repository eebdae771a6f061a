import type { MarketParts } from "~/features/accounts/model/member";
import {
  type Brief,
  briefsCollection,
  closesAt,
  decideBy,
  isOverdue,
  owesAnswers,
} from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { notificationsCollection } from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import { type Job, type JobOutcome, job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import { type BriefScene, movedBrief, writeBrief } from "./change-brief";
import { briefClosesType, briefReminderType, firstReminderAt, type TimedMove } from "./timed-moves";

/**
 * At the closing date an open brief takes no more proposals, and its hirer is told to decide. Where
 * the date to decide by has passed as well, after an outage, its own job ends the brief.
 */
export const closeAtDate = job({
  ...briefClosesType,
  run: (parts: MarketParts, job) =>
    atBrief(parts, job, (scene) => {
      const { brief, now, id, tx } = scene;
      const until = closesAt(brief);
      if (until === null || now < until || isOverdue(brief, now)) return;
      const moved = movedBrief(scene, "SHORTLIST", "system");
      if (!moved.ok) return;
      writeBrief(scene, brief.status, moved.value);
      notify(tx, parts.clock, {
        uid: brief.hirerUid,
        type: "brief-shortlisting",
        briefId: id,
        applicantUid: null,
      });
    }),
});

/**
 * Reminds the hirer some days before the date to decide by, as long as proposals wait. It changes
 * no state by which a second run could recognise the first, so the notification's own id does.
 */
export const remindToDecide = job({
  ...briefReminderType,
  async run({ store, clock }: MarketParts, { id: jobId, payload: { brief: id } }) {
    await store.transact(async (tx) => {
      const brief = (await tx.get<Brief>(briefsCollection, id))?.data;
      const notificationId = `${jobId}-${brief?.decideOn}`;
      const told = await tx.get(notificationsCollection, notificationId);
      if (!brief || told || !isTimeToRemind(brief, clock.now())) return;
      const about = { uid: brief.hirerUid, briefId: id, applicantUid: null };
      notify(tx, clock, { ...about, type: "brief-reminder" }, notificationId);
    });
    return ok();
  },
});

/**
 * Whether proposals wait and the date is near, and not past: it may have moved since the reminder
 * was planned.
 */
function isTimeToRemind(brief: Brief, now: Date): boolean {
  const by = decideBy(brief);
  if (!owesAnswers(brief) || by === null) return false;
  return now >= firstReminderAt(by) && now < by;
}

/** Runs a planned move in one transaction. Skips a brief that is gone or whose dates have moved. */
export async function atBrief(
  { store, clock }: MarketParts,
  { payload: { brief: id } }: Job<TimedMove>,
  work: (scene: BriefScene) => void | Promise<void>,
): Promise<JobOutcome<TimedMove>> {
  await store.transact(async (tx) => {
    const found = await tx.get<Brief>(briefsCollection, id);
    if (!found) return;
    const record = await getHirerRecord(tx, found.data.hirerUid);
    await work({ tx, now: clock.now(), id, brief: found.data, record });
  });
  return ok();
}
