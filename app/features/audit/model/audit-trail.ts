import { createHash } from "node:crypto";
import type { ReportReason } from "~/domain/report";
import type { JobType } from "~/platform/jobs/job";
import { collection } from "~/platform/ports/collection";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { auditCollection } from "~/values/append-only";
import { SAME_READING } from "~/values/durations";

/** Tells one administrator of an act. */
export const actMailType: JobType<ActMail> = { name: "act-mail", lane: "mail" };

/** The entry of the trail, and the recipient. */
export interface ActMail {
  place: string;
  to: string;
}

/** The administrators' acts. The reading ones change nothing. */
export type AuditAct =
  | "READ_REPORT"
  | "READ_MEMBER"
  | "FIND_MEMBERS"
  | "DISMISS_REPORT"
  | "REMOVE_REPORTED"
  | "WARN"
  | "SUSPEND"
  | "REINSTATE"
  | "RETRY_JOB"
  | "END_JOB"
  | "STEER_MAILS"
  | "GRANT"
  | "REVOKE";

const reading: readonly AuditAct[] = ["READ_REPORT", "READ_MEMBER"];

/** The acts about a member; the others are about a report, a job, or the state of sign-up mails. */
export const aboutMembers: readonly AuditAct[] = [
  "READ_MEMBER",
  "WARN",
  "SUSPEND",
  "REINSTATE",
  "GRANT",
  "REVOKE",
];

/**
 * Ids only: names, addresses and words of people must go with their accounts, and the trail is
 * never changed.
 */
export interface Act {
  /** The administrator; null for a command on the machine. */
  by: string | null;
  act: AuditAct;
  /**
   * The id of the member, the report or the job; for sign-up mails the move, for a search its
   * number of results.
   */
  about: string;
  reason: ReportReason | null;
}

/** `audit/{place}`: one act, chained to the one before it. */
export interface AuditEntry extends Act {
  /** Nine digits, from 000000001 on. */
  place: string;
  /** ISO 8601 UTC. */
  at: string;
  /** The hash of the entry before; "" for the first. */
  before: string;
  hash: string;
}

export const audit = collection<AuditEntry>()({
  name: auditCollection,
  ofMember: "apart",
  indexes: [["-place"]],
  enums: ["act", "reason"],
  steps: [
    // 2: sign-up mail decisions are acts, too. Older entries have none, and entries are never
    // rewritten.
    (entry) => entry,
    // 3: warnings are acts, too.
    (entry) => entry,
    // 4: searches for members are acts, too.
    (entry) => entry,
    // 5: so is the removal of what was reported.
    (entry) => entry,
  ],
});

/**
 * Whether the administrator has looked this member up within SAME_READING, which makes it one
 * lookup.
 */
export async function hasJustRead(reads: StoreReads, by: string, about: string, at: Date): Promise<boolean> {
  const { items } = await listTrail(reads, { first: 10, after: null });
  const reading: Act = { by, act: "READ_MEMBER", about, reason: null };
  return items.some(({ data }) => isSameReading(data, reading, at.toISOString()));
}

export const placeAfter = (last: AuditEntry | undefined) =>
  String(Number(last?.place ?? 0) + 1).padStart(9, "0");

/** The administrators' acts, the last first. */
export function listTrail(reads: StoreReads, page: PageArgs): Promise<Page<AuditEntry>> {
  return reads.query<AuditEntry>({
    collection: auditCollection,
    orderBy: { field: "place", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The result of a check of the whole trail. */
export interface TrailCheck {
  entries: number;
  /** The last entry's hash: noted elsewhere, it shows later whether the end was cut off. */
  head: string;
  /** The first place that was altered after it was written; null for none. */
  brokenAt: string | null;
}

/** Checks the whole trail, from its beginning. */
export async function checkTrail(reads: StoreReads): Promise<TrailCheck> {
  let entries = 0;
  let head = "";
  for (let after: string | null = null; ; ) {
    const page: Page<AuditEntry> = await reads.query({ collection: auditCollection, limit: 100, after });
    for (const { id, data } of page.items) {
      entries += 1;
      const { hash, ...entry } = data;
      const isNext = Number(id) === entries && entry.place === id && entry.before === head;
      if (!isNext || hash !== hashOf(entry)) return { entries, head, brokenAt: id };
      head = hash;
    }
    if (page.next === null) return { entries, head, brokenAt: null };
    after = page.next;
  }
}

export function hashOf({ place, at, by, act, about, reason, before }: Omit<AuditEntry, "hash">): string {
  const told = JSON.stringify([place, at, by, act, about, reason, before]);
  return createHash("sha256").update(told).digest("hex");
}

/**
 * Whether an administrator only repeats their last reading, or sees the result of their own
 * decision.
 */
export function isSameReading(entry: AuditEntry, { by, act, about }: Act, at: string): boolean {
  const isSame = entry.by === by && entry.about === about;
  return isSame && reading.includes(act) && Date.parse(at) - Date.parse(entry.at) < SAME_READING;
}
