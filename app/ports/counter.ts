import type { Bound, Counted } from "~/contract/bound";

/** Counts what is done by whom, against floods. A brake, not an account: an engine may forget. */
export interface Counter {
  /**
   * Counts one for every key, or none at all where one of them has used its bound up; then it says when all
   * of them let the next one through. Keys of different things must differ.
   */
  take(bounds: readonly (Bound & { key: string })[]): Promise<Counted>;
}
