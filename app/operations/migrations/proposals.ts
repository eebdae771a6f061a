import type { Migration, StoredDocument } from "./migration";

/** 2: a revision, by which a save tells that another one came between. What was written before is the first. */
function toRevision(proposal: StoredDocument): StoredDocument {
  return { ...proposal, revision: 1 };
}

/** 3: an estimate of days, and prices for the whole project. Nobody was asked for either before. */
function toEstimate(proposal: StoredDocument): StoredDocument {
  return { ...proposal, days: null };
}

export const proposals: Migration = {
  steps: [toRevision, toEstimate],
  unstamped: () => 1,
};
