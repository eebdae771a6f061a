import { ok, type Result, refuse } from "~/contract/result";
import type { Store } from "~/ports/store";
import { type Account, accountsCollection } from "../accounts/account";
import { mayFillIn } from "../accounts/member";
import { briefsCollection } from "../briefs/brief";
import { getHirerRecord, hasPublished, hirerRecordsCollection } from "../briefs/hirer-record";
import { allOf } from "../pages";
import { profilesCollection } from "../profiles/profile";
import { listOwnBriefs } from "../reading/list-briefs";
import { listSaved, savedBriefsCollection } from "../saved/saved-briefs";

export type ReviewChoice = "KEEP" | "START_FRESH";

/**
 * The owner's answer about what was filled in before the address was proven in another browser.
 * `START_FRESH` deletes the profile, the drafts and the list of saved briefs, forgets the settings and
 * asks for the kind anew. Where anything was published others have to do with it, and it stays.
 */
export async function reviewAccount(
  store: Store,
  uid: string,
  choice: ReviewChoice,
): Promise<Result<void, "NOTHING_TO_DO" | "NOT_ACTIVE">> {
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!account?.data.review) return refuse("NOTHING_TO_DO");
    if (!mayFillIn(account.data)) return refuse("NOT_ACTIVE");
    if (choice === "KEEP") {
      tx.set<Account>(accountsCollection, uid, { ...account.data, review: false });
      return ok();
    }
    if (hasPublished(await getHirerRecord(tx, uid))) return refuse("NOTHING_TO_DO");
    const drafts = await idsOf((page) => listOwnBriefs(tx, uid, "DRAFT", page));
    const saved = await idsOf((page) => listSaved(tx, uid, page));
    const { settings: _settings, ...rest } = account.data;
    tx.set<Account>(accountsCollection, uid, { ...rest, kind: null, review: false });
    tx.delete(profilesCollection, uid);
    tx.delete(hirerRecordsCollection, uid);
    for (const id of drafts) tx.delete(briefsCollection, id);
    for (const id of saved) tx.delete(savedBriefsCollection, id);
    return ok();
  });
}

async function idsOf(read: Parameters<typeof allOf>[0]): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of allOf(read)) ids.push(id);
  return ids;
}
