import { createHash } from "node:crypto";
import type { AccountKind } from "~/domain/account";
import { handleProblem, handlesFor, lookOfHandle, noHandle } from "~/domain/handle";
import {
  type FormerHandle,
  formerHandles,
  type Handle,
  handles,
  ownerOf,
} from "~/features/profiles/model/handle";
import type { Profile } from "~/features/profiles/model/profile";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { HANDLE_HELD, HANDLE_OWNED } from "~/values/durations";
import type { Problem } from "~/values/problems";

/** Keeps a given-up address from others, unless it was taken lately: so they can't be collected. */
export function holdHandle(tx: StoreTransaction, { name, uid, since }: Handle, now: Date): void {
  const begins = since === null ? 0 : new Date(since).getTime();
  if (now.getTime() - begins < HANDLE_OWNED) return;
  const expiresAt = new Date(now.getTime() + HANDLE_HELD).toISOString();
  tx.set<FormerHandle>(formerHandles.name, lookOfHandle(name), { owner: ownerOf(uid), expiresAt });
}

interface Wanted extends Pick<Profile, "displayName" | "organisation" | "visibility" | "handle"> {
  kind: AccountKind;
  brand: string;
}

/** What a profile's address becomes, and the writes for it; or why it can't be taken. */
export type Taken = { handle: string | null; write(tx: StoreTransaction): void } | { problem: Problem };

/**
 * Takes the address that a member typed, or makes one for a page that everybody may read. Reads
 * before it writes. A former address is its owner’s for `HANDLE_HELD`.
 */
export async function takeHandle(
  reads: StoreReads,
  uid: string,
  former: string | null,
  { kind, brand, handle, visibility, ...named }: Wanted,
  now: Date,
): Promise<Taken> {
  if (handle === former && (handle !== null || visibility !== "EVERYONE"))
    return { handle, write: () => undefined };
  const own = handlesFor(named.organisation ?? named.displayName, brand, lastResort(kind, uid));
  const tried = handle === null ? own : [handle, ...handlesFor(handle, brand, lastResort(kind, uid))];
  const looks = tried.map(lookOfHandle);
  const found = await reads.getMany<Handle>(handles.name, looks);
  const held = await reads.getMany<FormerHandle>(formerHandles.name, looks);
  const given = former === null ? null : await reads.get<Handle>(handles.name, lookOfHandle(former));
  const isHeld = (at: number) => {
    const data = held[at]?.data;
    return data !== undefined && data.owner !== ownerOf(uid) && data.expiresAt > now.toISOString();
  };
  const free = tried.filter((_name, at) => (found[at] ? found[at].data.uid === uid : !isHeld(at)));
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
      const isSame = former !== null && taken !== null && lookOfHandle(former) === lookOfHandle(taken);
      if (former !== null && !isSame) {
        tx.delete(handles.name, lookOfHandle(former));
        if (given?.data.uid === uid) holdHandle(tx, given.data, now);
      }
      if (taken === null) return;
      const since = isSame && given ? given.data.since : now.toISOString();
      tx.set<Handle>(handles.name, lookOfHandle(taken), { name: taken, uid, since });
      tx.delete(formerHandles.name, lookOfHandle(taken));
    },
  };
}

/** An address that no other member gets. */
function lastResort(kind: AccountKind, uid: string): string {
  return `${kind.toLowerCase()}-${createHash("sha256").update(uid).digest("hex").slice(0, 12)}`;
}
