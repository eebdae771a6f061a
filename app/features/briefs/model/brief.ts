import { createHash } from "node:crypto";
import type { SignUpDraft } from "~/domain/account";
import { type BriefStatus, briefIdShape, type CloseReason, isRunning, usualDays } from "~/domain/brief";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { waitingForReply } from "~/domain/proposal";
import type { EventLine } from "~/features/market/model/event-line";
import { collection } from "~/platform/ports/collection";
import { oncePer } from "~/values/once-per";
import { keyFor } from "~/values/short-key.server";
import { endOfDay, endOfDayIn } from "~/values/zoned-days";
import { briefMigration } from "./brief-steps";
import type { NewVersion } from "./versions";

/** `briefs/{id}` (domain.md). */
export interface Brief extends BriefContent {
  hirerUid: string;
  status: BriefStatus;
  /**
   * Whose days its two dates are: the IANA name of the time zone that its hirer had when it was
   * published. Null is UTC.
   */
  timeZone: string | null;
  closeReason: CloseReason | null;
  /** Rises with every change of the content: a form made from an older one is stale. */
  revision: number;
  /** Whether it was reopened from shortlisting: possible once. */
  reopened: boolean;
  /**
   * The two dates as applicants were first told them, once they have moved; null or absent before
   * that.
   */
  firstDates: BriefDates | null;
  /**
   * Whether proposals still waited when the first date to decide by had passed; absent is false.
   */
  late: boolean;
  counts: BriefCounts;
  /**
   * The waiting list by uid, the longest waiting first: a list of proposals gives each place
   * without a read.
   */
  waiting: string[];
  /**
   * The uids of invited members for whom a place of the cap is kept, 20 at most; absent for none.
   * It is given up in a transaction of the brief, never by the clock alone, so that counts agree.
   */
  keptFor?: string[];
  /** ISO 8601 UTC + "_" + id: unique, so that lists have exact cursors. */
  createdAt: string;
  updatedAt: string;
  /** The same shape; null in a draft. */
  publishedAt: string | null;
  /** ISO 8601 UTC. */
  endedAt: string | null;
  /**
   * ISO 8601 UTC: when it is filled. Set from the moment the last seat is given until those
   * concerned are told; until then the hirer can undo it, and only the hirer knows. Null or absent
   * otherwise.
   */
  fillsAt?: string | null;
  events: EventLine[];
  /**
   * What its hirer changed since it was published, the oldest first, the last `limits.briefEdits`
   * of them; absent for nothing.
   */
  edits?: BriefEdit[];
  /**
   * Words taken out of its long texts and put into them since proposals came; absent for none.
   */
  reworded?: number;
  /** The last change of what it asks, once proposals answered something else; absent for none. */
  asks?: NewVersion;
}

/** What one saving of a published brief changed. */
export interface BriefEdit {
  /** ISO 8601 UTC. */
  at: string;
  /** ISO 8601 UTC: when it is told; the same for what is told together. */
  tellsAt: string;
  changes: FieldChange[];
  /** The version of the brief that it made; absent where what is asked stayed. */
  version?: number;
}

/** The values of a field before and after; of a long text the part that differs. */
export interface FieldChange {
  field: keyof BriefContent;
  from: unknown;
  to: unknown;
}

export type BriefDates = Pick<BriefContent, "closesOn" | "decideOn">;

/** The brief's proposals by state. */
export interface BriefCounts {
  /**
   * Places of the cap that are taken: sent, shortlisted, accepted, and declined but not yet told.
   */
  places: number;
  /** Ever sent, in whatever state they are now. */
  total: number;
  sent: number;
  shortlisted: number;
  waitlisted: number;
  accepted: number;
  declined: number;
  withdrawn: number;
  /** Of the declined: those that were in line when the brief ended; the hirer never reads them. */
  leftInLine: number;
}

export const briefs = collection<Brief>()({
  name: "briefs",
  ofMember: "apart",
  indexes: [
    ["hirerUid", "status", "-createdAt"],
    ["status", "-publishedAt"],
    ["hirerUid", "status", "decideOn"],
    ["readers", "status", "-publishedAt"],
    ["discipline", "readers", "status", "-publishedAt"],
  ],
  unindexed: ["problem", "desiredOutcome", "mustHaves", "niceToHaves", "summary", "edits"],
  enums: [
    "status",
    "closeReason",
    "workplace",
    "openTo",
    "contractType",
    "readers",
    "budget.unit",
    "events.*.event",
  ],
  ...briefMigration,
});
export const briefsCollection = briefs.name;

export const noCounts: BriefCounts = {
  places: 0,
  total: 0,
  sent: 0,
  shortlisted: 0,
  waitlisted: 0,
  accepted: 0,
  declined: 0,
  withdrawn: 0,
  leftInLine: 0,
};

