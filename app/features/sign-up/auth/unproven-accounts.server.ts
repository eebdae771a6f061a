import { removeDeleted } from "~/features/leaving/auth/remove-account.server";
import { beginRemoval, breakRemovalOff, deleteUnprovenType } from "~/features/leaving/rules/remove-unproven";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { job } from "~/platform/jobs/job";
import { ok } from "~/platform/values/result";

/**
 * Seven days on, or once its owner asks for it, an account whose address nobody proved goes like any other, with all that was filled
 * in. While the provider gives no answer it can still be proven.
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
