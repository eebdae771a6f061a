import { createHash } from "node:crypto";
import type { AccountKind } from "~/content/account";
import { handleProblem, handlesFor, lookOfHandle, noHandle } from "~/content/handle";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import type { Problem } from "~/platform/values/problems";
import type { Profile } from "./profile";

/**
 * `handles/{look}`: whose page an address names. The id is what the name looks like, so the
 * transaction that takes it also refuses its look-alikes.
 */
export interface Handle {
  name: string;
  uid: string;
}

export const handles = collection<Handle>()({
  name: "handles",
  ofMember: { field: "uid", sortedBy: "name", exported: ({ name }) => ({ name }) },
});

/** The member whose page this folded name is, or null. */
export async function findHandle(reads: StoreReads, name: string): Promise<string | null> {
  const found = await reads.get<Handle>(handles.name, lookOfHandle(name));
  return found?.data.name === name ? found.data.uid : null;
}

interface Wanted extends Pick<Profile, "displayName" | "organisation" | "visibility" | "handle"> {
  kind: AccountKind;
  brand: string;
}

/** What a profile's address becomes, and the writes for it; or why it can't be taken. */
export type Taken = { handle: string | null; write(tx: StoreTransaction): void } | { problem: Problem };

/**
 * Takes the address that a member typed, or makes one for a page that everybody may read. Reads
 * before it writes. A former address is free at once.
 */
export async function takeHandle(
  reads: StoreReads,
  uid: string,
  former: string | null,
  { kind, brand, handle, visibility, ...named }: Wanted,
): Promise<Taken> {
  if (handle === former && (handle !== null || visibility !== "EVERYONE"))
    return { handle, write: () => undefined };
  const own = handlesFor(named.organisation ?? named.displayName, brand, lastResort(kind, uid));
  const tried = handle === null ? own : [handle, ...handlesFor(handle, brand, lastResort(kind, uid))];
  const found = await reads.getMany<Handle>(handles.name, tried.map(lookOfHandle));
  const free = tried.filter((_name, at) => !found[at] || found[at].data.uid === uid);
  if (handle !== null) {
    const suggestion = free.find((name) => name !== handle) ?? noHandle;
    const problem = handleProblem(handle, brand, suggestion);
    if (problem) return { problem: { field: "handle", ...problem } };
    if (free[0] !== handle)
      return { problem: { field: "handle", code: "handleTaken", handle, free: suggestion } };
  }
  const taken = handle ?? (visibility === "EVERYONE" ? (free[0] ?? null) : null);
  return {
    handle: taken,
    write(tx) {
      if (former !== null && (taken === null || lookOfHandle(former) !== lookOfHandle(taken)))
        tx.delete(handles.name, lookOfHandle(former));
      if (taken !== null) tx.set<Handle>(handles.name, lookOfHandle(taken), { name: taken, uid });
    },
  };
}

/** An address that no other member gets. */
function lastResort(kind: AccountKind, uid: string): string {
  return `${kind.toLowerCase()}-${createHash("sha256").update(uid).digest("hex").slice(0, 12)}`;
}
