import type { StoreReads, StoreTransaction } from "~/ports/store";
import { readMode } from "./site-mode";

/** `moves/run`, in the store that is copied to. */
export interface Move {
  /** What the other store is known by, and since when nobody has written to it: another time is another content. */
  from: string;
  closedSince: string;
  beganAt: string;
  /** Documents by collection, as far as they could be counted before the site closed. */
  expected: Record<string, number>;
  /** Whether what was copied before may be of another content, so that more may stand here than there. */
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

export const movesCollection = "moves";
/** No collection is called that. */
const runId = "run";

export async function readMove(reads: StoreReads): Promise<Move | null> {
  return (await reads.get<Move>(movesCollection, runId))?.data ?? null;
}

export function writeMove(tx: StoreTransaction, move: Move): void {
  tx.set<Move>(movesCollection, runId, move);
}

export function writeCollectionMove(tx: StoreTransaction, collection: string, move: CollectionMove): void {
  tx.set<CollectionMove>(movesCollection, collection, move);
}

/** The store is not what this run copies to any more: it was opened, finished, or another run has taken over. */
export class MoveOverError extends Error {
  override name = "MoveOverError";
}

/**
 * Read in each transaction that writes what is copied, so that nothing is copied over what somebody has written since.
 * Throws `MoveOverError`.
 */
export async function requireMove(tx: StoreReads, own: Move): Promise<Move> {
  const [move, site] = await Promise.all([readMove(tx), readMode(tx)]);
  const isOwn = move?.from === own.from && move.closedSince === own.closedSince;
  if (!isOwn || move.copiedAt !== null || site?.mode !== "READ_ONLY")
    throw new MoveOverError("The target was opened meanwhile, or another run has taken it over.");
  return move;
}
