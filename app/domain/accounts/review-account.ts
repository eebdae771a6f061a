import { ok, type Result, refuse } from "~/contract/result";
import type { Store } from "~/ports/store";
import { briefsCollection } from "../briefs/brief";
import { profilesCollection } from "../profiles/profile";
import { type Account, accountsCollection } from "./account";
import { firstBriefId } from "./save-draft";

export type ReviewChoice = "keep" | "start-fresh";

/**
 * The owner's answer about what was filled in before the address was proven in another browser.
 * `start-fresh` deletes the profile and the first draft brief and asks for the kind anew.
 */
export async function reviewAccount(
  store: Store,
  uid: string,
  choice: ReviewChoice,
): Promise<Result<void, "nothing-to-do">> {
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!account?.data.review) return refuse("nothing-to-do");
    const fresh = choice === "start-fresh";
    tx.set<Account>(accountsCollection, uid, {
      ...account.data,
      kind: fresh ? null : account.data.kind,
      review: false,
    });
    if (fresh) {
      tx.delete(profilesCollection, uid);
      tx.delete(briefsCollection, firstBriefId(uid));
    }
    return ok();
  });
}
