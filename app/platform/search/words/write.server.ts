import { isDeepStrictEqual } from "node:util";
import { collection } from "~/platform/ports/collection";
import type { SearchMade, SearchWrite } from "~/platform/ports/search";
import {
  type Store,
  StoreContentionError,
  type StoreReads,
  type StoreTransaction,
  type Versioned,
} from "~/platform/ports/store";
import type { IndexOf } from "~/platform/search/indexes";
import { metIn, toWordsEntry, type WordsEntry } from "./entries";

export const wordWalks = collection<SearchMade>()({
  name: "wordWalks",
  ofMember: null,
  inCopy: "made-anew",
});
/** Names the entries' shape, which has no steps: for another one the index is made anew. */
const madeId = ({ name, format }: IndexOf) => `${name}-words-${format}`;
const tries = 8;
const removedAtOnce = 100;

type Work = (made: SearchMade) => Promise<SearchWrite>;

export async function readMade(reads: StoreReads, of: IndexOf): Promise<SearchMade> {
  return (await reads.get<SearchMade>(wordWalks.name, madeId(of)))?.data ?? { walks: 0, cursor: null };
}

/**
 * Writes what `work` answers. It runs once to learn which entries it is about, and once more after
 * they were read in the transaction. If another process writes one of them in between, it runs
 * again, so that the last to read is the last to write. Writers of different briefs don't wait for
 * each other.
 */
export async function writeEntries(store: Store, of: IndexOf, work: Work): Promise<void> {
  let { entries } = await work(await readMade(store, of));
  for (let tried = 0; tried < tries; tried += 1) {
    const ids = entries.map(({ id }) => id);
    const { write, made, isKept } = await store.transact(async (tx) => {
      const made = await readMade(tx, of);
      const existing = await readEntries(tx, of, ids);
      const write = await work(made);
      const isKept = write.entries.every(({ id }) => existing.has(id));
      if (isKept) keep(tx, of, write, made, existing);
      return { write, made, isKept };
    });
    if (isKept) return endsWalk(write, made) ? endWalk(store, of, made, write.made) : undefined;
    entries = write.entries;
  }
  throw new StoreContentionError(`What the search writes has changed ${tries} times`);
}

function endsWalk(write: SearchWrite, { walks }: SearchMade): write is Required<SearchWrite> {
  return write.made !== undefined && write.made.walks > walks;
}

async function readEntries(tx: StoreTransaction, of: IndexOf, ids: readonly string[]) {
  const existing = new Map<string, Versioned<WordsEntry> | null>();
  for (let at = 0; at < ids.length; at += 100) {
    const some = ids.slice(at, at + 100);
    const found = await tx.getMany<WordsEntry>(of.collection, some);
    for (const [index, id] of some.entries()) existing.set(id, found[index] ?? null);
  }
  return existing;
}

function keep(
  tx: StoreTransaction,
  of: IndexOf,
  write: SearchWrite,
  made: SearchMade,
  existing: ReadonlyMap<string, Versioned<WordsEntry> | null>,
): void {
  const { walks, cursor } = made;
  const walk = walkOf(made, write.made !== undefined);
  for (const { id, entry } of write.entries) {
    const before = existing.get(id)?.data ?? null;
    const after = entry && toWordsEntry(of, id, entry, walk);
    if (after === null && before !== null) tx.delete(of.collection, id);
    if (after !== null && !isDeepStrictEqual(before, after)) tx.set<WordsEntry>(of.collection, id, after);
  }
  if (!write.made) return;
  // A walk goes on until every entry that it hasn't met is removed. Its cursor is then no position,
  // so that a walk that is cut off here begins anew.
  const next = endsWalk(write, made) ? { walks, cursor: cursor ?? "" } : write.made;
  tx.set<SearchMade>(wordWalks.name, madeId(of), next);
}

/** Odd while a walk is under way, from its first page on. */
const walkOf = ({ walks, cursor }: SearchMade, isPage: boolean) =>
  walks * 2 + (isPage || cursor !== null ? 1 : 0);

/**
 * Removes, in steps, the entries that weren't written or met since the walk began, and counts the
 * walk. Another process may do it first.
 */
async function endWalk(
  store: Store,
  of: IndexOf,
  { walks, cursor }: SearchMade,
  ended: SearchMade,
): Promise<void> {
  const walk = walkOf({ walks, cursor }, true);
  const ending: SearchMade = { walks, cursor: cursor ?? "" };
  const older = {
    collection: of.collection,
    orderBy: { field: "met", direction: "desc" },
    atMost: metIn(walk, ""),
    limit: removedAtOnce,
  } as const;
  for (let isOver = false; !isOver; )
    isOver = await store.transact(async (tx) => {
      const made = await readMade(tx, of);
      if (made.walks !== ending.walks || made.cursor !== ending.cursor) return true;
      const { items } = await tx.query<WordsEntry>(older);
      for (const { id } of items) tx.delete(of.collection, id);
      if (items.length === 0) tx.set<SearchMade>(wordWalks.name, madeId(of), ended);
      return items.length === 0;
    });
}
