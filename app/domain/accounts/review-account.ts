import { ok, type Result, refuse } from "~/contract/result";
import type { Store } from "~/ports/store";
import { type Brief, briefsCollection } from "../briefs/brief";
import { getHirerRecord, hirerRecordsCollection, withBriefMoved } from "../briefs/hirer-record";
import { mayFillIn } from "../members/member";
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
): Promise<Result<void, "nothing-to-do" | "not-active">> {
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!account?.data.review) return refuse("nothing-to-do");
    if (!mayFillIn(account.data)) return refuse("not-active");
    const brief = await tx.get<Brief>(briefsCollection, firstBriefId(uid));
    const record = await getHirerRecord(tx, uid);
    const fresh = choice === "start-fresh";
    tx.set<Account>(accountsCollection, uid, {
      ...account.data,
      kind: fresh ? null : account.data.kind,
      review: false,
    });
    if (fresh) {
      tx.delete(profilesCollection, uid);
      if (brief) {
        tx.delete(briefsCollection, firstBriefId(uid));
        tx.set(hirerRecordsCollection, uid, withBriefMoved(record, brief.data.status, null));
      }
    }
    return ok();
  });
}
