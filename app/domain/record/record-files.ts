import type { MilestoneState } from "~/domain/milestone";
import type { WorkSide } from "~/domain/reference";
import { canonicalJson } from "~/values/canonical-json";
import type { DailyRoot } from "./daily-root";
import type { LogEntry } from "./log-entry";

/** By their names: each is canonical JSON (RFC 8785), without a line break at its end. */
export type RecordFiles = Readonly<Record<string, string>>;

/** What `version-{n}.json` is: its SHA-256 is what both sides confirm. */
interface RecordVersion {
  n: number;
  content: object;
}

/** `confirmations.json` has one of each version that was offered. */
interface Confirmation {
  n: number;
  /** The hash of the version. */
  hash: string;
  /** Which was its own side’s confirmation. */
  offered: { by: WorkSide; at: string };
  /** By the other side; null where it wasn’t. */
  confirmed: { by: WorkSide; at: string } | null;
}

/** `milestones.json` has one of each milestone that was moved, in the order of the first moves. */
export interface RecordMilestone {
  id: string;
  state: MilestoneState;
  /** Those that weren’t taken back. */
  deliveries: RecordDelivery[];
}

export interface RecordDelivery {
  round: number;
  /** ISO 8601 UTC. */
  at: string;
  /** Null: no words passed between the two. */
  words: string | null;
  /** The ids of its files, under which no other bytes are ever written. */
  files: string[];
  returned: { at: string; words: string } | null;
}

/** `end.json`, where a side ended it early. */
export interface RecordEnd {
  by: WorkSide;
  at: string;
  lastOn: string;
  words: string | null;
}

/**
 * `roots.json`: the daily roots that the log went into, and what shows it. Its moves of before the
 * first of these days, and after the last, are in no root yet.
 */
export interface RecordRoots {
  /** The root of the day before the first of `days`; "" for none. */
  before: string;
  /** One after the other, without a gap. */
  days: DailyRoot[];
  /** Of each of these days on which the log was moved: from its last entry to the tree’s top. */
  proofs: { day: string; way: string[] }[];
}

interface RecordParts {
  agreement: string;
  log: readonly LogEntry[];
  versions: readonly RecordVersion[];
  milestones: readonly RecordMilestone[];
  end: RecordEnd | null;
  roots: RecordRoots;
}

export const recordNames = {
  log: "log.json",
  confirmations: "confirmations.json",
  milestones: "milestones.json",
  end: "end.json",
  roots: "roots.json",
  version: (n: number) => `version-${n}.json`,
} as const;

/** The record of one agreement as files. */
export function recordFiles(record: RecordParts): RecordFiles {
  const { agreement, log, versions, milestones, end, roots } = record;
  return {
    [recordNames.log]: canonicalJson(log.map(wholeEntry)),
    [recordNames.confirmations]: canonicalJson(confirmationsOf(log)),
    ...Object.fromEntries(
      versions.map(({ n, content }) => [recordNames.version(n), canonicalJson({ agreement, n, content })]),
    ),
    [recordNames.milestones]: canonicalJson(milestones.map(wholeMilestone)),
    ...(end && { [recordNames.end]: canonicalJson(wholeEnd(end)) }),
    [recordNames.roots]: canonicalJson(wholeRoots(roots)),
  };
}

/** An entry with what its hash is of, and the hash; nothing else. */
export function wholeEntry({
  agreement,
  seq,
  at,
  event,
  side,
  n,
  content,
  before,
  hash,
  milestone,
}: LogEntry): LogEntry {
  return {
    ...{ agreement, seq, at, event, side, n, content, before, hash },
    ...(milestone && { milestone }),
  };
}

/** What the log tells of who confirmed which version. */
export function confirmationsOf(log: readonly LogEntry[]): Confirmation[] {
  return log.filter(isOffer).map(({ n, content: hash, side: by, at }) => {
    const confirmed = log.find((entry) => entry.event === "CONFIRM" && entry.n === n);
    return {
      ...{ n, hash, offered: { by, at } },
      confirmed: confirmed ? { by: confirmed.side, at: confirmed.at } : null,
    };
  });
}

const isOffer = ({ event }: LogEntry) => event === "OFFER" || event === "COUNTER";

export function wholeMilestone({ id, state, deliveries }: RecordMilestone): RecordMilestone {
  return {
    ...{ id, state },
    deliveries: deliveries.map(({ round, at, words, files, returned }) => ({
      ...{ round, at, words, files: [...files] },
      returned: returned && { at: returned.at, words: returned.words },
    })),
  };
}

export function wholeEnd({ by, at, lastOn, words }: RecordEnd): RecordEnd {
  return { by, at, lastOn, words };
}

export function wholeRoots({ before, days, proofs }: RecordRoots): RecordRoots {
  return {
    before: `${before}`,
    days: days.map(({ day, tree, root }) => ({ day: `${day}`, tree: `${tree}`, root: `${root}` })),
    proofs: proofs.map(({ day, way }) => ({ day: `${day}`, way: way.map(String) })),
  };
}

/** Of each of these days on which a log was moved its last entry, in their order in the log. */
export function lastOfDays(log: readonly LogEntry[], days: readonly string[]): [string, LogEntry][] {
  const last = new Map(log.map((entry) => [entry.at.slice(0, 10), entry]));
  return [...last].filter(([day]) => days.includes(day));
}
