import type { Migration, StoredDocument } from "./migration";

/**
 * 2: whether an administrator is to look at it, and a lane. A job of before gets its lane when it is due
 * (jobs/laneless.server.ts), since a worker finds no other.
 */
function toTroubled(job: StoredDocument): StoredDocument {
  return { ...job, troubled: job.state === "failed" };
}

export const jobs: Migration = {
  steps: [toTroubled],
  unstamped: (job) => ("troubled" in job ? 2 : 1),
};
