import type { TalentKind } from "~/domain/brief";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import type { EndReason, ProposalStatus } from "~/domain/proposal";
import type { Brief } from "~/features/briefs/model/brief";
import { versionOf } from "~/features/briefs/model/versions";
import type { EventLine } from "~/features/market/model/event-line";
import { collection } from "~/platform/ports/collection";

/** `proposals/{briefId}_{uid}` (domain.md): one of each applicant for each brief. */
export interface Proposal extends ProposalContent {
  briefId: string;
  uid: string;
  hirerUid: string;
  kind: TalentKind;
  /** Rises with each save or send that changes the content. */
  revision: number;
  status: ProposalStatus;
  /**
   * The state that the applicant reads until a decision is told, and that undoing leads back to.
   * SENT on the waiting list means a place that the proposal keeps unless the brief is filled; the
   * applicant doesn’t know that yet.
   */
  formerStatus: "SENT" | "SHORTLISTED" | null;
  declineReason: EndReason | null;
  note: string | null;
  /**
   * ISO 8601 UTC: when the decision is told, and until when it can be undone. A declined proposal
   * keeps it; a shortlisted or accepted one has null once its applicant was told. Null in every
   * other state.
   */
  declineVisibleAt: string | null;
  createdAt: string;
  /** ISO 8601 UTC + "_" + id, as is `sentAt`: unique, so that lists have exact cursors. */
  updatedAt: string;
  /** Null while it is a draft. It decides the place in the waiting list. */
  sentAt: string | null;
  events: EventLine[];
  /** The version of its brief that it answers; absent for the first. */
  version?: number;
  /**
   * From when to when the work is, by the version of the agreement that holds. It stands here, too,
   * so that nothing more is read to know how a work stands. Absent where none was confirmed since.
   */
  agreed?: AgreedDates;
}

/** ISO dates, both included. */
interface AgreedDates {
  startOn: string;
  endOn: string;
  /** A side ended it early, on `endOn`: no word holds any more that it still runs. */
  early?: true;
}

export const proposals = collection<Proposal>()({
  name: "proposals",
  ofMember: "apart",
  indexes: [
    ["briefId", "status", "sentAt"],
    ["briefId", "status", "declineVisibleAt", "sentAt"],
    ["briefId", "status", "updatedAt"],
    ["uid", "-updatedAt"],
    ["uid", "status", "-updatedAt"],
    ["hirerUid", "-updatedAt"],
    ["hirerUid", "status", "-updatedAt"],
  ],
  unindexed: ["pitch", "answers", "note"],
  enums: ["kind", "status", "formerStatus", "declineReason", "rate.unit", "events.*.event"],
  steps: [
    // 2: a revision, by which a save detects another one in between. Older texts are the first.
    (proposal) => ({ ...proposal, revision: 1 }),
    // 3: an estimate of days, and prices for the whole project. Older proposals have neither.
    (proposal) => ({ ...proposal, days: null }),
    // 4: a case that an answer names, and who of an agency would work on it. Older proposals name
    // neither.
    (proposal) => ({
      ...proposal,
      answers: (proposal.answers as object[]).map((answer) => ({ ...answer, caseId: null })),
      team: [],
    }),
    // 5: the version of its brief. Older proposals answer the first.
    (proposal) => proposal,
    // 6: the dates of the agreement. Of one that was confirmed before, they come with its next
    // version.
    (proposal) => proposal,
    // 7: that it was ended early. Until then none could be.
    (proposal) => proposal,
  ],
});
export const proposalsCollection = proposals.name;

/** The proposal that a hirer decides about. */
export interface ProposalKey {
  briefId: string;
  applicantUid: string;
}

export function proposalId(briefId: string, uid: string): string {
  return `${briefId}_${uid}`;
}

/**
 * Whether the hirer may know of it: when it was last sent it took a place, or was given one later.
 * A proposal that stayed in line to the end of the brief is never the hirer's to read, though the
 * end declines it, too.
 */
export function hasReachedHirer({ status, events }: Proposal): boolean {
  // All three are missing only where many later lines of the hirer's back and forth pushed them
  // out.
  const last = events.findLast(({ event }) => event === "SEND" || event === "QUEUE" || event === "PROMOTE");
  return status !== "DRAFT" && last?.event !== "QUEUE";
}

/** States in which a proposal waits for the hirer's answer. */
export const waitingStatuses = ["SENT", "SHORTLISTED", "WAITLISTED"] as const;

export function isWaiting({ status }: Pick<Proposal, "status">): boolean {
  return waitingStatuses.some((one) => one === status);
}

/** Whether its brief has asked for something else since. */
export function answersEarlier({ version = 1 }: Pick<Proposal, "version">, brief: Brief): boolean {
  return version < versionOf(brief);
}

/** The line of its history that says how it ended: by a yes, a no, or the end of its brief. */
export function outcomeOf({ events }: Pick<Proposal, "events">): Proposal["events"][number] | undefined {
  return events.findLast(({ event }) => event === "ACCEPT" || event === "DECLINE" || event === "END");
}

/** The same where that was the end of its brief. */
export function endedWithBrief(proposal: Pick<Proposal, "events">): ReturnType<typeof outcomeOf> {
  const outcome = outcomeOf(proposal);
  return outcome?.event === "END" ? outcome : undefined;
}
