import { limits } from "~/contract/limits";
import { ok, type Result, refuse } from "~/contract/result";
import type { Store } from "~/ports/store";
import { briefsCollection } from "../briefs/brief";
import { hirerRecordsCollection } from "../briefs/hirer-record";
import { mayFillIn } from "../members/member";
import { profilesCollection } from "../profiles/profile";
import { type Account, accountsCollection } from "./account";

export type ReviewChoice = "keep" | "start-fresh";

/**
 * The owner's answer about what was filled in before the address was proven in another browser.
 * `start-fresh` deletes the profile and the drafts, forgets the settings and asks for the kind anew.
 */
export async function reviewAccount(
  store: Store,
  uid: string,
  choice: ReviewChoice,
): Promise<Result<void, "nothing-to-do" | "not-active">> {
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!account?.data.review) return refuse("nothing-to-do");
    if (!mayFillIn(account.data)) return refuse("not-active");
    // Drafts alone: before the address was proven nothing could be published. There are `limits.runningBriefs` at most.
    const drafts = await tx.query({
      collection: briefsCollection,
      where: { hirerUid: uid, status: "draft" },
      orderBy: { field: "createdAt", direction: "desc" },
      limit: limits.runningBriefs,
    });
    if (choice === "keep") {
      tx.set<Account>(accountsCollection, uid, { ...account.data, review: false });
      return ok();
    }
    const { settings: _settings, ...rest } = account.data;
    tx.set<Account>(accountsCollection, uid, { ...rest, kind: null, review: false });
    tx.delete(profilesCollection, uid);
    tx.delete(hirerRecordsCollection, uid);
    for (const { id } of drafts.items) tx.delete(briefsCollection, id);
    return ok();
  });
}
