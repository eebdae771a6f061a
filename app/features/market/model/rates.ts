import { currencies } from "~/domain/currencies";
import { bundledRates, type ExchangeRates } from "~/domain/exchange-rates";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/** `rates/now`: the rates that prices are compared at. */
export interface StoredRates extends ExchangeRates {
  /** When they were taken, ISO 8601 UTC. */
  takenAt: string;
  /** Later ones that jumped, until an administrator takes them or the bank's file has others. */
  held: HeldRates | null;
  /** Those that administrators were told of, of this day or one before; null for none. */
  told: HeldRates | null;
}

export interface HeldRates extends ExchangeRates {
  /** The currencies that jumped. */
  jumped: string[];
}

/** Whether held rates say what administrators were told of those of a day before. */
export function isSameJump(one: HeldRates, other: HeldRates): boolean {
  if (one.jumped.join() !== other.jumped.join()) return false;
  return one.jumped.every((code) => movedBy(one.perEuro[code], other.perEuro[code]) <= mostMove);
}

export const rates = collection<StoredRates>()({
  name: "rates",
  ofMember: null,
  shared: true,
  // 2: what administrators were told of. Until then that was what is held.
  steps: [(stored) => ({ ...stored, told: stored.held })],
});
export const ratesCollection = rates.name;
export const ratesId = "now";

/** By how much a rate may move between two files: more is rather a mistake than a market. */
const mostMove = 0.2;

const codes = currencies.map(([code]) => code);
/** Those that no file may lack. The bank has no rate for some of the others. */
const needed = Object.keys(bundledRates.perEuro);

/**
 * The latest rates that were taken; the bundled ones before the first, and of a currency that a
 * later release has added.
 */
export async function readRates(store: Pick<StoreReads, "get">): Promise<ExchangeRates> {
  const found = await store.get<StoredRates>(ratesCollection, ratesId);
  // A store of before may have rates that are older than those of this release.
  if (!found || found.data.of <= bundledRates.of) return bundledRates;
  return { ...found.data, perEuro: { ...bundledRates.perEuro, ...found.data.perEuro } };
}

export type Weighed =
  | { take: ExchangeRates }
  | { hold: HeldRates }
  /** `old`: not later than what stands; `future`: of a day to come; `incomplete`: lacks one. */
  | { leave: "old" | "future" | "incomplete" };

/**
 * What becomes of a day's rates beside those that stand. `today`: ISO date, UTC. Only currencies of
 * prices are kept of them.
 */
export function weighRates(standing: ExchangeRates, found: ExchangeRates, today: string): Weighed {
  if (found.of > today) return { leave: "future" };
  if (found.of <= standing.of) return { leave: "old" };
  if (needed.some((code) => !found.perEuro[code])) return { leave: "incomplete" };
  const rated = codes.filter((code) => found.perEuro[code]);
  const perEuro = Object.fromEntries(rated.map((code) => [code, found.perEuro[code] ?? 0]));
  const kept = { of: found.of, perEuro };
  // A first rate has none to jump from.
  const known = rated.filter((code) => standing.perEuro[code]);
  const jumped = known.filter((code) => movedBy(standing.perEuro[code], perEuro[code]) > mostMove);
  return jumped.length > 0 ? { hold: { ...kept, jumped } } : { take: kept };
}

function movedBy(from = 0, to = 0): number {
  return Math.abs(to / from - 1);
}
