import { copiedCollections } from "~/collections";
import { requireKnownVersions } from "~/operations/migrations/schema-record";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreReads } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/platform/values/result";
import {
  type CollectionMove,
  type Move,
  MoveOverError,
  readCollectionMoves,
  readMove,
  writeCollectionMove,
  writeMove,
} from "./move-record";
import { closeSite, readMode } from "./site-mode";

export type MoveRefusal = "holds-others" | "other-move" | "source-open";

interface Parts {
  from: Store;
  to: Store;
  clock: Clock;
  /** The message to visitors during the move. */
  reason: string;
  /** Counts the documents while people still write, by collection. */
  countExpected(): Promise<Record<string, number>>;
}

/**
 * Closes both stores, and records the move in the second. Refuses, before anything is written, a
 * second store that holds anything but its own move from this store, or was opened since. If the
 * source was opened in between, everything is copied again: existing documents are compared and
 * corrected. Throws `NewerDocumentsError` and `MoveOverError`.
 */
export async function beginMove({
  from,
  to,
  clock,
  reason,
  countExpected,
}: Parts): Promise<Result<Move, MoveRefusal>> {
  await requireKnownVersions(from);
  await requireKnownVersions(to);
  const existing = await readMove(to);
  if (!existing) {
    const held = await findHeld(to);
    if (held.length > 0) return refuse("holds-others", { detail: held.join(", ") });
  } else if (existing.from !== (await readMode(from))?.store) return refuse("other-move");

  const expected = existing?.expected ?? (await countExpected());
  const closed = await closeSite({ store: from, clock }, { reason, until: null });
  if (!existing) await closeSite({ store: to, clock }, { reason, until: null });
  if (existing && existing.closedSince === closed.since) return ok(existing);
  const move: Move = {
    from: closed.store,
    closedSince: closed.since,
    beganAt: clock.now().toISOString(),
    expected,
    mayHoldMore: existing !== null,
    searchWalks: null,
    copiedAt: null,
  };
  await to.transact(async (tx) => {
    const [found] = await Promise.all([readMove(tx), readCollectionMoves(tx, copiedCollections)]);
    if (found?.closedSince !== existing?.closedSince) throw new MoveOverError();
    for (const collection of copiedCollections) writeCollectionMove(tx, collection, notBegun);
    writeMove(tx, move);
  });
  return ok(move);
}

export const notBegun: CollectionMove = { cursor: null, copied: 0, isWhole: false };

/** The number of documents of this move that were copied already. */
export async function countCopied(to: StoreReads): Promise<number> {
  const notes = await readCollectionMoves(to, copiedCollections);
  return notes.reduce((sum, note) => sum + (note?.copied ?? 0), 0);
}

/** The copied collections that aren't empty. */
async function findHeld(store: StoreReads): Promise<string[]> {
  const held: string[] = [];
  for (const collection of copiedCollections) {
    const { items } = await store.query({ collection, limit: 1 });
    if (items.length > 0) held.push(collection);
  }
  return held;
}
