import { canonicalJson } from "~/values/canonical-json";
import { isDay } from "~/values/day";
import { daysAfter } from "~/values/days";
import { type DailyRoot, leafOf, rootAfter, topBy } from "./daily-root";
import { brokenLink, type LogEntry, sha256 } from "./log-entry";
import {
  confirmationsOf,
  lastOfDays,
  type RecordDelivery,
  type RecordEnd,
  type RecordMilestone,
  type RecordRoots,
  recordNames,
  wholeEnd,
  wholeEntry,
  wholeMilestone,
  wholeRoots,
} from "./record-files";
import { type ToldMilestone, toldMilestones } from "./told-milestones";

/**
 * The first thing of a record that was changed. `UNREADABLE`: the file isn’t JSON as it was
 * written. `STRANGE`: the record has no such file. `CONFIRMATION` is about version `n`, `MILESTONE`
 * about the `n`th that was moved, `ROOT` about the first daily root that doesn’t follow.
 */
export type RecordFault =
  | { what: "UNREADABLE" | "MISSING" | "STRANGE"; file: string }
  | { what: "ENTRY" | "VERSION" | "CONFIRMATION" | "MILESTONE"; n: number }
  | { what: "ROOT"; day: string }
  | { what: "END" };

export type CheckedRecord =
  | { fault: RecordFault }
  /**
   * `without`: versions that came to nothing and went with the account of a side. `roots`: the
   * daily roots from the first that the log is in to the last that was made.
   */
  | { fault: null; log: LogEntry[]; without: number[]; roots: DailyRoot[] };

type Bytes = Uint8Array<ArrayBuffer>;

const always: readonly string[] = [
  ...[recordNames.log, recordNames.confirmations, recordNames.milestones, recordNames.roots],
];

/**
 * Checks a record by itself, on the server and in browsers: the chain of its log, and all else
 * against the log. What it can’t tell is a log that was written anew with all roots over it: these
 * are others than those that were mailed and shown, and its last hash isn’t that of the other
 * side’s record.
 */
export async function checkRecord(files: ReadonlyMap<string, Bytes>): Promise<CheckedRecord> {
  const json = new Map<string, unknown>();
  for (const file of always) if (!files.has(file)) return { fault: { what: "MISSING", file } };
  for (const [file, bytes] of files) {
    const text = textOf(bytes);
    const value = text === null ? undefined : parsed(text);
    if (value === undefined) return { fault: { what: "UNREADABLE", file } };
    json.set(file, value);
  }
  const log = json.get(recordNames.log) as LogEntry[];
  const faultOfLog = await brokenEntry(log);
  if (faultOfLog) return { fault: faultOfLog };
  const confirmations = confirmationsOf(log);
  const expected = new Set<string>(always);
  const without: number[] = [];
  for (const { n, hash, confirmed } of confirmations) {
    const file = recordNames.version(n);
    const bytes = files.get(file);
    expected.add(file);
    if (bytes && (await sha256(bytes)) !== hash) return { fault: { what: "VERSION", n } };
    if (!bytes && confirmed) return { fault: { what: "MISSING", file } };
    if (!bytes) without.push(n);
  }
  const said = json.get(recordNames.confirmations);
  const other = firstOther(said, confirmations);
  if (other !== null)
    return { fault: { what: "CONFIRMATION", n: confirmations[other]?.n ?? confirmations.length } };
  const milestone = await brokenMilestone(json.get(recordNames.milestones), toldMilestones(log));
  if (milestone !== null) return { fault: { what: "MILESTONE", n: milestone + 1 } };
  const ended = log.find(({ event }) => event === "END_EARLY");
  if (ended) expected.add(recordNames.end);
  if (ended && !files.has(recordNames.end)) return { fault: { what: "MISSING", file: recordNames.end } };
  if (ended && !(await isEnd(json.get(recordNames.end), ended))) return { fault: { what: "END" } };
  const roots = json.get(recordNames.roots) as RecordRoots;
  if (!isSame(roots, () => wholeRoots(roots)))
    return { fault: { what: "UNREADABLE", file: recordNames.roots } };
  const rootless = await brokenRoot(roots, log);
  if (rootless !== null) return { fault: { what: "ROOT", day: rootless } };
  const strange = [...files.keys()].find((file) => !expected.has(file));
  return strange === undefined
    ? { fault: null, log, without, roots: roots.days }
    : { fault: { what: "STRANGE", file: strange } };
}

