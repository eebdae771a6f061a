import { daysBetween } from "~/contract/days";
import { limits } from "~/contract/limits";

/**
 * What can wait for a member, and how urgent it is at least: as if it were due in so many days. What has a day of its
 * own is as urgent as that day makes it, where that is sooner.
 */
const urgencies = {
  ACCEPTED: 0,
  MESSAGE: 0,
  BRIEF_CLOSES: 1,
  QUESTIONS: 1,
  SHORTLISTED: 1,
  REVIEW: 3,
  AVAILABILITY: 4,
  PROPOSAL_DRAFT: 7,
  BRIEF_DRAFT: 7,
  // The first steps of somebody new.
  FIRST_BRIEF: 20,
  PROFILE: 21,
  FIRST_PROPOSAL: 22,
  VISIBILITY: 23,
} as const;

export type WorkKind = keyof typeof urgencies;

/** One thing to do, as data: the page has the words. */
export interface WorkLine {
  kind: WorkKind;
  /** The brief that it is about. */
  brief: { id: string; title: string | null } | null;
  /** ISO date: the day by which it is due, or on which it happened. */
  day: string | null;
  /** Whose messages they are; null where they are gone. */
  who: string | null;
  /** Where those messages are. */
  conversation: string | null;
  /** Unread messages, questions to answer, proposals to review, places that are taken, days since the availability was confirmed, lines of a profile. */
  count: number | null;
  /** Out of so many. */
  of: number | null;
}

export function workLine(kind: WorkKind, more: Partial<WorkLine> = {}): WorkLine {
  return { kind, brief: null, day: null, who: null, conversation: null, count: null, of: null, ...more };
}

/** The most urgent first, then as the table goes on; eight at most. `today` is an ISO date. */
export function byUrgency(lines: readonly WorkLine[], today: string): WorkLine[] {
  const order = Object.keys(urgencies);
  const dueIn = ({ kind, day }: WorkLine) =>
    Math.min(urgencies[kind], isPast(kind) || day === null ? urgencies[kind] : daysBetween(today, day));
  return lines
    .map((line) => ({ line, due: dueIn(line), place: order.indexOf(line.kind) }))
    .sort((a, b) => a.due - b.due || a.place - b.place || compareDays(a.line, b.line))
    .slice(0, limits.workLines)
    .map(({ line }) => line);
}

/** What is due first is first; what happened last. */
function compareDays(a: WorkLine, b: WorkLine): number {
  const order = (a.day ?? "").localeCompare(b.day ?? "");
  return isPast(a.kind) ? -order : order;
}

/** Whether its day is one on which something happened. */
function isPast(kind: WorkKind): boolean {
  return kind === "ACCEPTED" || kind === "SHORTLISTED" || kind === "MESSAGE";
}
