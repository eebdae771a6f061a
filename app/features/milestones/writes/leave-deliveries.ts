import { type Account, accountsCollection, isDue } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { files, type StoredFile } from "~/features/files/model/file";
import { planToRemoveBytes } from "~/features/files/writes/remove-bytes-job";
import type { Query, Versioned } from "~/platform/ports/store";

const most = 50;

/**
 * The files that a member delivered, once the account goes: as their words they stay for the
 * hirer, whose they are from then on, without taking room. Without that one they go. Idempotent;
 * false when out of time.
 */
export async function leaveDeliveries(
  parts: Pick<MarketParts, "store" | "clock">,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  const query: Query = {
    collection: files.name,
    where: { uid, place: "DELIVERY" },
    orderBy: { field: "addedAt", direction: "asc" },
    limit: most,
  };
  for (;;) {
    const { items } = await parts.store.query<StoredFile>(query);
    for (const file of items) {
      if (!hasTime()) return false;
      await leaveFile(parts, file);
    }
    if (items.length < most) return true;
  }
}

function leaveFile(
  { store, clock }: Pick<MarketParts, "store" | "clock">,
  { id, data: { of, uid } }: Versioned<StoredFile>,
): Promise<void> {
  return store.transact(async (tx) => {
    const file = (await tx.get<StoredFile>(files.name, id))?.data;
    const agreement = (await tx.get<Agreement>(agreementsCollection, of ?? ""))?.data;
    const { hirerUid = "" } = agreement ?? {};
    const hirer = (await tx.get<Account>(accountsCollection, hirerUid))?.data;
    if (file?.uid !== uid) return;
    const now = clock.now();
    if (hirer && hirerUid !== uid && !isDue(hirer, now))
      return tx.set<StoredFile>(files.name, id, { ...file, uid: hirerUid });
    tx.delete(files.name, id);
    planToRemoveBytes(tx, now, id);
  });
}
