import { createHmac } from "node:crypto";
import { type Bound, type Counted, isWithin } from "~/contract/bound";
import type { Clock } from "~/ports/clock";
import type { Counter } from "~/ports/counter";
import { type Store, StoreContentionError, StoreUnavailableError } from "~/ports/store";

/** `{collection}/count-{hash}`. */
export interface CountedWindow {
  /** ISO 8601 UTC. */
  began: string;
  taken: number;
  expiresAt: string;
}

interface StoreCounterOptions {
  store: Store;
  clock: Clock;
  /** Whose records are swept once they expire. */
  collection: string;
  /** A key may be a visitor's address: what is kept is its hash by this secret. */
  secret: string;
}

/** How long who lost every race for a window is sent away, in milliseconds. */
const raceLost = 1_000;

/**
 * Counts in the store: for all processes on it together, and across restarts. A take writes one record for
 * each key, one that is refused reads them alone. A store in trouble lets everything through: what is
 * counted here is about to write itself, and says there what went wrong.
 */
export function createStoreCounter({ store, clock, collection, secret }: StoreCounterOptions): Counter {
  const idOf = (key: string) => `count-${createHmac("sha256", secret).update(key).digest("base64url")}`;
  /** By the widest key, the last take of this process, so that its own takes don't race each other. */
  const lines = new Map<string, Promise<Counted>>();

  function count(bounds: readonly (Bound & { key: string })[]): Promise<Counted> {
    return store.transact(async (tx) => {
      const now = clock.now();
      const ids = bounds.map(({ key }) => idOf(key));
      const found = await tx.getMany<CountedWindow>(collection, ids);
      const windows = bounds.map((bound, index) => {
        const current = found[index]?.data;
        const isOpen = current !== undefined && isWithin(bound.windowMs, current.began, now);
        return {
          ...bound,
          id: ids[index] ?? "",
          ...(isOpen ? current : { began: now.toISOString(), taken: 0 }),
        };
      });
      const endOf = ({ began, windowMs }: (typeof windows)[number]) => Date.parse(began) + windowMs;
      const full = windows.filter(({ taken, most }) => taken >= most);
      if (full.length > 0) return { ok: false, retryAfterMs: Math.max(...full.map(endOf)) - now.getTime() };
      for (const window of windows) {
        const { id, began, taken } = window;
        const expiresAt = new Date(endOf(window)).toISOString();
        tx.set<CountedWindow>(collection, id, { began, taken: taken + 1, expiresAt });
      }
      return { ok: true };
    });
  }

  return {
    take(bounds) {
      const line = bounds.at(-1)?.key ?? "";
      const taken = (lines.get(line) ?? Promise.resolve())
        .then(() => count(bounds))
        .catch((error: unknown): Counted => {
          if (error instanceof StoreContentionError) return { ok: false, retryAfterMs: raceLost };
          if (error instanceof StoreUnavailableError) return { ok: true };
          throw error;
        });
      lines.set(line, taken);
      const leave = () => lines.get(line) === taken && lines.delete(line);
      taken.then(leave, leave);
      return taken;
    },
  };
}
