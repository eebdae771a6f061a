/** What happened to a brief or a proposal, kept with it: `by` says who caused it. */
export interface EventLine {
  /** ISO 8601 UTC. */
  at: string;
  event: string;
  by: "hirer" | "applicant" | "system";
}

/** Lines kept with one object; the oldest go first. */
const mostLines = 50;

export function withEvent<Line extends { at: string }>(events: readonly Line[], line: Line): Line[] {
  return [...events, line].slice(-mostLines);
}
