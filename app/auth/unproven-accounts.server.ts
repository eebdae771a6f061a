import { ok, type Result } from "~/contract/result";
import { type Account, accountsCollection } from "~/domain/accounts/account";
import { moveAccount } from "~/domain/accounts/account-moves";
import { firstBriefId } from "~/domain/accounts/save-draft";
import { briefsCollection } from "~/domain/briefs/brief";
import { profilesCollection } from "~/domain/profiles/profile";
import type { Job } from "~/jobs/worker.server";
import type { AuthParts } from "./auth-parts";
import { otherSessions } from "./prove-address.server";

export const deleteUnprovenType = "delete-unproven";

export function deleteUnprovenJob(uid: string) {
  return { type: deleteUnprovenType, payload: { uid } };
}

/** Seven days on, an account whose address nobody proved goes, with all that was filled in. */
export async function deleteUnproven(
  { identity, store }: AuthParts,
  job: Job,
): Promise<Result<void, string>> {
  const { uid } = job.payload as { uid: string };
  const account = await store.get<Account>(accountsCollection, uid);
  if (account?.data.status !== "pending" || !moveAccount(account.data.status, "remove", "system"))
    return ok();
  const deleted = await identity.deleteUser(uid);
  if (!deleted.ok && deleted.code !== "user-not-found") return deleted;
  await store.transact(async (tx) => {
    const endSessions = await otherSessions(tx, uid);
    endSessions();
    tx.delete(accountsCollection, uid);
    tx.delete(profilesCollection, uid);
    tx.delete(briefsCollection, firstBriefId(uid));
  });
  return ok();
}
