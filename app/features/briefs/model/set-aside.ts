import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/**
 * `setAside/{uid}`: the briefs that a member has said are not for them, the last
 * `limits.setAside`.
 */
export interface SetAside {
  briefs: string[];
}

export const setAside = collection<SetAside>()({
  name: "setAside",
  ofMember: { id: "uid", exported: ({ briefs }) => ({ briefs }) },
  unindexed: ["briefs"],
});

export async function getSetAside(reads: StoreReads, uid: string): Promise<string[]> {
  return (await reads.get<SetAside>(setAside.name, uid))?.data.briefs ?? [];
}

export async function readSetAside(reads: StoreReads, uid: string): Promise<ReadonlySet<string>> {
  return new Set(await getSetAside(reads, uid));
}
