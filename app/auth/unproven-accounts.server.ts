import { ok } from "~/contract/result";
import { beginRemoval, breakRemovalOff } from "~/domain/leaving/remove-unproven";
import type { Job, JobHandler } from "~/jobs/worker.server";
import type { AuthParts } from "./auth-parts";
import { removeDeletedAccount } from "./remove-account.server";

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
