import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type MarketParts, mayFillIn } from "~/features/accounts/model/member";
import { getHirerRecord, hasPublished, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { bookmarksOf } from "~/features/briefs/reads/bookmarks";
import { draftsOf } from "~/features/briefs/reads/list-briefs";
import { planToDraw } from "~/features/market/writes/plan-to-draw";
import { planToIndexMember } from "~/features/market/writes/plan-to-index";
import { profilesCollection } from "~/features/profiles/model/profile";
import { findToRemove } from "~/platform/jobs/remove-rest.server";
import { ok, type Result, refuse } from "~/values/result";

export type ReviewChoice = "KEEP" | "START_FRESH";

/**
 * The owner's answer about content that was filled in before the address was proven in another
 * browser. `START_FRESH` deletes the profile, the drafts and the bookmarks, resets the settings and
 * asks for the kind anew. Once anything is published other members have dealings with it, and
 * everything stays.
 */
export async function reviewAccount(
  { store, clock }: MarketParts,
  uid: string,
  choice: ReviewChoice,
): Promise<Result<void, "NOTHING_TO_DO" | "NOT_ACTIVE">> {
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!account?.data.review) return refuse("NOTHING_TO_DO");
    if (!mayFillIn(account.data)) return refuse("NOT_ACTIVE");
    if (choice === "KEEP") {
      tx.set<Account>(accountsCollection, uid, { ...account.data, review: false });
      planToIndexMember(tx, clock, uid);
      planToDraw(tx, clock.now(), "member", uid);
      return ok();
    }
    if (hasPublished(await getHirerRecord(tx, uid))) return refuse("NOTHING_TO_DO");
    const removeDrafts = await findToRemove(tx, draftsOf(uid));
    const removeBookmarks = await findToRemove(tx, bookmarksOf(uid));
    const { settings: _settings, ...rest } = account.data;
    tx.set<Account>(accountsCollection, uid, { ...rest, kind: null, review: false });
    tx.delete(profilesCollection, uid);
    planToIndexMember(tx, clock, uid);
    tx.delete(hirerRecordsCollection, uid);
    removeDrafts(clock);
    removeBookmarks(clock);
    return ok();
  });
}
