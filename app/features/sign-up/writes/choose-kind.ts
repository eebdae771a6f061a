import type { AccountKind } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { mayFillIn } from "~/features/accounts/model/member";
import type { Store } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

/** Sets the kind of an account that has none. It is fixed from then on (domain.md). */
export async function chooseKind(
  store: Store,
  uid: string,
  kind: AccountKind,
): Promise<Result<void, "ALREADY_CHOSEN" | "AUTHENTICATION_REQUIRED" | "NOT_ACTIVE">> {
  return store.transact(async (tx) => {
    const account = await tx.get<Account>(accountsCollection, uid);
    if (!account) return refuse("AUTHENTICATION_REQUIRED");
    if (!mayFillIn(account.data)) return refuse("NOT_ACTIVE");
    if (account.data.kind !== null) return account.data.kind === kind ? ok() : refuse("ALREADY_CHOSEN");
    tx.set<Account>(accountsCollection, uid, { ...account.data, kind });
    return ok();
  });
}