function textOf(bytes: Bytes): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Undefined for what isn’t JSON in its one spelling: a blank more would be a change unseen. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return canonicalJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

async function brokenEntry(log: unknown): Promise<RecordFault | null> {
  if (!Array.isArray(log) || log.length === 0) return { what: "UNREADABLE", file: recordNames.log };
  const strange = log.findIndex((entry) => !isSame(entry, () => wholeEntry(entry)));
  const chained = strange < 0 ? log : log.slice(0, strange);
  const broken = await brokenLink(chained[0]?.agreement, chained);
  if (broken !== null) return { what: "ENTRY", n: broken + 1 };
  return strange < 0 ? null : { what: "ENTRY", n: strange + 1 };
}

/** Whether a value is nothing else than what is made of it. */
function isSame(value: unknown, whole: () => unknown): boolean {
  try {
    return canonicalJson(value) === canonicalJson(whole());
  } catch {
    return false;
  }
}

/** The place of the first item that differs; null for none. */
function firstOther(said: unknown, told: readonly unknown[]): number | null {
  if (!Array.isArray(said)) return 0;
  const length = Math.max(said.length, told.length);
  for (let at = 0; at < length; at += 1) if (!isSame(said[at] ?? null, () => told[at])) return at;
  return null;
}

async function brokenMilestone(
  said: unknown,
  told: ReadonlyMap<string, ToldMilestone>,
): Promise<number | null> {
  if (!Array.isArray(said)) return 0;
  const all = [...told];
  for (let at = 0; at < Math.max(said.length, all.length); at += 1) {
    const one = all[at];
    if (!one || !isSame(said[at] ?? null, () => wholeMilestone(said[at]))) return at;
    if (!(await isMilestone(said[at], one))) return at;
  }
  return null;
}

async function isMilestone(
  { id, state, deliveries }: RecordMilestone,
  [toldId, told]: [string, ToldMilestone],
): Promise<boolean> {
  const rounds = [...told.deliveries];
  if (id !== toldId || state !== told.state || deliveries.length !== rounds.length) return false;
  for (const [place, [round, { words, at, returned }]] of rounds.entries()) {
    const said = deliveries[place];
    if (said?.round !== round || said.at !== at) return false;
    if ((await hashOfDelivered(said)) !== words) return false;
    if ((said.returned?.at ?? null) !== (returned?.at ?? null)) return false;
    if (said.returned && (await hashOfWords(said.returned.words)) !== returned?.words) return false;
  }
  return true;
}

const hashOfWords = (words: string | null) => sha256(canonicalJson(words));
const hashOfDelivered = ({ words, files }: RecordDelivery) =>
  files.length === 0 ? hashOfWords(words) : sha256(canonicalJson({ words, files }));

async function isEnd(said: unknown, { side, at, content }: LogEntry): Promise<boolean> {
  if (!isSame(said, () => wholeEnd(said as RecordEnd))) return false;
  const { by, at: saidAt, lastOn, words } = said as RecordEnd;
  return by === side && saidAt === at && (await sha256(canonicalJson({ lastOn, words }))) === content;
}

/** The first day whose root doesn’t follow, or isn’t over the log; null for none. */
async function brokenRoot(
  { before: first, days, proofs }: RecordRoots,
  log: readonly LogEntry[],
): Promise<string | null> {
  let before = first;
  for (const [at, one] of days.entries()) {
    const { day, root } = one;
    const follows = isDay(day) && (at === 0 || day === daysAfter(days[at - 1]?.day ?? "", 1));
    if (!follows || (await rootAfter(before, one)) !== root) return day;
    before = root;
  }
  const trees = new Map(days.map(({ day, tree }) => [day, tree]));
  const last = lastOfDays(log, [...trees.keys()]);
  for (const [at, [day, { hash }]] of last.entries()) {
    const proof = proofs[at];
    if (proof?.day !== day || (await topBy(await leafOf(hash), proof.way)) !== trees.get(day)) return day;
  }
  if (days.length === 0 && first !== "") return first;
  return proofs[last.length]?.day ?? null;
}
