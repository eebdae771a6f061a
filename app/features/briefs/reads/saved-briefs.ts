import { isOfKind, type MarketParts, requireMember } from "~/features/accounts/rules/member";
import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import { collection } from "~/platform/ports/collection";
import type { Page, StoreReads } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/platform/values/result";
import { timeOfKey } from "~/platform/values/sort-key";
import { readBrief } from "./read-brief";

/** `savedBriefs/{uid}_{briefId}`: a member's bookmark of a brief. */
export interface SavedBrief {
  uid: string;
  briefId: string;
  /** ISO 8601 UTC + "_" + id. */
  savedAt: string;
}

export const savedBriefs = collection<SavedBrief>()({
  name: "savedBriefs",
  ofMember: {
    field: "uid",
    sortedBy: "-savedAt",
    exported: ({ briefId, savedAt }) => ({ brief: briefId, savedAt: timeOfKey(savedAt) }),
  },
});

const savedId = (uid: string, briefId: string) => `${uid}_${briefId}`;

/** Adds a brief to the member's bookmarks, or removes it. Idempotent. */
export function setSaved(
  { store, clock }: MarketParts,
  uid: string,
  briefId: string,
  saved: boolean,
): Promise<Result<{ saved: boolean }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "FREELANCER", "AGENCY")) return refuse("WRONG_KIND");
    const id = savedId(uid, briefId);
    const existing = await tx.get<SavedBrief>(savedBriefs.name, id);
    // An unreadable brief gets the same answer as a missing one, for both ways of asking.
    if ((saved || !existing) && !(await readBrief(tx, uid, briefId))) return refuse("NOT_FOUND");
    if (saved && !existing)
      tx.set<SavedBrief>(savedBriefs.name, id, {
        uid,
        briefId,
        savedAt: `${clock.now().toISOString()}_${id}`,
      });
    if (!saved && existing) tx.delete(savedBriefs.name, id);
    return ok({ saved });
  });
}

export async function isSaved(reads: StoreReads, uid: string, briefId: string): Promise<boolean> {
  return (await reads.get(savedBriefs.name, savedId(uid, briefId))) !== null;
}

/** The member's bookmarks, newest first. */
export function listSaved(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<SavedBrief>> {
  return reads.query<SavedBrief>({ ...savedBy(uid), ...toQueryPage(page) });
}

/** The same, for their removal. */
export const savedBy = (uid: string) =>
  ({
    collection: savedBriefs.name,
    where: { uid },
    orderBy: { field: "savedAt", direction: "desc" },
  }) as const;
