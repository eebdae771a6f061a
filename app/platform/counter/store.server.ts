import { createHmac } from "node:crypto";
import type { Clock } from "~/platform/ports/clock";
import type { Counter } from "~/platform/ports/counter";
import { type Store, StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import { type Bound, type Counted, type CountedWindow, isWithin } from "~/platform/values/bound";
import { limits } from "~/platform/values/limits";

interface StoreCounterOptions {
  store: Store;
  clock: Clock;
  /** Whose records are swept once they expire. */
  collection: string;
  /** A key may be a visitor's address: what is kept is its hash by this secret. */
  secret: string;
  /** Keys that a process holds something of at once. */
  keysHeld?: number;
}

/** What this process has counted in the store and not given out yet. */
interface Ahead {
  began: string;
  left: number;
  /** What the store counts with these. */
  counted: number;
}

/** How long who lost every race for a window is sent away, in milliseconds. */
const raceLost = 1_000;

/** A process counts at once what a bound lets through in so long, in milliseconds. */
const ahead = 5_000;

/**
 * Counts in the store: for all processes on it together, and across restarts. What may be done often is counted
 * ahead: of 120 a minute ten at once, of which nine then cost nothing (decisions/limits.md). So
 * never more than the bound is
 * let through, and fewer only by what other processes hold. A take writes one record for each key that it counts, one
 * that is refused reads them alone. A store in trouble lets everything through: what is counted here is about to write
 * itself, and says there what went wrong.
 */
export function createStoreCounter({
  store,
  clock,
  collection,
  secret,
  keysHeld = limits.keysCounted,
}: StoreCounterOptions): Counter {
  const idOf = (key: string) => `count-${createHmac("sha256", secret).update(key).digest("base64url")}`;
  /** By the widest key, the last take of this process, so that its own takes don't race each other. */
  const lines = new Map<string, ReturnType<Counter["take"]>>();
  /** By key, the one that was counted first before all others. */
  const held = new Map<string, Ahead>();

  async function take(bounds: readonly (Bound & { key: string })[]): ReturnType<Counter["take"]> {
    const now = clock.now();
    const isHeld = ({ key, windowMs }: (typeof bounds)[number]) => {
      const own = held.get(key);
      return own !== undefined && own.left > 0 && isWithin(windowMs, own.began, now);
    };
    const counted = await count(bounds.filter((bound) => !isHeld(bound)));
    if (!counted.ok) return counted;
    for (const { key, began, taken, inAll } of counted.windows)
      hold(key, { began, left: taken, counted: inAll });
    const nth = bounds.map(({ key }) => {
      const own = held.get(key);
      if (!own) return 1;
      own.left -= 1;
      return own.counted - own.left;
    });
    return { ok: true, nth };
  }

  /** To this process alone: the store has counted it. */
  function giveBack(keys: readonly string[]): void {
    for (const key of keys) {
      const own = held.get(key);
      if (own) own.left += 1;
    }
  }

  /** Past the bound on keys what was counted longest ago is given up, so that a flood costs no more memory. */
  function hold(key: string, own: Ahead): void {
    held.delete(key);
    held.set(key, own);
    for (const oldest of held.keys()) {
      if (held.size <= keysHeld) return;
      held.delete(oldest);
    }
  }

  type Windows = { ok: true; windows: { key: string; began: string; taken: number; inAll: number }[] };
  async function count(
    bounds: readonly (Bound & { key: string })[],
  ): Promise<Windows | (Counted & { ok: false })> {
    if (bounds.length === 0) return { ok: true, windows: [] };
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
      return {
        ok: true,
        windows: windows.map((window) => {
          const { key, id, began, most, windowMs } = window;
          const atOnce = Math.max(1, Math.floor((most * ahead) / windowMs));
          const taken = Math.min(atOnce, most - window.taken);
          const expiresAt = new Date(endOf(window)).toISOString();
          const inAll = window.taken + taken;
          tx.set<CountedWindow>(collection, id, { began, taken: inAll, expiresAt });
          return { key, began, taken, inAll };
        }),
      };
    });
  }

  return {
    take(bounds) {
      const line = bounds.at(-1)?.key ?? "";
      const taken = (lines.get(line) ?? Promise.resolve())
        .then(() => take(bounds))
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
    giveBack,
  };
}
