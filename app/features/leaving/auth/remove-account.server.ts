import { type Account, accountsCollection } from "~/features/accounts/rules/account";
import { removeAccountType } from "~/features/leaving/rules/delete-account";
import { isToRemove, removeAccount, removeBelongings } from "~/features/leaving/rules/remove-member";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { endSessions } from "~/features/sign-in/auth/own-sessions.server";
import { removePasskeys } from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import { type Job, type JobOutcome, job } from "~/platform/jobs/job";
import { ok } from "~/platform/values/result";
import { forgetAddress } from "./forget-address.server";

/**
 * Removes an account fourteen days after its owner asked for it: first its sessions, so that no
 * more is added, then its identity, its data, and last the account itself. In this order a removal
 * that was cut off, or ran out of time, resumes where it stopped, and trouble with the provider
 * doesn't leave half an account.
 */
export async function removeDeletedAccount(parts: AuthParts, job: Job): ReturnType<JobHandler> {
  const { uid } = job.payload as { uid: string };
  // The deletion was taken back meanwhile, or asked for again, which plans its own job.
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
