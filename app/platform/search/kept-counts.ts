import type { Found } from "~/platform/ports/search";

/** A count, and whether it took so much that it is given again for a while. */
export interface Counted {
  found: Found;
  isCostly: boolean;
}

/** Counts that are kept at once, of some 200 bytes each. */
const most = 2_000;

/**
 * Gives a costly count again for `forMs`, so that a search that many ask for is counted once a
 * minute. One that costs little is counted each time, and is never old.
 */
export function createKeptCounts(forMs: number) {
  const kept = new Map<string, { until: number; found: Found }>();
  return async (key: string, count: () => Promise<Counted>): Promise<Found> => {
    const known = kept.get(key);
    if (known && performance.now() < known.until) return known.found;
    kept.delete(key);
    const { found, isCostly } = await count();
    if (!isCostly) return found;
    kept.set(key, { until: performance.now() + forMs, found });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return found;
  };
}
