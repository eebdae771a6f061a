import type { WorkSide } from "~/domain/reference";
import type { LogEntry } from "./log-entry";
import { toldMilestones } from "./told-milestones";

/**
 * What the page of a record says, in its reader’s language. `{n}`, `{file}` and `{hash}` stand for
 * what is found.
 */
export interface RecordWords {
  events: Readonly<Record<string, string>>;
  sides: Readonly<Record<WorkSide, string>>;
  faults: Readonly<Record<string, string>>;
  faultMeans: string;
  whole: string;
  wholeMeans: string;
  filesWhole: string;
  /** Of the last entry. */
  last: string;
  without: string;
}

/** The data that the page carries. */
export interface RecordPage {
  files: Readonly<Record<string, string>>;
  words: RecordWords;
}

/** The log as rows of a table: number, time in UTC, what, whose move. */
export function rowsOf(log: readonly LogEntry[], { events, sides }: RecordWords): string[][] {
  const moved = [...toldMilestones(log).keys()];
  return log.map(({ seq, at, event, side, n, milestone }) => {
    const about = milestone ? moved.indexOf(milestone) + 1 : n;
    const said = (events[event] ?? event).replaceAll("{n}", `${about}`);
    return [`${seq}`, at.slice(0, 16).replace("T", " "), said, sides[side]];
  });
}
