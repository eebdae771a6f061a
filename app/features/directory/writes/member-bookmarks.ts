import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { bookmarkId, type MemberBookmark, memberBookmarks } from "~/features/directory/model/member-bookmark";
import { bookmarksOf, findSaved } from "~/features/directory/reads/member-bookmarks";
import { createProblems } from "~/features/market/model/checks";
import type { Page, StoreTransaction } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";

/**
 * Saves a member whom the viewer may find, or removes them. An undefined note stays as it is.
 * Idempotent; at most `limits.memberBookmarks` are saved.
 */
export function setMemberBookmark(
  { store, clock }: MarketParts,
  uid: string,
  memberUid: string,
  { bookmarked, note }: { bookmarked: boolean; note?: string | null | undefined },
): Promise<Result<{ uid: string; memberUid: string }>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    if (member.value.account.kind === null) return refuse("WRONG_KIND");
    const tidy = note === undefined ? undefined : toProse(note);
    const check = createProblems();
    check.prose("note", "note", tidy ?? null, limits.memberNote);
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    const id = bookmarkId(uid, memberUid);
    const existing = (await tx.get<MemberBookmark>(memberBookmarks.name, id))?.data;
    if (!bookmarked) {
      // Equal for a member who can't be found any more and for one who never was.
      if (existing) tx.delete(memberBookmarks.name, id);
      return ok({ uid, memberUid });
    }
    if (!existing) {
      if (!(await findSaved(tx, uid, memberUid))) return refuse("NOT_FOUND");
      if (await isFull(tx, uid)) return refuse("TOO_MANY");
    }
    const savedAt = existing?.savedAt ?? `${clock.now().toISOString()}_${id}`;
    const kept = tidy === undefined ? (existing?.note ?? null) : tidy;
    tx.set<MemberBookmark>(memberBookmarks.name, id, { uid, memberUid, note: kept, savedAt });
    return ok({ uid, memberUid });
  });
}

/** Two at once may go one beyond: the limit bounds what is stored, and none waits for a place. */
async function isFull(tx: StoreTransaction, uid: string): Promise<boolean> {
  let count = 0;
  let after: string | null = null;
  do {
    const page: Page<MemberBookmark> = await tx.query({ ...bookmarksOf(uid), after, limit: 100 });
    count += page.items.length;
    after = page.next;
  } while (after !== null && count < limits.memberBookmarks);
  return count >= limits.memberBookmarks;
}
