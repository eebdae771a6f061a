import { setTimeout as pause } from "node:timers/promises";
import {
  type Store,
  StoreContentionError,
  StoreReadOnlyError,
  StoreUnavailableError,
} from "~/platform/ports/store";

/** How fast a store may be written to. */
export interface Pace {
  /** Documents a second at the beginning; null for as many as it takes. */
  first: number | null;
  /** By which it may grow, so often, in ms. */
  growth: number;
  every: number;
}

export const unbounded: Pace = { first: null, growth: 1, every: 1 };

/**
 * What Firestore asks of who writes to new collections (firebase.google.com/docs/firestore/best-practices, "Ramping up
 * traffic"): 500 a second at first, half as many more every five minutes.
 */
export const rampingUp: Pace = { first: 500, growth: 1.5, every: 300_000 };

/** In ms: the first wait after trouble, which doubles up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/** So many failures of one call in a row, some six minutes, are no passing trouble. */
const TRIES = 20;

/** Runs what a store is asked, and again while it is in trouble. */
export type Retry = <R>(documents: number, work: () => Promise<R>) => Promise<R>;

/**
 * Asks a store within a pace, by documents. One in trouble is asked again, ever later, and everybody waits with the
 * call that failed. Throws what the last of 20 tries failed with, and anything that isn't trouble at once.
 */
export function createRetry({ first, growth, every }: Pace, onTrouble: (error: Error) => void): Retry {
  const begun = performance.now();
  /** When the next call may begin, on `performance.now()`'s clock. */
  let free = begun;

  function book(documents: number): number {
    const now = performance.now();
    const at = Math.max(now, free);
    const rate = (first ?? Number.POSITIVE_INFINITY) * growth ** Math.floor((now - begun) / every);
    free = at + (documents / rate) * 1_000;
    return at - now;
  }

  return async (documents, work) => {
    for (let wait = FIRST_WAIT, tries = 1; ; tries += 1, wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const ahead = book(documents);
      if (ahead > 0) await pause(ahead);
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error) || tries === TRIES) throw error;
        onTrouble(error);
        free = Math.max(free, performance.now() + wait * (0.5 + Math.random()));
      }
    }
  };
}

/** A store of which each call is asked again while it is in trouble. Its writes are few: they keep no pace. */
export function withRetries(store: Store, retry: Retry): Store {
  return {
    ...store,
    get: (collection, id) => retry(0, () => store.get(collection, id)),
    getMany: (collection, ids) => retry(0, () => store.getMany(collection, ids)),
    query: (query) => retry(0, () => store.query(query)),
    transact: (work) => retry(0, () => store.transact(work)),
  };
}

function isPassing(error: unknown): error is Error {
  if (error instanceof StoreReadOnlyError) return false;
  return error instanceof StoreUnavailableError || error instanceof StoreContentionError;
}
