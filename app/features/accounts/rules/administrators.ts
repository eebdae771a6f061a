import type { Clock } from "~/platform/ports/clock";
import { collection } from "~/platform/ports/collection";
import type { Store, StoreReads } from "~/platform/ports/store";

/**
 * `administrators/{uid}`: who gets the administrators' mails and is suspended by the command alone. The claim at the
 * provider says who may act; this is a copy of it that can be listed, and read in a transaction.
 */
export interface ListedAdministrator {
  uid: string;
  /** ISO 8601 UTC. */
  since: string;
  /** “This wasn't me” removed passkeys of theirs: a link adds none before the command has made them one anew. */
  passkeysRemoved?: true;
}

export const administrators = collection<ListedAdministrator>()({
  name: "administrators",
  ofMember: { id: "uid", exported: "apart" },
  shared: true,
});
export const administratorsCollection = administrators.name;

/** Of a hundred at most: each is mailed about each act. */
export async function listAdministrators(reads: StoreReads): Promise<string[]> {
  const { items } = await reads.query<ListedAdministrator>({
    collection: administratorsCollection,
    limit: 100,
  });
  return items.map(({ id }) => id);
}

export async function isListedAdministrator(reads: StoreReads, uid: string): Promise<boolean> {
  return (await reads.get(administratorsCollection, uid)) !== null;
}

/** Keeps the list as the provider's claim is; writes only where it differs. */
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
