import { moves } from "~/operations/own-collections";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
/** `moves/run`, in the target store. */
export interface Move {
  /**
   * The source store's name, and the time since which it has been read-only: another time means
   * other content.
   */
  from: string;
  closedSince: string;
  beganAt: string;
  /** Documents by collection, counted as far as possible before the site closed. */
  expected: Record<string, number>;
  /**
   * Whether an earlier run may have copied other content, so that the target may hold documents
   * missing in the source.
   */
  mayHoldMore: boolean;
  /**
   * The number of walks after which the search is built from this store; null before that begins.
   */
  searchWalks: number | null;
  /** When both were compared and found equal; null before. */
  copiedAt: string | null;
}

/** `moves/{collection}`: the progress of its copy. */
export interface CollectionMove {
  /** A cursor of the source store: all before it is copied. Null for the beginning. */
  cursor: string | null;
  copied: number;
  isWhole: boolean;
}

export const movesCollection = "moves";
/** No collection has this name. */
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

/**
 * This run may not copy to the store any more: the copy is finished, or another run has taken over.
 */
export class MoveOverError extends Error {
  override name = "MoveOverError";
  override message = "Another run has finished this copy, or has begun it anew.";
}

/**
 * Read in each transaction that copies documents, so that no copy overwrites later writes: the
 * store is not opened before the copy is finished. A single document that is rarely written,
 * because on Firestore each of these transactions locks it. Throws `MoveOverError`.
 */
export async function requireMove(tx: StoreReads, own: Move): Promise<Move> {
  const move = await readMove(tx);
  if (move?.from !== own.from || move.closedSince !== own.closedSince || move.copiedAt !== null)
    throw new MoveOverError();
  return move;
}
