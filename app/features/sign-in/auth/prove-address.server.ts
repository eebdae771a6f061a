import type { Account } from "~/features/accounts/model/account";
import { moveAccount } from "~/features/accounts/model/account-moves";
import type { StoreTransaction } from "~/platform/ports/store";
import { type Attempt, attemptsCollection } from "./attempts.server";

/**
 * The account after a link proved its address. `review`: ask the owner whether to keep the content.
 */
export function proveAddress(account: Account, now: Date, review: boolean): Account {
  const moved = moveAccount(account.status, "CONFIRM_ADDRESS", "owner");
  const status = moved === null || moved === "GONE" ? account.status : moved;
  return { ...account, status, emailVerifiedAt: now.toISOString(), review };
}

// Only the newest attempts of an address matter: older ones can't open a session any more.
const most = 100;

/**
 * Finds the attempts of an address. Answers a function that marks them as used, but keeps their
 * forms: reads come before writes, hence two steps.
 */
export async function otherAttempts(tx: StoreTransaction, address: string, now: Date): Promise<() => void> {
  const found = await tx.query<Attempt>({
    collection: attemptsCollection,
    where: { address },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: most,
  });
  return () => {
    for (const { id, data } of found.items) {
      tx.set<Attempt>(attemptsCollection, id, { ...data, usedAt: data.usedAt ?? now.toISOString() });
    }
  };
}
