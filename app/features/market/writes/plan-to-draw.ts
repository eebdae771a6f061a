import type { PublicPageOf } from "~/features/market/model/public-page-of";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";
import { PICTURE_FOLLOWS } from "~/values/durations";

/** Draws a page’s picture, or removes it: it reads the current state when it runs. */
export const drawSharePictureType: JobType<PublicPageOf> = { name: "draw-share-picture", lane: "search" };

/**
 * Call it in the transaction that changes what a public page shows, or that there is one. A
 * member's is drawn with those of their briefs, which name them.
 */
export function planToDraw(tx: StoreTransaction, now: Date, of: PublicPageOf["of"], id: string): void {
  enqueue(tx, oneFor(drawSharePictureType, { of, id }), now);
}

/**
 * The same for a hirer's record, which changes with each reply: once for those of an hour. It has
 * an id of its own, because it would delay the other job.
 */
export function planToDrawLater(tx: StoreTransaction, now: Date, uid: string): void {
  const one = oneFor(drawSharePictureType, { of: "member", id: uid });
  const dueAt = new Date(now.getTime() + PICTURE_FOLLOWS);
  enqueue(tx, { ...one, id: `${one.id}-later`, dueAt }, now);
}
