import { setTimeout as pause } from "node:timers/promises";
import { type Store, StoreReadOnlyError } from "~/platform/ports/store";
import { Trouble } from "~/platform/values/trouble";

/** The maximal writing speed of a store. */
export interface Pace {
  /** Documents a second at the beginning; null for no limit. */
  first: number | null;
  /** Growth factor, and how often it applies, in ms. */
  growth: number;
  every: number;
}

export const unbounded: Pace = { first: null, growth: 1, every: 1 };

/**
 * Firestore's rule for writing to new collections
 * (firebase.google.com/docs/firestore/best-practices, "Ramping up traffic"): 500 a second at first,
 * half as many more every five minutes.
 */
export const rampingUp: Pace = { first: 500, growth: 1.5, every: 300_000 };

/** In ms: the first pause after trouble, which doubles up to the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/**
 * After this many failures of one call in a row, some six minutes, the trouble counts as lasting.
 */
const TRIES = 20;

/** Runs a store operation, and repeats it while the store is in trouble. */
export type Retry = <R>(documents: number, work: () => Promise<R>) => Promise<R>;

/**
 * Calls a store at a pace, counted in documents. After trouble it retries with growing pauses, and
 * all other calls wait with the failed one. Throws the error of the last of 20 tries, and any other
 * error at once.
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

/**
 * A store that retries each call while it is in trouble. It has few writes, so they need no pace.
 */
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
  return error instanceof Trouble && !(error instanceof StoreReadOnlyError);
}
