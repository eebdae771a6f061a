import { type Account, accountsCollection, isDue } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { noteActivity } from "~/features/accounts/writes/activity";
import { type AccountState, changeAccount, toAccountState } from "~/features/accounts/writes/change-account";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import { DELETION_DELAY } from "~/values/durations";
import { ok, type Result, refuse } from "~/values/result";
import { leaveBriefs } from "./close-briefs";
import { deleteUnprovenType } from "./remove-unproven";
import { planToTellPartners } from "./tell-partners";

/** Removes an account after its fourteen days; its handler removes the identity, too. */
export const removeAccountType: JobType<{ uid: string }> = { name: "remove-account", lane: "cleaning" };

/**
 * Begins to delete the member's own account. For fourteen days nothing is lost and it can be taken
 * back, except that open briefs close at once, because their applicants would get no answer. An
 * account with an unproven address goes at once: other members have no dealings with it. `device`
 * is the browser that asked, like "Firefox on Android"; the member's history names it.
 */
export function deleteAccount(
  { store, clock }: MarketParts,
  uid: string,
  device: string | null = null,
): Promise<Result<AccountState>> {
  return store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (!account) return refuse("SIGN_IN_FIRST");
    // A repeated press of the button.
    if (account.status === "DELETING") return ok(toAccountState(uid, account));
    if (account.status === "PENDING") {
      const deletesAt = clock.now().toISOString();
      tx.set<Account>(accountsCollection, uid, { ...account, deletesAt });
      enqueue(tx, oneFor(deleteUnprovenType, { uid }), clock.now());
      return ok(toAccountState(uid, { ...account, deletesAt }));
    }
    const dueAt = new Date(clock.now().getTime() + DELETION_DELAY);
    const deletesAt = dueAt.toISOString();
    const move = { event: "DELETE", actor: "owner", notification: "account-deleting", deletesAt } as const;
    const moved = changeAccount(tx, clock, { uid, account }, move);
    if (!moved.ok) return moved;
    noteActivity(tx, clock, { uid, event: "deletion-asked", device });
    enqueue(tx, { ...oneFor(removeAccountType, { uid }), dueAt }, clock.now());
    enqueue(tx, oneFor(leaveBriefs, { uid }), clock.now());
    planToTellPartners(tx, clock.now(), { uid, deletesAt, kept: false });
    return moved;
  });
}

/** Keeps the account after all; possible until its fourteen days are over. */
export function takeDeletionBack(
  { store, clock }: MarketParts,
  uid: string,
  device: string | null = null,
): Promise<Result<AccountState>> {
  return store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (!account) return refuse("SIGN_IN_FIRST");
    if (account.status === "ACTIVE") return ok(toAccountState(uid, account));
    // From this moment on the removal may be running, and can't be undone half way.
    if (isDue(account, clock.now())) return refuse("ACCOUNT_GONE");
    const move = { event: "TAKE_BACK_DELETION", actor: "owner", notification: "account-kept" } as const;
    const kept = changeAccount(tx, clock, { uid, account }, move);
    if (!kept.ok) return kept;
    noteActivity(tx, clock, { uid, event: "deletion-undone", device });
    if (account.deletesAt)
      planToTellPartners(tx, clock.now(), { uid, deletesAt: account.deletesAt, kept: true });
    return kept;
  });
}
