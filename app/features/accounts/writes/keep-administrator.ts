import {
  administratorsCollection,
  isListedAdministrator,
  type ListedAdministrator,
} from "~/features/accounts/model/administrators";
import type { Clock } from "~/platform/ports/clock";
import type { Store } from "~/platform/ports/store";

/** Keeps the list equal to the provider's claim; writes only where it differs. */
export async function keepAdministrator(
  store: Store,
  clock: Clock,
  uid: string,
  admin: boolean,
): Promise<void> {
  if ((await isListedAdministrator(store, uid)) === admin) return;
  await store.transact(async (tx) => {
    const since = clock.now().toISOString();
    if (admin) tx.set<ListedAdministrator>(administratorsCollection, uid, { uid, since });
    else tx.delete(administratorsCollection, uid);
  });
}
