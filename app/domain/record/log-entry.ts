import type { WorkSide } from "~/domain/reference";
import { canonicalJson } from "~/values/canonical-json";

/** A move in an agreement’s log, as far as its hash goes (agreements/model/agreement-log.ts). */
export interface LogEntry {
  agreement: string;
  /** 1 for the first. */
  seq: number;
  /** ISO 8601 UTC. */
  at: string;
  event: string;
  side: WorkSide;
  n: number;
  content: string;
  milestone?: string;
  /** The hash of the entry before; "" for the first. */
  before: string;
  hash: string;
}

/** What the hash of an entry is of. */
export function textOfEntry({
  agreement,
  seq,
  at,
  event,
  side,
  n,
  content,
  before,
  milestone,
}: Omit<LogEntry, "hash">): string {
  return canonicalJson({
    ...{ agreement, seq, at, event, side, n, content, before },
    ...(milestone && { milestone }),
  });
}

/**
 * The place, from 0, of the first entry of a log that doesn’t follow from the one before it, or is
 * missing; null for none. Runs on the server and in browsers.
 */
export async function brokenLink(
  agreement: string,
  entries: readonly (LogEntry | undefined)[],
): Promise<number | null> {
  let before = "";
  for (const [at, entry] of entries.entries()) {
    const follows = entry?.agreement === agreement && entry.seq === at + 1 && entry.before === before;
    if (!entry || !follows || (await sha256(textOfEntry(entry))) !== entry.hash) return at;
    before = entry.hash;
  }
  return null;
}

/** In hexadecimal digits; of a text in UTF-8. */
export async function sha256(what: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof what === "string" ? new TextEncoder().encode(what) : what;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
