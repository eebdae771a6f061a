import type { Store } from "~/platform/ports/store";

/** What earlier releases kept, and this one doesn't: the search made of the store's documents. */
const formerCollections: readonly string[] = ["memberWords", "words", "wordWalks"];

const deletedAtOnce = 100;

/**
 * Deletes the documents of former collections, a page at a time while `goesOn`, and answers how
 * many. A release that runs beside this one may add some, so it is worth looking again after the
 * rollout.
 */
export async function emptyFormerCollections(store: Store, goesOn = () => true): Promise<number> {
  let total = 0;
  for (const collection of formerCollections)
    for (let found = 1; found > 0 && goesOn(); total += found) found = await emptyPage(store, collection);
  return total;
}

function emptyPage(store: Store, collection: string): Promise<number> {
  return store.transact(async (tx) => {
    const { items } = await tx.query({ collection, limit: deletedAtOnce });
    for (const { id } of items) tx.delete(collection, id);
    return items.length;
  });
}
