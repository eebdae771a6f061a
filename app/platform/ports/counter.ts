import type { Bound, Counted } from "~/values/bound";

/** `nth`: the number of this take in its window; absent if unknown. */
export type Taken<Nth> = { ok: true; nth?: Nth } | Extract<Counted, { ok: false }>;

/** Counts actions by key, against floods. A brake, not an account: an engine may forget. */
export interface Counter {
  /**
   * Counts one for every key, or none at all if one of them has used up its bound; then it tells
   * when all of them accept the next one. With `times` it counts that many at once, at most the
   * bound. Keys of different things must differ. `nth` is given for
   * each window.
   */
  take(bounds: readonly (Bound & { key: string; times?: number })[]): Promise<Taken<readonly number[]>>;
  /** Counts less by `times` for each key of a recent take whose action did not happen. */
  giveBack(keys: readonly string[], times?: number): void;
}
