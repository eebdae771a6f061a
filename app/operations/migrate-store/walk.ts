import { expiringCollections } from "~/collections";
import type { StoredDocument } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { canonicalText } from "./canonical-text";

/** A document as an engine's own store has it, with a text that is the same for equal documents. */
export interface Found extends Versioned<StoredDocument> {
  text: string;
}

export interface WalkPage {
  /** Without expired ones. */
  documents: Found[];
  /** Where the walk continues after this page; null at the end. */
  next: string | null;
}

/** A page's approximate limit of characters, judged by the page before. */
const PAGE_CHARACTERS = 4_000_000;
const PAGE_DOCUMENTS = 100;

/**
 * Every document of a collection, in pages, from `after` on. The next page is read after the
 * previous one was taken. Documents expired by `at` are left out, because each store may or may not
 * have removed them yet.
 */
export async function* walk(
  store: StoreReads,
  collection: string,
  at: string,
  after: string | null = null,
): AsyncGenerator<WalkPage, void> {
  // Assume the largest documents at first: a hundred of them would be a hundred megabytes.
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
