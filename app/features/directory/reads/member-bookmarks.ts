import { bookmarkId, type MemberBookmark, memberBookmarks } from "~/features/directory/model/member-bookmark";
import type { PublicMember } from "~/features/profiles/reads/read-member";
import { readFound } from "~/features/search/reads/read-found";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";

/** The bookmark, for the one who saved. */
export async function getMemberBookmark(
  reads: StoreReads,
  uid: string,
  memberUid: string,
): Promise<MemberBookmark | null> {
  return (await reads.get<MemberBookmark>(memberBookmarks.name, bookmarkId(uid, memberUid)))?.data ?? null;
}

/** The saved member, or null while the one who saved may not find them, whatever the reason. */
export async function findSaved(
  reads: StoreReads,
  uid: string,
  memberUid: string,
): Promise<PublicMember | null> {
  if (uid === memberUid) return null;
  const [found] = await readFound(reads, uid, [memberUid]);
  return found?.data ?? null;
}

/** The members that a member saved, the last saved first. */
export function listMemberBookmarks(
  reads: StoreReads,
  uid: string,
  page: PageArgs,
): Promise<Page<MemberBookmark>> {
  return reads.query<MemberBookmark>({ ...bookmarksOf(uid), ...toQueryPage(page) });
}

export const bookmarksOf = (uid: string) =>
  ({
    collection: memberBookmarks.name,
    where: { uid },
    orderBy: { field: "savedAt", direction: "desc" },
  }) as const;
