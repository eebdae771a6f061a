import { limits } from "~/values/limits";
import { splitEntries } from "~/values/text";
import * as words from "~/words/contentResume.generated";
import type { TextReader } from "./clean-text";
import { type Left, quotedAll } from "./left";
import { isNothing } from "./left-sections";
import { longerThan, type RawResume, wrongType } from "./parse-resume";

/** The entries of a section that should be a list; at most `limits.listEntries` are looked at. */
export function entriesOf(data: unknown, what: string, left: Left[]): unknown[] {
  if (isNothing(data)) return [];
  if (!Array.isArray(data)) {
    left.push({ what, why: wrongType("list", data) });
    return [];
  }
  const most = limits.listEntries;
  if (data.length > most)
    left.push({
      what: words.fromNth({ what, nth: String(most + 1) }),
      why: words.onlyFirst({ most: String(most) }),
    });
  return data.slice(0, most);
}

/** A group of fields; null for anything else. */
export function toGroup(data: unknown): RawResume | null {
  return typeof data === "object" && data !== null && !Array.isArray(data) ? (data as RawResume) : null;
}

/** A field of its own, never one that all objects have. */
export function own(group: RawResume | null, name: string): unknown {
  return group !== null && Object.hasOwn(group, name) ? group[name] : undefined;
}

interface ListLimits {
  /** How many may stay, how many of these are there already, and the length of each. */
  most: number;
  taken?: number;
  length: number;
  /** Says how many there may be. */
  room(d: { most: string }): string;
  /** What makes two of them the same; by default their letters, whatever their case. */
  same?: (name: string) => string;
}

/**
 * Names out of a section, each once: in an entry they stand at `key`, or the entry is a text
 * itself, as many files have it. A comma separates two.
 */
export function readNames(
  raw: readonly unknown[],
  {
    what,
    key,
    known,
    reader,
  }: { what(d: { number: string }): string; key: string; known: readonly string[]; reader: TextReader },
): string[] {
  return raw.flatMap((entry, at) => {
    const where = what({ number: String(at + 1) });
    const group = toGroup(entry);
    const text = reader.read(group ? own(group, key) : entry, where);
    if (text !== null) return known.includes(text) ? [text] : splitEntries(text, ",");
    if (group && isNothing(own(group, key)) && !isNothing(entry))
      reader.left.push({ what: where, why: words.noKey({ key }) });
    return [];
  });
}

/** As many as fit, each once; the others are left out. */
export function fitInto(
  names: readonly string[],
  { most, taken = 0, length, room, same = (name) => name.toLowerCase() }: ListLimits,
  left: Left[],
): string[] {
  const each = new Map<string, string>();
  for (const name of names) {
    const key = same(name);
    if (name !== "" && !each.has(key)) each.set(key, name);
  }
  const all = [...each.values()];
  const long = all.filter((name) => name.length > length);
  if (long.length > 0) left.push({ what: quotedAll(long), why: longerThan(length) });
  const fitting = all.filter((name) => name.length <= length);
  const free = Math.max(0, most - taken);
  const over = fitting.slice(free);
  if (over.length > 0) left.push({ what: quotedAll(over), why: room({ most: String(most) }) });
  return fitting.slice(0, free);
}

/**
 * A list with what is new in it, behind what it has already; null where nothing is found, or all
 * that is new had to be left out.
 */
export function mergeInto(
  known: readonly string[],
  found: readonly string[],
  limits: ListLimits,
  left: Left[],
): string[] | null {
  const { same = (name) => name.toLowerCase() } = limits;
  const there = new Set(known.map(same));
  const fresh = found.filter((name) => name !== "" && !there.has(same(name)));
  const fitting = fitInto(fresh, { ...limits, taken: known.length }, left);
  const saysNothing = found.length === 0 || (fresh.length > 0 && fitting.length === 0);
  return saysNothing ? null : [...known, ...fitting];
}
