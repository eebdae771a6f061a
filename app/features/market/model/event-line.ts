/** An event of a brief or a proposal, stored with it; `by` says who caused it. */
export interface EventLine {
  /** ISO 8601 UTC. */
  at: string;
  event: string;
  by: "hirer" | "applicant" | "system";
}

/** Lines kept with one object. */
const mostLines = 50;

/**
 * The lines with a new one. Above the limit the oldest goes, and an administrator's line last: a
 * member can't push out a warning.
 */
export function withEvent<Line extends { at: string; by: string }>(
  events: readonly Line[],
  line: Line,
): Line[] {
  if (events.length < mostLines) return [...events, line];
  const goes = events.findIndex(({ by }) => by !== "admin");
  return [...events.toSpliced(Math.max(goes, 0), 1), line].slice(-mostLines);
}
