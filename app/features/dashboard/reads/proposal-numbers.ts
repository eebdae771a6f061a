import type { ProposalStatus } from "~/domain/proposal";
import { statusBefore } from "~/features/proposals/model/decision";
import {
  endedWithBrief,
  outcomeOf,
  type Proposal,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/** The outcome of the proposals sent in one month. */
export interface MonthOfProposals {
  /** "2026-11" (UTC). */
  month: string;
  accepted: number;
  /** Without a reply yet. */
  waiting: number;
  declined: number;
  withdrawn: number;
}

export interface ProposalNumbers {
  /** Those of the last twelve months with a sent proposal, the oldest first. */
  months: MonthOfProposals[];
  /** The number of their briefs. */
  briefs: number;
  /** Whether there may be more than were counted. */
  partial: boolean;
  /**
   * Of an applicant: from sending a proposal to its yes or no, the median in hours. Null without
   * any reply, and for a hirer, whose record says how they reply (count-replies.ts).
   */
  replyHours: number | null;
}

type Side = "applicant" | "hirer";

/** A talent's own proposals or, for a hirer, the received ones, the last changed first. */
export async function lastProposals(
  reads: StoreReads,
  uid: string,
  as: Side,
  limit: number = limits.proposalsCounted,
): Promise<Proposal[]> {
  const { items } = await reads.query<Proposal>({
    collection: proposalsCollection,
    where: as === "applicant" ? { uid } : { hirerUid: uid },
    orderBy: { field: "updatedAt", direction: "desc" },
    limit,
  });
  return items.map(({ data }) => data);
}

/**
 * Twelve months of proposals as one side may know them: for its applicant, an untold decision still
 * waits. Those in line are among them for both, as they are among those of a brief.
 */
export function numbersOf(proposals: readonly Proposal[], as: Side, now: Date): ProposalNumbers {
  const months = lastMonths(now);
  const replies: number[] = [];
  const briefs = new Set<string>();
  for (const proposal of proposals) {
    if (proposal.sentAt === null) continue;
    const status = as === "applicant" ? statusBefore(proposal) : proposal.status;
    const outcome = outcomes[status];
    const month = months.find((one) => proposal.sentAt?.startsWith(one.month));
    if (!outcome || !month) continue;
    month[outcome] += 1;
    briefs.add(proposal.briefId);
    const hours = as === "applicant" && isReply(proposal) ? hoursToReply(proposal) : null;
    if (hours !== null && (outcome === "accepted" || outcome === "declined")) replies.push(hours);
  }
  const partial = proposals.length === limits.proposalsCounted;
  return { months: months.filter(hasAny), briefs: briefs.size, partial, replyHours: medianOf(replies) };
}

const outcomes: Record<ProposalStatus, Exclude<keyof MonthOfProposals, "month"> | null> = {
  DRAFT: null,
  SENT: "waiting",
  SHORTLISTED: "waiting",
  WAITLISTED: "waiting",
  ACCEPTED: "accepted",
  DECLINED: "declined",
  WITHDRAWN: "withdrawn",
};

/** A yes or a no to this proposal, not the end of its brief. */
const isReply = (proposal: Proposal) => endedWithBrief(proposal) === undefined;

function hoursToReply({ sentAt, events }: Proposal): number | null {
  const reply = outcomeOf({ events });
  if (!reply || sentAt === null) return null;
  return (Date.parse(reply.at) - Date.parse(sentAt.split("_", 1)[0] ?? "")) / 3_600_000;
}

function medianOf(values: readonly number[]): number | null {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle);
}

function hasAny({ accepted, waiting, declined, withdrawn }: MonthOfProposals): boolean {
  return accepted + waiting + declined + withdrawn > 0;
}

function lastMonths(now: Date): MonthOfProposals[] {
  return Array.from({ length: 12 }, (_, at) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at, 1));
    const month = first.toISOString().slice(0, 7);
    return { month, accepted: 0, waiting: 0, declined: 0, withdrawn: 0 };
  });
}
