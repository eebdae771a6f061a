import type { Migration, StoredDocument } from "./migration";

/** 2: windows of what is counted stand beside them, and each time says which job took its mail. Until then the newest alone did, in a field of its own. */
function toJobs({ job = "", ...limit }: StoredDocument): StoredDocument {
  const times = limit.times as string[];
  return { ...limit, times: times.map((time, at) => `${time}_${at === times.length - 1 ? job : ""}`) };
}

export const limits: Migration = {
  steps: [toJobs],
  unstamped: ({ times }) => ((times as string[]).every((time) => time.includes("_")) ? 2 : 1),
};
