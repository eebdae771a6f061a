import { otherSide, type WorkSide } from "~/domain/reference";
import { isBlocked } from "~/features/accounts/model/block";
import { isActive, type MarketParts } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import {
  type BriefNotificationKind,
  notificationsCollection,
} from "~/features/notifications/model/notification";
import { notify } from "~/features/notifications/writes/notify";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { isWork } from "~/features/proposals/model/shared-work";
import { workEndsType } from "~/features/proposals/writes/end-of-work";
import { isShown, uidOf, type Work, worksCollection, writtenBy } from "~/features/references/model/work";
import { endOf, hasEnded } from "~/features/references/model/work-end";
import type { WorkScene } from "~/features/references/model/work-scene";
import { job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";
import { touchReferences } from "./change-work";

/** The sides of a work, and where it comes from. */
type Told = Pick<Work, "briefId" | "uid" | "hirerUid">;

type WorkNotification = Extract<
  BriefNotificationKind,
  `work-${string}` | `${string}reference-${string}` | `${string}reply-${string}`
>;

/** Each side hears each kind once: its id follows from the work. */
export const noteId = (type: WorkNotification, id: string, side: WorkSide) => `${type}-${id}-${side}`;

/** Tells one side. Reads nothing: told again, it is the same notification, with another mail. */
export function tellSide(
  tx: StoreTransaction,
  clock: Clock,
  { id, side, type }: { id: string; side: WorkSide; type: WorkNotification },
  work: Told,
): void {
  const { briefId, uid: applicantUid } = work;
  const note = noteId(type, id, side);
  const mailId = `notice-${note}-${clock.now().getTime()}`;
  notify(tx, clock, { uid: uidOf(work, side), type, briefId, applicantUid }, note, mailId);
}

async function isTold(reads: StoreReads, type: WorkNotification, id: string, side: WorkSide) {
  return (await reads.get(notificationsCollection, noteId(type, id, side))) !== null;
}

/** Tells both sides that they can write, once the work has ended without the word of both. */
export const workEnds = job({
  ...workEndsType,
  async run({ store, clock }: MarketParts, { payload: { work: id } }) {
    await store.transact(async (tx) => {
      const proposal = (await tx.get<Proposal>(proposalsCollection, id))?.data;
      const brief = proposal && (await tx.get<Brief>(briefsCollection, proposal.briefId))?.data;
      if (!brief || !isWork(proposal, brief, clock.now())) return;
      const work = (await tx.get<Work>(worksCollection, id))?.data ?? null;
      // They know: both said so, or one wrote.
      if (work?.endedAt || work?.showsAt) return;
      // It still runs. The word that says so has planned this anew.
      if (!hasEnded({ id, proposal, brief, work, side: "TALENT" }, clock.now())) return;
      const { uid, hirerUid } = proposal;
      if (await isBlocked(tx, uid, hirerUid)) return;
      if (!(await isActive(tx, uid)) || !(await isActive(tx, hirerUid))) return;
      if (await isTold(tx, "work-ended", id, "TALENT")) return;
      for (const side of ["HIRER", "TALENT"] as const)
        tellSide(tx, clock, { id, side, type: "work-ended" }, proposal);
    });
    return ok();
  },
});

/** Plans it again for the end that follows from what a side says. */
export function planToTellEnd(tx: StoreTransaction, now: Date, scene: WorkScene): void {
  const end = endOf(scene);
  if (end === null) return;
  const job = {
    type: workEndsType,
    payload: { work: scene.id },
    id: `${workEndsType.name}-${scene.id}-${end}`,
  };
  enqueue(tx, { ...job, dueAt: new Date(end) }, now);
}

interface Showing {
  work: string;
  showsAt: string;
}

/** Tells both sides that a reference which waited for the other is shown now, alone. */
export const showReferences = job({
  name: "references-shown",
  lane: "moves",
  async run({ store, clock }: MarketParts, { payload: { work: id, showsAt } }: { payload: Showing }) {
    await store.transact(async (tx) => {
      const work = (await tx.get<Work>(worksCollection, id))?.data;
      // Withdrawn, or both were written and shown before.
      if (!work || work.showsAt !== showsAt || !isShown(work, clock.now())) return;
      const author = writtenBy(work, "HIRER") ? "HIRER" : "TALENT";
      if (!writtenBy(work, author) || (await isTold(tx, "own-reference-shown", id, author))) return;
      tellSide(tx, clock, { id, side: author, type: "own-reference-shown" }, work);
      tellSide(tx, clock, { id, side: otherSide(author), type: "reference-shown" }, work);
      touchReferences(tx, clock.now(), work);
    });
    return ok();
  },
});

/** Plans it, in the transaction of the first reference. */
export function planToShow(tx: StoreTransaction, now: Date, id: string, showsAt: string): void {
  const job = { type: showReferences, payload: { work: id, showsAt }, id: `${showReferences.name}-${id}` };
  enqueue(tx, { ...job, dueAt: new Date(timeOfKey(showsAt)) }, now);
}
