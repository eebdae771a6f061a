import type { StoredDocument } from "~/platform/ports/collection";
import type { Store, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { canonicalText } from "./canonical-text";
import { inParallel } from "./in-parallel";
import {
  type CollectionMove,
  type Move,
  readCollectionMoves,
  requireMove,
  writeCollectionMove,
} from "./move-record";
import { type Found, walk } from "./walk";

export interface CopyParts {
  /** Read-only meanwhile, but sessions may still end. */
  from: StoreReads;
  to: Store;
  /** Writes to the target, at its pace. */
  write<R>(documents: number, work: (tx: StoreTransaction) => Promise<R>): Promise<R>;
  move: Move;
  /** Documents expired by then aren't copied; ISO 8601 UTC. */
  at: string;
}

/** The number of one collection's pages that are written at once. */
const PAGES_AT_ONCE = 4;
/** The maximum of characters in a transaction: less than 10 MB, whatever they are. */
const WRITE_CHARACTERS = 2_500_000;
/** Progress is recorded this often at most, in ms. */
const NOTE_EVERY = 250;

/**
 * Copies the rest of a collection. After a kill it continues from the last recorded position;
 * copying a document again changes nothing, so an append-only collection accepts it, too.
 * `onCopied` gets the number of documents.
 */
export async function copyCollection(
  parts: CopyParts,
  collection: string,
  onCopied: (documents: number) => void,
): Promise<void> {
  const { from, to } = parts;
  const [found] = await readCollectionMoves(to, [collection]);
  const start = found ?? { cursor: null, copied: 0, isWhole: false };
  if (start.isWhole) return;
  const notes = createNotes(start, (reached) =>
    to.transact(async (tx) => {
      await Promise.all([requireMove(tx, parts.move), readCollectionMoves(tx, [collection])]);
      writeCollectionMove(tx, collection, reached);
    }),
  );
  let pages = 0;
  await inParallel(
    PAGES_AT_ONCE,
    walk(from, collection, parts.at, start.cursor),
    async ({ documents, next }) => {
      const at = pages++;
      for (const part of partsOf(documents)) await writeAll(parts, collection, part);
      onCopied(documents.length);
      await notes.done(at, documents.length, next);
    },
  );
  await notes.end();
}

/** Writes the documents that are missing or different in the target. */
function writeAll(
  { write, move }: CopyParts,
  collection: string,
  documents: readonly Found[],
): Promise<void> {
  return write(documents.length, async (tx) => {
    const [, there] = await Promise.all([
      requireMove(tx, move),
      tx.getMany<StoredDocument>(
        collection,
        documents.map(({ id }) => id),
      ),
    ]);
    for (const [at, { id, data, version, text }] of documents.entries()) {
      const existing = there[at];
      // Writing the same content again would raise its version, which open forms refer to.
      const isThere = existing && existing.version >= version && canonicalText(existing.data) === text;
      if (!isThere) copyInto(tx, collection, { id, data, version });
    }
  });
}

/**
 * A document of an older release that no engine accepts any more. It may contain members' text, so
 * it isn't shown.
 */
export class UncopyableDocumentError extends Error {
  override name = "UncopyableDocumentError";
}

function copyInto(
  tx: StoreTransaction,
  collection: string,
  { id, data, version }: Pick<Found, "id" | "data" | "version">,
): void {
  try {
    tx.set(collection, id, data, version);
  } catch (error) {
    throw new UncopyableDocumentError(
      `${collection}/${id} can’t be copied as it is: ${(error as Error).message}. If an older release wrote it, open ` +
        "the site, have `npm run migrate` rewrite it, and begin again.",
      { cause: error },
    );
  }
}

/** In their order, split where a transaction would become too large. */
function partsOf(documents: readonly Found[]): Found[][] {
  const parts: Found[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const document of documents) {
    characters += document.text.length;
    if (characters > WRITE_CHARACTERS) {
      parts.push([]);
      characters = document.text.length;
    }
    parts.at(-1)?.push(document);
  }
  return parts;
}

/**
 * Pages end in any order; the recorded position is the one before which all are copied. One record
 * at a time, the last one always.
 */
function createNotes(start: CollectionMove, write: (reached: CollectionMove) => Promise<void>) {
  const ended = new Map<number, { documents: number; next: string | null }>();
  let [reached, noted, first] = [start, start, 0];
  let notedAt = performance.now();
  let writing: Promise<void> = Promise.resolve();

  function note(): Promise<void> {
    writing = writing.then(async () => {
      if (noted === reached) return;
      const now = reached;
      await write(now);
      noted = now;
      notedAt = performance.now();
    });
    return writing;
  }

  return {
    async done(at: number, documents: number, next: string | null): Promise<void> {
      ended.set(at, { documents, next });
      for (let page = ended.get(first); page; page = ended.get(first)) {
        ended.delete(first);
        first += 1;
        reached = {
          cursor: page.next,
          copied: reached.copied + page.documents,
          isWhole: page.next === null,
        };
      }
      if (noted !== reached && performance.now() - notedAt >= NOTE_EVERY) await note();
    },
    end: note,
  };
}
