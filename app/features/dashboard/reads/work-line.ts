import type { MemberState } from "~/domain/member-state";
import type { Brief } from "~/features/briefs/model/brief";
import type { Versioned } from "~/platform/ports/store";

/** The kinds of waiting work, in the order of lines without a day. */
const workKinds = [
  "INVITATION",
  "NEW_VERSION",
  "AGREEMENT",
  "DELIVERY",
  "TIME",
  "TIME_RETURNED",
  "BRIEF_CLOSES",
  "REVIEW",
  "QUESTIONS",
  "PROPOSAL_DRAFT",
  "MESSAGE",
  "REFERENCE",
  "AVAILABILITY",
  "BRIEF_DRAFT",
  // First steps of a new member.
  "FIRST_BRIEF",
  "PROFILE",
  "FIRST_PROPOSAL",
  "VISIBILITY",
] as const;

export type WorkKind = (typeof workKinds)[number];

/** A brief by its title, and the language of that. */
export interface BriefName {
  id: string;
  title: string | null;
  writtenIn: string | null;
}

export function nameOfBrief({ id, data }: Versioned<Brief>): BriefName {
  return { id, title: data.title, writtenIn: data.writtenIn };
}

/** One thing to do, as data: the page has the texts. */
export interface WorkLine {
  kind: WorkKind;
  /** The brief that it is about. */
  brief: BriefName | null;
  /** ISO 8601 UTC: when the time for it is over; null without a date. */
  due: string | null;
  /** ISO 8601 UTC: when what is behind it happened; null without it. */
  since: string | null;
  /** The name of who wrote, invites or worked with the member; null where none is shown. */
  who: string | null;
  /** How that member’s account stands; null where the line is about no member. */
  whoState: MemberState | null;
  /** Of messages: who wrote them. */
  uid: string | null;
  /** The id of their picture; null for letters. */
  face: string | null;
  /** The conversation of those messages. */
  conversation: string | null;
  /** The work that it is about: the id of its proposal. */
  work: string | null;
  /**
   * Unread messages, milestones and weeks to look at, weeks that were returned, questions to
   * answer, proposals to review, places that are taken or kept, days since the availability was
   * confirmed, lines of a profile.
   */
  count: number | null;
  /** The total that `count` is out of. */
  of: number | null;
}

export function workLine(kind: WorkKind, more: Partial<WorkLine> = {}): WorkLine {
  return {
    ...{ kind, brief: null, due: null, since: null, conversation: null, work: null },
    ...{ who: null, whoState: null, uid: null, face: null },
    ...{ count: null, of: null },
    ...more,
  };
}

/** Later than every moment. */
const never = "9999-12-31";

/** Whether only the member is waiting for it: a draft, or a first step. */
function isOwn({ kind }: WorkLine): boolean {
  return workKinds.indexOf(kind) >= workKinds.indexOf("BRIEF_DRAFT");
}

/**
 * Earliest due date first. Of lines without a date, other members' messages and acts come before
 * drafts and first steps, the latest first; then by the order of the kinds.
 */
function compareWork(a: WorkLine, b: WorkLine): number {
  return (
    Date.parse(a.due ?? never) - Date.parse(b.due ?? never) ||
    Number(isOwn(a)) - Number(isOwn(b)) ||
    (b.since ?? "").localeCompare(a.since ?? "") ||
    workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind)
  );
}

/** The lines in their order. */
export function inOrder(lines: readonly WorkLine[]): WorkLine[] {
  return [...lines].sort(compareWork);
}
