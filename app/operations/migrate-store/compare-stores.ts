import { copiedCollections } from "~/collections";
import type { StoreReads } from "~/platform/ports/store";
import { type Sum, sumAll } from "./checksum";

/** A collection in both stores. */
export interface Compared {
  collection: string;
  from: Sum;
  to: Sum;
  /**
   * The same documents with the same content. Versions are compared separately: an engine may count
   * them in its own way.
   */
  isEqual: boolean;
  hasSameVersions: boolean;
}

/**
 * Reads both stores completely, in parallel, and compares the copied collections, without expired
 * documents.
 */
export async function compareStores(
  from: StoreReads,
  to: StoreReads,
  now: Date,
  onRead?: (documents: number) => void,
  collections: readonly string[] = copiedCollections,
): Promise<Compared[]> {
  const [ours, theirs] = await Promise.all(
    [from, to].map((store) => sumAll(store, collections, now.toISOString(), onRead)),
  );
  return collections.flatMap((collection) => {
    const [here, there] = [ours?.get(collection), theirs?.get(collection)];
    if (!here || !there) return [];
    return {
      collection,
      from: here,
      to: there,
      isEqual: here.documents === there.documents && here.content === there.content,
      hasSameVersions: here.versions === there.versions,
    };
  });
}
