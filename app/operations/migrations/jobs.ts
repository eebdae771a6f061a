import type { Migration, StoredDocument } from "./migration";

/**
 * 2: whether an administrator is to look at it, and a lane. A job of before gets its lane when it is due,
 * since a worker finds no other.
 */
function toTroubled(job: StoredDocument): StoredDocument {
  return { ...job, troubled: job.state === "failed" };
}

/** 3: whether it may have run before, on a store that was lost. No job of before has. */
const toRepeatable = (job: StoredDocument): StoredDocument => job;

/** 4: the search has a lane of its own. No job of before is in it. */
const toSearchLane = (job: StoredDocument): StoredDocument => job;

export const jobs: Migration = {
  steps: [toTroubled, toRepeatable, toSearchLane],
  unstamped: (job) => ("troubled" in job ? 2 : 1),
};
