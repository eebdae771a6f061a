import { lookOfHandle } from "~/domain/handle";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";
import { hashed } from "~/values/hash.server";

/**
 * `handles/{look}`: whose page an address names. The id is what the name looks like, so the
 * transaction that takes it also refuses its look-alikes.
 */
export interface Handle {
  name: string;
  uid: string;
  /** When it was taken, ISO 8601 UTC; null for one from before this was kept. */
  since: string | null;
}

export const handles = collection<Handle>()({
  name: "handles",
  ofMember: { field: "uid", sortedBy: "name", exported: ({ name }) => ({ name }) },
  // 2: it says since when.
  steps: [(handle) => ({ ...handle, since: null })],
});

/**
 * `formerHandles/{look}`: an address that was given up. Links and search engines still name it, so
 * for a while only its owner gets it. It leads nowhere: they may not want to be found by it.
 */
export interface FormerHandle {
  /** Of the former owner, who may take it back: a hash, for it outlives the account. */
  owner: string;
  expiresAt: string;
}

export const formerHandles = collection<FormerHandle>()({
  name: "formerHandles",
  ofMember: null,
  expires: true,
});

export const ownerOf = (uid: string) => hashed("handle", uid);

/** The member whose page this folded name is, or null. */
export async function findHandle(reads: StoreReads, name: string): Promise<string | null> {
  const found = await reads.get<Handle>(handles.name, lookOfHandle(name));
  return found?.data.name === name ? found.data.uid : null;
}
