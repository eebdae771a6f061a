import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { removeAccountType } from "~/features/leaving/writes/delete-account";
import { isToRemove, removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { endSessions } from "~/features/sign-in/auth/own-sessions.server";
import { removePasskeys } from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import { type Job, type JobOutcome, job } from "~/platform/jobs/job";
import { ok } from "~/values/result";
import { forgetAddress } from "./forget-address.server";

/**
 * Fourteen days after its owner asked for it an account goes: its sessions, so that nothing adds to
 * it any more, its identity, what belongs to it, and last the account itself. So a removal that was
 * cut off, or ran out of time, goes on where it stopped, and no half goes first while the provider
 * is in trouble.
 */
export const removeDeletedAccount = job({ ...removeAccountType, run: removeDeleted });

export async function removeDeleted(
  parts: AuthParts,
  job: Job<{ uid: string }>,
): Promise<JobOutcome<{ uid: string }>> {
  const { uid } = job.payload;
  // Taken back meanwhile, or deleted anew, which plans a job of its own.
  if (!(await isToRemove(parts, uid))) return ok();
  await endSessions(parts.store, uid, () => true);
  await removePasskeys(parts, uid);
  const deleted = await parts.identity.deleteUser(uid);
  if (!deleted.ok && deleted.code !== "user-not-found") return deleted;
  if (!(await removeBelongings(parts, uid, job.hasTime))) return ok({ goOn: job.payload });
  const account = await parts.store.get<Account>(accountsCollection, uid);
  const isForgotten = !account || (await forgetAddress(parts.store, account.data.email, job.hasTime));
  if (!isForgotten) return ok({ goOn: job.payload });
  await removeAccount(parts, uid);
  return ok();
}