export function createDraft(content: BriefContent, hirerUid: string, id: string, now: Date): Brief {
  const createdAt = `${now.toISOString()}_${id}`;
  return {
    ...content,
    hirerUid,
    status: "DRAFT",
    timeZone: null,
    closeReason: null,
    revision: 1,
    reopened: false,
    firstDates: null,
    late: false,
    counts: noCounts,
    waiting: [],
    createdAt,
    updatedAt: createdAt,
    publishedAt: null,
    endedAt: null,
    fillsAt: null,
    events: [],
  };
}

/**
 * The brief that a hirer begins with; there is one at most. Its id stands in the address of a
 * public page, so the member's can't be read from it.
 */
export function firstBriefId(uid: string): string {
  return `first${keyFor(`first-brief:${uid}`)}`;
}

/** As earlier releases made it; a form that was opened then may still be sent. */
export function formerFirstId(uid: string): string {
  return `first-${createHash("sha256").update(`first-brief:${uid}`).digest("hex").slice(0, 32)}`;
}

/** Whether a member's form may make a brief with this id: of the first briefs only their own. */
export function isFreeId(id: string, uid: string): boolean {
  if (!briefIdShape.test(id)) return false;
  return !id.startsWith("first") || id === firstBriefId(uid) || id === formerFirstId(uid);
}

/** Whether a proposal was ever sent: from then on what it answered stays (`mending`). */
export function hasProposals({ counts }: Brief): boolean {
  return counts.total > 0;
}

/** Whether its last seat is given and that can still be undone. */
export function isFilling(brief: Pick<Brief, "status" | "fillsAt">): boolean {
  return isRunning(brief) && typeof brief.fillsAt === "string";
}

/** Places that are taken, by proposals or for invited members: the number that both sides read. */
export function placesTaken({ counts, keptFor = [] }: Pick<Brief, "counts" | "keptFor">): number {
  return counts.places + keptFor.length;
}

/** Below 0 where the cap was lowered. */
export function freePlaces(brief: Pick<Brief, "cap" | "counts" | "keptFor">): number {
  return brief.cap - placesTaken(brief);
}

/** The brief without the place that is kept for a member. */
export function withoutKept(brief: Brief, uid: string): Brief {
  if (!brief.keptFor?.includes(uid)) return brief;
  return { ...brief, keptFor: brief.keptFor.filter((one) => one !== uid) };
}

/**
 * How many proposals have no answer yet: those that wait for the hirer's reply, and the waiting
 * list.
 */
export function waitingIn(counts: BriefCounts): number {
  return waitingForReply(counts) + counts.waitlisted;
}

/** Whether its hirer still owes an answer to a proposal. */
export function owesAnswers(brief: Brief): boolean {
  return isRunning(brief) && waitingIn(brief.counts) > 0;
}

type Dated = Pick<Brief, "closesOn" | "decideOn" | "timeZone">;

/** The moment from which on it takes no more proposals: its last day for them is over. */
export function closesAt({ closesOn, timeZone }: Omit<Dated, "decideOn">): Date | null {
  return closesOn === null ? null : endOfDay(closesOn, timeZone);
}

/** The moment by which everyone has a reply: its reply date is over. */
export function decideBy({ decideOn, timeZone }: Omit<Dated, "closesOn">): Date | null {
  return decideOn === null ? null : endOfDay(decideOn, timeZone);
}

/** Both as they are told: as ends of days in the brief's zone (ISO 8601 with its offset). */
export const momentsOf = oncePer(({ closesOn, decideOn, timeZone }: Dated) => ({
  closesAt: closesOn && endOfDayIn(closesOn, timeZone),
  decideBy: decideOn && endOfDayIn(decideOn, timeZone),
}));

/** Whether the date to decide by has passed. The job that ends the brief may run later. */
export function isOverdue(brief: Omit<Dated, "closesOn">, now: Date): boolean {
  const by = decideBy(brief);
  return by !== null && now >= by;
}

/**
 * Whether proposals are taken at this moment. The job that closes the brief may run a moment later.
 */
export function takesProposals(brief: Brief, now: Date): boolean {
  const until = closesAt(brief);
  return brief.status === "OPEN" && until !== null && now < until;
}

/** The hirer's first draft, from the hire form's answers; null when there are none. */
export function createFirstBrief(
  draft: Extract<SignUpDraft, { kind: "HIRER" }>,
  hirerUid: string,
  id: string,
  now: Date,
): Brief | null {
  const { problem, desiredOutcome, budget, startOn } = draft;
  if (!problem && !desiredOutcome && !budget && !startOn) return null;
  const price = budget && {
    min: budget.amount,
    max: budget.amount,
    currency: budget.currency,
    unit: "PROJECT" as const,
  };
  return createDraft(
    { ...emptyContent(briefFields), ...usualDays(now), problem, desiredOutcome, budget: price, startOn },
    hirerUid,
    id,
    now,
  );
}
