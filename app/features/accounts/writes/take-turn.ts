import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { Member } from "~/features/accounts/model/member";
import type { StoreTransaction } from "~/platform/ports/store";

/**
 * Writes the member's account unchanged, in a transaction where a query decides: of two such
 * transactions at once one is run again and sees the other's writes. Some engines don't notice that
 * a query would give another result by now (ports/store.ts).
 */
export function takeTurn(tx: StoreTransaction, { uid, account }: Member): void {
  tx.set<Account>(accountsCollection, uid, account);
}
