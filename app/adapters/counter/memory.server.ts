import { type Bound, isWithin } from "~/contract/bound";
import { limits } from "~/contract/limits";
import type { Clock } from "~/ports/clock";
import type { Counter } from "~/ports/counter";

interface Window {
  began: Date;
  taken: number;
}

/**
 * Counts in memory, for one process: a restart forgets. Past the bound on keys the window that began
 * longest ago is forgotten, so that a flood from many places costs no more memory.
 */
export function createMemoryCounter({
  clock,
  keysCounted = limits.keysCounted as number,
}: {
  clock: Clock;
  keysCounted?: number;
}): Counter {
  /** By key, the one that began first before all others. */
  const windows = new Map<string, Window>();

  function count({ key, windowMs }: Bound & { key: string }, now: Date): void {
    const current = windows.get(key);
    if (current && isWithin(windowMs, current.began, now)) {
      current.taken += 1;
      return;
    }
    windows.delete(key);
    windows.set(key, { began: now, taken: 1 });
    for (const oldest of windows.keys()) {
      if (windows.size <= keysCounted) return;
      windows.delete(oldest);
    }
  }

  return {
    async take(bounds) {
      const now = clock.now();
      const waits = bounds.map(({ key, most, windowMs }) => {
        const current = windows.get(key);
        if (!current || current.taken < most || !isWithin(windowMs, current.began, now)) return 0;
        return current.began.getTime() + windowMs - now.getTime();
      });
      const retryAfterMs = Math.max(0, ...waits);
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      for (const bound of bounds) count(bound, now);
      return { ok: true };
    },
  };
}
