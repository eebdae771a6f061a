import { moves } from "~/operations/own-collections";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
/** `moves/run`, in the store that is copied to. */
export interface Move {
  /**
   * What the other store is known by, and since when nobody has written to it: another time is
   * another content.
   */
  from: string;
  closedSince: string;
  beganAt: string;
  /** Documents by collection, as far as they could be counted before the site closed. */
  expected: Record<string, number>;
  /**
   * Whether what was copied before may be of another content, so that more may stand here than
   * there.
   */
  mayHoldMore: boolean;
  /** How often the search has to have been made from this store; null before that begins. */
  searchWalks: number | null;
  /** When both were compared and found equal; null before. */
  copiedAt: string | null;
}

/** `moves/{collection}`: how far it is copied. */
export interface CollectionMove {
  /** A cursor of the other store: all before it stands here. Null for the beginning. */
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

/**
 * The store is not what this run copies to any more: that is finished, or another run has taken
 * over.
 */
export class MoveOverError extends Error {
  override name = "MoveOverError";
  override message = "Another run has finished this copy, or has begun it anew.";
}

/**
 * Read in each transaction that writes what is copied, so that nothing is copied over what somebody
 * has written since: nobody opens the store before the copy is finished. One document alone, which
 * hardly anybody writes: on Firestore each of these transactions holds it. Throws `MoveOverError`.
 */
export async function requireMove(tx: StoreReads, own: Move): Promise<Move> {
  const move = await readMove(tx);
  if (move?.from !== own.from || move.closedSince !== own.closedSince || move.copiedAt !== null)
    throw new MoveOverError();
  return move;
}
