import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import type { Brief } from "~/features/briefs/rules/brief";
import type { Versioned } from "~/platform/ports/store";

/** A running brief that its hirer decides about. */
export interface RunningBrief {
  brief: ReadBrief;
  /** Unread messages about it, as far as the inbox counts them. */
  unread: number;
}

/** How many are shown. */
const SHOWN = 5;

/**
 * The running briefs that are shown, the nearest reply date first, of equals the last published;
 * five at most.
 */
export function runningToShow(running: readonly Versioned<Brief>[]): Versioned<Brief>[] {
  return [...running].sort(compareRunning).slice(0, SHOWN);
}

function compareRunning({ data: a }: Versioned<Brief>, { data: b }: Versioned<Brief>): number {
  return (
    (a.decideOn ?? "").localeCompare(b.decideOn ?? "") ||
    (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "")
  );
}
