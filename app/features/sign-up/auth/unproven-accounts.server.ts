import { removeDeletedAccount } from "~/features/leaving/auth/remove-account.server";
import { beginRemoval, breakRemovalOff } from "~/features/leaving/rules/remove-unproven";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import type { Job, JobHandler } from "~/platform/jobs/worker.server";
import { ok } from "~/platform/values/result";

/**
 * Seven days on, or once its owner asks for it, an account whose address nobody proved goes like any other, with all that was filled
 * in. While the provider gives no answer it can still be proven.
 */
export async function deleteUnproven(parts: AuthParts, job: Job): ReturnType<JobHandler> {
  const { uid } = job.payload as { uid: string };
  if (!(await beginRemoval(parts, uid))) return ok();
  const removed = await removeDeletedAccount(parts, job);
  if (!removed.ok) await breakRemovalOff(parts, uid);
  return removed;
}
