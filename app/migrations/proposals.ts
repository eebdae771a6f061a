import type { Migration, StoredDocument } from "./migration";

/** 2: a revision, by which a save tells that another one came between. What was written before is the first. */
function toRevision(proposal: StoredDocument): StoredDocument {
  return { ...proposal, revision: 1 };
}

export const proposals: Migration = {
  steps: [toRevision],
  unstamped: () => 1,
};
