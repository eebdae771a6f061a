import type { JobType } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { StoreTransaction } from "~/platform/ports/store";

/** Removes the bytes of a file that nothing shows, and its document. */
export const removeBytesType: JobType<{
  file: string;
  /** Set where it ran before. */
  isLast?: boolean;
}> = {
  name: "remove-bytes",
  lane: "cleaning",
};

export const removeBytesId = (file: string) => `${removeBytesType.name}-${file}`;

/** Plans it, once for each file: at once for one that goes, later for an upload. */
export function planToRemoveBytes(
  tx: StoreTransaction,
  now: Date,
  file: string,
  { dueAt = now, isLast = false } = {},
): void {
  const payload = isLast ? { file, isLast } : { file };
  enqueue(tx, { type: removeBytesType, payload, id: removeBytesId(file), dueAt }, now);
}
