import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { moveAccount } from "~/features/accounts/model/account-moves";
import type { MarketParts } from "~/features/accounts/model/member";
import type { JobType } from "~/platform/jobs/job";

/** Removes an account with an unproven address; its handler removes the identity, too. */
export const deleteUnprovenType: JobType<{ uid: string }> = { name: "delete-unproven", lane: "cleaning" };

/**
 * Marks an account with an unproven address as due, so that it can't be proven during its removal.
 * False where there is nothing to remove: it was proven, or is gone.
 */
export function beginRemoval({ store, clock }: MarketParts, uid: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (account?.status !== "PENDING" || moveAccount(account.status, "REMOVE", "system") !== "GONE")
      return false;
    tx.set<Account>(accountsCollection, uid, { ...account, deletesAt: clock.now().toISOString() });
    return true;
  });
}

/** Removes the mark, as long as nothing is removed yet. */
export function breakRemovalOff({ store }: MarketParts, uid: string): Promise<void> {
  return store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (account?.status !== "PENDING") return;
    const { deletesAt: _due, ...rest } = account;
    tx.set<Account>(accountsCollection, uid, rest);
  });
}
