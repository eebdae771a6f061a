import type { WorkSide } from "~/domain/reference";
import type { DailyRoot } from "./daily-root";
import type { LogEntry } from "./log-entry";
import { toldMilestones } from "./told-milestones";

/**
 * What the page of a record says, in its reader’s language. `{n}`, `{file}`, `{day}` and `{hash}`
 * stand for what is found.
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
  /** Of the daily roots, from `{from}` to `{to}`; of a log that is in none yet. */
  rooted: string;
  noRoot: string;
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

/** What is said of the daily roots that a record has. */
export function sayRoots(roots: readonly DailyRoot[], { rooted, noRoot }: RecordWords): string {
  const [first, last] = [roots[0], roots.at(-1)];
  if (!first || !last) return noRoot;
  const said = rooted.replaceAll("{from}", first.day).replaceAll("{to}", last.day);
  return said.replaceAll("{root}", last.root);
}

/** A line a day, to be searched for one that was mailed. */
export function linesOfRoots(roots: readonly DailyRoot[]): string {
  return roots.map(({ day, root }) => `${day} ${root}`).join("\n");
}
