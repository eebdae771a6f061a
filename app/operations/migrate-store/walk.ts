import { expiringCollections } from "~/collections";
import type { StoredDocument } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { canonicalText } from "./canonical-text";

/** A document as an engine's own store has it, and its text, in which two equal ones are equal. */
export interface Found extends Versioned<StoredDocument> {
  text: string;
}

export interface WalkPage {
  /** Without those that are forgotten by now. */
  documents: Found[];
  /** Where the walk goes on after this page; null at the end. */
  next: string | null;
}

/** A page holds about so many characters at most, as far as the page before it tells. */
const PAGE_CHARACTERS = 4_000_000;
const PAGE_DOCUMENTS = 100;

/**
 * Every document of a collection, in pages, from `after` on. The next page is read once the one before was taken.
 * One that had expired by `at` isn't there any more: whether it was removed yet is another matter in each store.
 */
export async function* walk(
  store: StoreReads,
  collection: string,
  at: string,
  after: string | null = null,
): AsyncGenerator<WalkPage, void> {
  // Documents of the largest kind: a hundred of them would be a hundred megabytes.
  let limit = 10;
  for (let cursor = after; ; ) {
    const { items, next } = await store.query<StoredDocument>({ collection, after: cursor, limit });
    const documents = items
      .filter(({ data }) => !isForgotten(collection, data, at))
      .map((item) => ({ ...item, text: canonicalText(item.data) }));
    const characters = documents.reduce((sum, { text }) => sum + text.length, 0);
    yield { documents, next };
    if (next === null) return;
    cursor = next;
    limit = Math.max(1, Math.min(PAGE_DOCUMENTS, Math.floor((limit * PAGE_CHARACTERS) / (characters + 1))));
  }
}

function isForgotten(collection: string, { expiresAt }: StoredDocument, at: string): boolean {
  return expiringCollections.includes(collection) && typeof expiresAt === "string" && expiresAt <= at;
}
