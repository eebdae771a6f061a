import type { SearchQuery } from "~/platform/ports/search";

/**
 * A brief's number, by its time of publishing: the time in ms, times 1,024, plus a number among
 * those of the same ms. Exact as a JavaScript number until the year 2248.
 */
const among = 1_024;

export function firstPositionOf(publishedAt: string): number {
  return Date.parse(publishedAt.slice(0, 24)) * among;
}

/** The position before the first of an order; for a time, the first number that is too late. */
export function startOf({ order, publishedBy }: Pick<SearchQuery, "order" | "publishedBy">): number | string {
  if (order === "CLOSING") return "";
  return publishedBy === undefined ? Number.MAX_SAFE_INTEGER : (Date.parse(publishedBy) + 1) * among;
}

/** Whether a number belongs to a brief that was published at this time. */
export function isPositionOf(position: number, publishedAt: string): boolean {
  return Math.floor(position / among) === firstPositionOf(publishedAt) / among;
}

/** Sorts briefs by their last days, the newest first among those of one day. */
export function closingKey(closesOn: string, position: number): string {
  return `${closesOn} ${String(Number.MAX_SAFE_INTEGER - position).padStart(16, "0")}`;
}
