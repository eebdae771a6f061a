import { createHmac } from "node:crypto";
import type { Clock } from "~/platform/ports/clock";
import type { Counter } from "~/platform/ports/counter";
import { type Store, StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import { type Counted, type CountedWindow, isWithin } from "~/values/bound";
import { limits } from "~/values/limits";

interface StoreCounterOptions {
  store: Store;
  clock: Clock;
  /** The collection of its records, which are swept once they expire. */
  collection: string;
  /** A key may contain a visitor's address, so only its hash by this secret is stored. */
  secret: string;
  /** The number of keys for which a process may hold takes in advance. */
  keysHeld?: number;
}

type Take = Parameters<Counter["take"]>[0][number];

/** Takes that this process has counted in the store and not handed out yet. */
interface Ahead {
  began: string;
  left: number;
  /** The store's count, these included. */
  counted: number;
}

/** Milliseconds to wait for a caller that lost every race for a window. */
const raceLost = 1_000;

/** A process counts at once what a bound lets through in this time, in milliseconds. */
const ahead = 5_000;

/**
 * Counts in the store: for all processes on it together, and across restarts. Frequent actions are
 * counted in advance: of 120 a minute ten at once, so nine of them then cost nothing
 * (decisions/limits.md). So never more than the bound is let through, and at most as many fewer as
 * other processes hold. A successful take writes one record for each key; a refused one only reads
 * them. If the store is in trouble, everything is let through: the counted action is about to write
 * to the same store, and reports the error there.
 */
export function createStoreCounter({
  store,
  clock,
  collection,
  secret,
  keysHeld = limits.keysCounted,
}: StoreCounterOptions): Counter {
  const idOf = (key: string) => `count-${createHmac("sha256", secret).update(key).digest("base64url")}`;
  /**
   * The last take of this process by its widest key, so that its own takes don't race each other.
   */
  const lines = new Map<string, ReturnType<Counter["take"]>>();
  /** Takes in advance by key, in the order of counting. */
  const held = new Map<string, Ahead>();

  async function take(bounds: readonly Take[]): ReturnType<Counter["take"]> {
    const now = clock.now();
    const isHeld = ({ key, windowMs, times = 1 }: Take) => {
      const own = held.get(key);
      return own !== undefined && own.left >= times && isWithin(windowMs, own.began, now);
    };
    const counted = await count(bounds.filter((bound) => !isHeld(bound)));
    if (!counted.ok) return counted;
    for (const { key, began, taken, inAll } of counted.windows) {
      const own = held.get(key);
      const left = own?.began === began ? own.left : 0;
      hold(key, { began, left: left + taken, counted: inAll });
    }
    const nth = bounds.map(({ key, times = 1 }) => {
      const own = held.get(key);
      if (!own) return 1;
      own.left -= times;
      return own.counted - own.left;
    });
    return { ok: true, nth };
  }

  /** Given back to this process only: the store has counted it. */
  function giveBack(keys: readonly string[], times = 1): void {
    for (const key of keys) {
      const own = held.get(key);
      if (own) own.left += times;
    }
  }

  /**
   * Beyond the limit of keys, drops the takes that were counted first, so that a flood costs no
   * more memory.
   */
  function hold(key: string, own: Ahead): void {
    held.delete(key);
    held.set(key, own);
    for (const oldest of held.keys()) {
      if (held.size <= keysHeld) return;
      held.delete(oldest);
    }
  }

  type Windows = { ok: true; windows: { key: string; began: string; taken: number; inAll: number }[] };
  async function count(bounds: readonly Take[]): Promise<Windows | (Counted & { ok: false })> {
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
      const full = windows.filter(({ taken, most, times = 1 }) => taken + times > most);
      if (full.length > 0) return { ok: false, retryAfterMs: Math.max(...full.map(endOf)) - now.getTime() };
      return {
        ok: true,
        windows: windows.map((window) => {
          const { key, id, began, most, windowMs, times = 1 } = window;
          const atOnce = Math.max(times, Math.floor((most * ahead) / windowMs));
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
