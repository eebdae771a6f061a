import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

/** Removes the bytes of a file that nothing shows, and its document. */
export const removeBytesType: JobType<{ file: string }> = {
  name: "remove-bytes",
  lane: "cleaning",
};

export const removeBytesId = (file: string) => `${removeBytesType.name}-${file}`;

/** Plans it, once for each file: at once for one that goes, later for an upload. */
export function planToRemoveBytes(tx: StoreTransaction, now: Date, file: string, dueAt = now): void {
  enqueue(tx, { type: removeBytesType, payload: { file }, id: removeBytesId(file), dueAt }, now);
}
