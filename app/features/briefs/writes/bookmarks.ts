import { isOfKind, type MarketParts, requireMember } from "~/features/accounts/model/member";
import { type Bookmark, bookmarks } from "~/features/briefs/model/bookmark";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

const bookmarkId = (uid: string, briefId: string) => `${uid}_${briefId}`;

/** Adds a brief to the member's bookmarks, or removes it. Idempotent. */
export function setBookmark(
  { store, clock }: MarketParts,
  uid: string,
  briefId: string,
  bookmarked: boolean,
): Promise<Result<{ bookmarked: boolean }>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "FREELANCER", "AGENCY")) return refuse("WRONG_KIND");
    const id = bookmarkId(uid, briefId);
    const existing = await tx.get<Bookmark>(bookmarks.name, id);
    // An unreadable brief gets the same answer as a missing one, for both ways of asking.
    if ((bookmarked || !existing) && !(await readBrief(tx, uid, briefId))) return refuse("NOT_FOUND");
    if (bookmarked && !existing)
      tx.set<Bookmark>(bookmarks.name, id, {
        uid,
        briefId,
        savedAt: `${clock.now().toISOString()}_${id}`,
      });
    if (!bookmarked && existing) tx.delete(bookmarks.name, id);
    return ok({ bookmarked });
  });
}

export async function isBookmarked(reads: StoreReads, uid: string, briefId: string): Promise<boolean> {
  return (await reads.get(bookmarks.name, bookmarkId(uid, briefId))) !== null;
}

/** The member's bookmarks, newest first. */
export function listBookmarks(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Bookmark>> {
  return reads.query<Bookmark>({ ...bookmarksOf(uid), ...toQueryPage(page) });
}

/** The same, for their removal. */
export const bookmarksOf = (uid: string) =>
  ({
    collection: bookmarks.name,
    where: { uid },
    orderBy: { field: "savedAt", direction: "desc" },
  }) as const;
