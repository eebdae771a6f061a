import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

/** Removes the bytes of a file that has no document (any more). */
export const removeBytesType: JobType<{ file: string; uid: string | null }> = {
  name: "remove-bytes",
  lane: "cleaning",
};

export const removeBytesId = (file: string) => `${removeBytesType.name}-${file}`;

/**
 * Plans it, once for each file: at once for a file whose document goes with this transaction, or
 * for an upload of `uid` that comes to nothing by `dueAt`.
 */
export function planToRemoveBytes(
  tx: StoreTransaction,
  now: Date,
  file: string,
  { uid = null, dueAt = now }: { uid?: string | null; dueAt?: Date } = {},
): void {
  enqueue(tx, { type: removeBytesType, payload: { file, uid }, id: removeBytesId(file), dueAt }, now);
}
