import type { Bound, Counted } from "~/platform/values/bound";

/** `nth`: which one it is; absent where nobody knows. */
export type Taken<Nth> = { ok: true; nth?: Nth } | Extract<Counted, { ok: false }>;

/** Counts what is done by whom, against floods. A brake, not an account: an engine may forget. */
export interface Counter {
  /**
   * Counts one for every key, or none at all where one of them has used its bound up; then it says when all
   * of them let the next one through. Keys of different things must differ. `nth` is of each window.
   */
  take(bounds: readonly (Bound & { key: string })[]): Promise<Taken<readonly number[]>>;
  /** Counts one less for each key, of those that were just taken: what they were taken for did not happen. */
  giveBack(keys: readonly string[]): void;
}
