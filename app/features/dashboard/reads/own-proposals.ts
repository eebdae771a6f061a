import type { ProposalStatus } from "~/domain/proposal";
import { type Brief, momentsOf, takesProposals } from "~/features/briefs/model/brief";
import { decisionOf } from "~/features/proposals/model/decision";
import { isWaiting, type Proposal } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import type { Versioned } from "~/platform/ports/store";
import { dayOf, daysAfter } from "~/values/days";
import { type BriefName, nameOfBrief } from "./work-line";

/** A proposal as its applicant may know it. */
export interface OwnProposal {
  brief: BriefName;
  status: ProposalStatus;
  placeInLine: number | null;
  /**
   * ISO 8601 UTC: until when there is time for an answer or, of a draft, to send it; null where it
   * is over.
   */
  due: string | null;
}

/** How many are shown. */
const SHOWN = 5;

/** How long a proposal that has ended is shown, in days. */
const ENDED_DAYS = 14;

/** How many days an ended proposal stands before older ones that still run. */
const NEWS_DAYS = 3;

/**
 * The briefs of the proposals to show: those that run or ended just now before those that ended
 * earlier, the newest first; five at most.
 */
export function ownProposalsToShow(proposals: readonly Proposal[], now: Date): string[] {
  const since = daysAfter(dayOf(now), -ENDED_DAYS);
  // For its applicant, a proposal with an untold decision still runs.
  const runs = (one: Proposal) => one.status === "DRAFT" || isWaiting(one) || decisionOf(one) !== null;
  // An untold decision must not change the order.
  const newestAt = (one: Proposal) => (runs(one) ? (one.sentAt ?? one.createdAt) : one.updatedAt);
  const news = daysAfter(dayOf(now), -NEWS_DAYS);
  const comesFirst = (one: Proposal) => runs(one) || one.updatedAt >= news;
  return proposals
    .filter((one) => runs(one) || (one.status !== "WITHDRAWN" && one.updatedAt >= since))
    .sort((a, b) => Number(comesFirst(b)) - Number(comesFirst(a)) || newestAt(b).localeCompare(newestAt(a)))
    .slice(0, SHOWN)
    .map(({ briefId }) => briefId);
}

/** The state of these proposals, the earliest due first. `briefs` has their briefs, by id. */
export function toOwnProposals(
  proposals: readonly Proposal[],
  briefs: ReadonlyMap<string, Versioned<Brief>>,
  now: Date,
): OwnProposal[] {
  return proposals
    .flatMap((proposal) => {
      const brief = briefs.get(proposal.briefId);
      if (!brief) return [];
      const { status, placeInLine } = seenBy("applicant", proposal, brief.data, now);
      const isDraft = status === "DRAFT";
      if (isDraft && !takesProposals(brief.data, now)) return [];
      const { closesAt, decideBy } = momentsOf(brief.data);
      const due = isDraft ? closesAt : isWaiting({ status }) ? decideBy : null;
      return {
        brief: nameOfBrief(brief),
        status,
        placeInLine: status === "WAITLISTED" ? placeInLine : null,
        due,
      };
    })
    .sort((a, b) => Date.parse(a.due ?? never) - Date.parse(b.due ?? never));
}

/** Later than every moment. */
const never = "9999-12-31";
