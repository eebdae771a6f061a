import type { IndexFile } from "~/platform/store/index-file";

const ordered = (fieldPath: string, order = "ASCENDING") => ({ fieldPath, order });
const composite = (...fields: { fieldPath: string; order?: string; arrayConfig?: string }[]) => ({
  collectionGroup: "briefs",
  queryScope: "COLLECTION",
  fields,
});

/** What an engine must have declared to run the suite. */
export const contractIndexes: IndexFile = {
  indexes: [
    composite(ordered("status"), ordered("rank")),
    composite(ordered("status"), ordered("rank", "DESCENDING")),
    composite(ordered("hirer"), ordered("status"), ordered("rank")),
    composite({ fieldPath: "skills", arrayConfig: "CONTAINS" }, ordered("rank", "DESCENDING")),
    composite({ fieldPath: "skills", arrayConfig: "CONTAINS" }, ordered("status"), ordered("rank")),
    composite(ordered("budget.currency"), ordered("rank")),
  ],
  fieldOverrides: [
    {
      collectionGroup: "briefs",
      fieldPath: "rank",
      indexes: [{ order: "ASCENDING" }, { order: "DESCENDING" }],
    },
    { collectionGroup: "briefs", fieldPath: "skills", indexes: [{ arrayConfig: "CONTAINS" }] },
    { collectionGroup: "briefs", fieldPath: "flag", indexes: [{ order: "ASCENDING" }] },
    { collectionGroup: "mailLimits", fieldPath: "key", indexes: [{ order: "ASCENDING" }] },
  ],
};
