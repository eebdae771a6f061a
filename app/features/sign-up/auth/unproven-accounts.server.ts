import { removeDeleted } from "~/features/leaving/auth/remove-account.server";
import { beginRemoval, breakRemovalOff, deleteUnprovenType } from "~/features/leaving/writes/remove-unproven";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { job } from "~/platform/jobs/job";
import { ok } from "~/values/result";

/**
 * Removes an unproven account with all its content, after seven days or once its owner asks for it.
 * While the provider gives no answer, the account can still be proven.
 */
export const deleteUnproven = job({
  ...deleteUnprovenType,
  async run(parts: AuthParts, job) {
    const { uid } = job.payload;
    if (!(await beginRemoval(parts, uid))) return ok();
    const removed = await removeDeleted(parts, job);
    if (!removed.ok) await breakRemovalOff(parts, uid);
    return removed;
  },
});
