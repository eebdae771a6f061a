import { type Bookmark, bookmarkId, bookmarks } from "~/features/briefs/model/bookmark";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";

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
