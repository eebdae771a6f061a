import { moves } from "~/operations/own-collections";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
/** `moves/run`, in the store that is copied to. */
export interface Move {
  /**
   * The id of the other store, and since when it has been read-only. If it was opened in between,
   * that time differs, and its content may differ.
   */
  from: string;
  closedSince: string;
  beganAt: string;
  /** Documents by collection, as far as they could be counted before the site closed. */
  expected: Record<string, number>;
  /**
   * Whether an earlier run may have copied documents that the other store has lost since, so that
   * they have to be removed here.
   */
  mayHoldMore: boolean;
  /** The number of walks after which the search is built; null before that begins. */
  searchWalks: number | null;
  /** When both were compared and found equal; null before. */
  copiedAt: string | null;
}

/** `moves/{collection}`: how far it is copied. */
export interface CollectionMove {
  /** A cursor of the other store: everything before it is copied. Null for the beginning. */
  cursor: string | null;
  copied: number;
  isWhole: boolean;
}

/** No collection is called that. */
const runId = "run";

export async function readMove(reads: StoreReads): Promise<Move | null> {
  return (await reads.get<Move>(moves.name, runId))?.data ?? null;
}

export function writeMove(tx: StoreTransaction, move: Move): void {
  tx.set<Move>(moves.name, runId, move);
}

export function removeMove(tx: StoreTransaction): void {
  tx.delete(moves.name, runId);
}

export async function readCollectionMoves(
  reads: StoreReads,
  collections: readonly string[],
): Promise<(CollectionMove | null)[]> {
  const found = await reads.getMany<CollectionMove>(moves.name, collections);
  return found.map((one) => one?.data ?? null);
}

export function writeCollectionMove(tx: StoreTransaction, collection: string, move: CollectionMove): void {
  tx.set<CollectionMove>(moves.name, collection, move);
}

/** This run may not copy any more: the copy is finished, or another run has taken over. */
export class MoveOverError extends Error {
  override name = "MoveOverError";
  override message = "Another run has finished this copy, or has begun it anew.";
}

/**
 * Called in each transaction that copies, so that a run that was superseded overwrites nothing: the
 * store can't be opened before the copy is finished. Reads one document, which is seldom written,
 * because on Firestore each of these transactions locks it. Throws `MoveOverError`.
 */
export async function requireMove(tx: StoreReads, own: Move): Promise<Move> {
  const move = await readMove(tx);
  if (move?.from !== own.from || move.closedSince !== own.closedSince || move.copiedAt !== null)
    throw new MoveOverError();
  return move;
}
