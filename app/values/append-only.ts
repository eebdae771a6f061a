/** The collection of administrators' actions (audit/model/audit-trail.ts). */
export const auditCollection = "audit";

/** What became of an agreement, step by step (agreements/model/agreement-log.ts). */
export const agreementLogCollection = "agreementLog";

/** The roots of days over all such logs, and what each is over (records/model/record-root.ts). */
export const recordRootsCollection = "recordRoots";
export const recordLeavesCollection = "recordLeaves";

/**
 * Collections to which documents are only added: every engine of the store refuses to change or
 * remove an existing one. Migrations convert such documents when they are read and never rewrite
 * them.
 */
export const appendOnlyCollections: readonly string[] = [
  auditCollection,
  agreementLogCollection,
  recordRootsCollection,
  recordLeavesCollection,
];
