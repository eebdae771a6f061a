import type { SearchQuery } from "~/platform/ports/search";

/**
 * An entry's number, by its `newest`: the time in ms, times 1,024, plus a number among
 * those of the same ms. Exact as a JavaScript number until the year 2248.
 */
const among = 1_024;

export function firstPositionOf(newest: string): number {
  return Date.parse(newest.slice(0, 24)) * among;
}

/** The position before the first of an order; for a time, the first number that is too late. */
export function startOf({ order, newestBy }: Pick<SearchQuery, "order" | "newestBy">): number | string {
  if (order === "SOONEST") return "";
  return newestBy === undefined ? Number.MAX_SAFE_INTEGER : (Date.parse(newestBy) + 1) * among;
}

/** Whether a number belongs to an entry of this time. */
export function isPositionOf(position: number, newest: string): boolean {
  return Math.floor(position / among) === firstPositionOf(newest) / among;
}

/** Sorts entries by their days, the newest first among those of one day. */
export function soonestKey(soonest: string | null, position: number): string {
  return `${soonest ?? "9999-12-31"} ${String(Number.MAX_SAFE_INTEGER - position).padStart(16, "0")}`;
}
