import type { Times } from "~/domain/times";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import { describeClose, describePlaces } from "~/features/briefs/shared/brief-texts";
import { paths, proposalPath } from "~/paths";
import type { BriefQuery, ProposalStatus } from "~/shell/operations/operations.generated";
import * as words from "~/words/briefs.generated";
import { describeStanding, proposalName } from "./own-proposal-texts";

export type WholeBrief = NonNullable<BriefQuery["brief"]>;

/** The one thing that talent can do about a brief. */
export interface NextStep {
  title: string;
  text: string;
  /** The page where it is done; null if there is nothing to do. */
  to: string | null;
  action: string | null;
}

const ownActions: Partial<Record<ProposalStatus, () => string>> = {
  DRAFT: words.continueProposal,
  WITHDRAWN: words.sendProposalAgain,
  ACCEPTED: words.seeWhatComesNext,
};

/** Whether a proposal is not sent, so that only its author sees it. */
export function isUnsent({ status }: { status: ProposalStatus }): boolean {
  return status === "DRAFT" || status === "WITHDRAWN";
}

/** Talent's next step about a brief; if nothing can be done, the reason. */
export function nextStepFor(
  brief: WholeBrief,
  viewer: Pick<Viewer, "kind" | "status"> | null,
  times: Times,
): NextStep {
  const { id, ownProposal, moves } = brief;
  const mayAnswer = moves.includes("PROPOSE");
  if (ownProposal) {
    const { status } = ownProposal;
    if (isUnsent(ownProposal) && !mayAnswer)
      return { ...whyNot(brief, viewer, times), to: proposalPath(id), action: words.seeWhatYouWrote() };
    return {
      title: status === "DRAFT" ? words.proposalIsDraft() : proposalName(status),
      text: describeStanding(ownProposal),
      to: proposalPath(id),
      action: (ownActions[status] ?? words.seeProposal)(),
    };
  }
  if (mayAnswer)
    return {
      title: words.writeProposal(),
      text: describeLine(brief),
      to: proposalPath(id),
      action: words.writeProposal(),
    };
  return whyNot(brief, viewer, times);
}

/** The reason that keeps this viewer from answering. */
function whyNot(brief: WholeBrief, viewer: Pick<Viewer, "kind" | "status"> | null, times: Times): NextStep {
  if (brief.status !== "OPEN" || brief.hidden) return closed(brief, times);
  if (viewer && brief.openTo !== "BOTH" && brief.openTo !== viewer.kind)
    return {
      title: words.openToOthersTitle({ openTo: brief.openTo }),
      text: words.openToOthersText(),
      to: paths.briefs,
      action: words.seeBriefsForYou(),
    };
  const first = viewer && whatComesFirst[viewer.status];
  if (first) return { title: first.title(), text: first.text(), to: null, action: null };
  return closed(brief, times);
}

/** What a member of each status has to do before answering a brief that takes proposals. */
const whatComesFirst: Record<Viewer["status"], Record<"title" | "text", () => string> | null> = {
  ACTIVE: null,
  PENDING: { title: words.pendingTitle, text: words.pendingText },
  SUSPENDED: { title: words.suspendedTitle, text: words.suspendedText },
  DELETING: { title: words.deletingTitle, text: words.deletingText },
};

function closed({ status, closeReason, closesAt, hidden }: WholeBrief, times: Times): NextStep {
  const why =
    status === "FILLED"
      ? words.overFilled()
      : status === "CLOSED" && closeReason
        ? describeClose(closeReason)
        : hidden
          ? words.overOnHold()
          : status === "OPEN"
            ? closesAt
              ? words.overAt({ end: times.until(closesAt) })
              : words.overAtLastDay()
            : words.overInReview();
  return {
    title: words.overTitle(),
    text: why,
    to: paths.briefs,
    action: words.seeOpenBriefs(),
  };
}

/** Whether there is a free place, or the position in the waiting list. */
function describeLine(brief: WholeBrief): string {
  const { cap, counts } = brief;
  if (counts.places < cap || brief.invitation?.keptUntil)
    return words.readRightAway({ places: describePlaces(brief) });
  return words.allTaken({ cap, place: String(counts.waitlisted + 1) });
}
