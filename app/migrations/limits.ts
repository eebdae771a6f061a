import type { Migration, StoredDocument } from "./migration";

/** 2: without the job that took the newest. */
function toTimes({ job: _, ...limit }: StoredDocument): StoredDocument {
  return limit;
}

export const limits: Migration = {
  steps: [toTimes],
  // One that named no job has looked the same ever since.
  unstamped: () => 1,
};
