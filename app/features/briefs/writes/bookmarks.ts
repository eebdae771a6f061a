import { isOfKind, type MarketParts, requireMember } from "~/features/accounts/model/member";
import { type Bookmark, bookmarkId, bookmarks } from "~/features/briefs/model/bookmark";
import { getSetAside, type SetAside, setAside } from "~/features/briefs/model/set-aside";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";

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
    const aside = bookmarked ? await getSetAside(tx, uid) : [];
    // To keep it is to have changed one's mind.
    if (aside.includes(briefId))
      tx.set<SetAside>(setAside.name, uid, { briefs: aside.filter((one) => one !== briefId) });
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

/** Leaves a brief out of what is found for the member, until they bookmark it. */
export function setBriefAside({ store }: MarketParts, uid: string, briefId: string): Promise<Result<void>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "FREELANCER", "AGENCY")) return refuse("WRONG_KIND");
    const aside = await getSetAside(tx, uid);
    if (aside.includes(briefId)) return refuse("ANSWER_STANDS");
    if (!(await readBrief(tx, uid, briefId))) return refuse("NOT_FOUND");
    tx.set<SetAside>(setAside.name, uid, { briefs: [...aside, briefId].slice(-limits.setAside) });
    return ok();
  });
}
