import { audiences } from "~/content/brief";
import type { Times } from "~/content/times";
import type { Viewer } from "~/features/accounts/parts/viewer.server";
import { describeStanding, proposalName } from "~/features/proposals/parts/own-proposal-texts";
import { paths, proposalPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import type { BriefQuery, ProposalStatus } from "~/shell/operations/operations.generated";
import { describeClose, describePlaces } from "./brief-texts";

export type WholeBrief = NonNullable<BriefQuery["brief"]>;

/** The one thing that talent can do about a brief. */
export interface NextStep {
  title: string;
  text: string;
  /** The page where it is done; null if there is nothing to do. */
  to: string | null;
  action: string | null;
}

const ownActions: Partial<Record<ProposalStatus, string>> = {
  DRAFT: "Continue editing",
  WITHDRAWN: "Send it again",
  ACCEPTED: "See what comes next",
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
      return { ...whyNot(brief, viewer, times), to: proposalPath(id), action: "See what you wrote" };
    return {
      title: status === "DRAFT" ? "Your proposal is a draft" : proposalName(status),
      text: describeStanding(ownProposal),
      to: proposalPath(id),
      action: ownActions[status] ?? "See your proposal",
    };
  }
  if (mayAnswer)
    return {
      title: "Write a proposal",
      text: describeLine(brief),
      to: proposalPath(id),
      action: "Write a proposal",
    };
  return whyNot(brief, viewer, times);
}

/** The reason that keeps this viewer from answering. */
function whyNot(brief: WholeBrief, viewer: Pick<Viewer, "kind" | "status"> | null, times: Times): NextStep {
  if (brief.status !== "OPEN" || brief.hidden) return closed(brief, times);
  if (viewer && brief.openTo !== "BOTH" && brief.openTo !== viewer.kind)
    return {
      title: `Open to ${labelOf(audiences, brief.openTo).toLowerCase()} alone`,
      text: "You can read this brief, but your kind of account can’t send a proposal for it.",
      to: paths.briefs,
      action: "See briefs for you",
    };
  const first = viewer && whatComesFirst[viewer.status];
  if (first) return { ...first, to: null, action: null };
  return closed(brief, times);
}

/** What a member of each status has to do before answering a brief that takes proposals. */
const whatComesFirst: Record<Viewer["status"], Pick<NextStep, "title" | "text"> | null> = {
  ACTIVE: null,
  PENDING: {
    title: "Confirm your e-mail first",
    text: "The link is in your inbox. As soon as you open it, you can write a proposal; until then you can bookmark this brief.",
  },
  SUSPENDED: {
    title: "Your account is suspended",
    text: "You can read this brief, but not send a proposal.",
  },
  DELETING: {
    title: "Your account is being deleted",
    text: "Undo that on your account page, and you can write a proposal.",
  },
};

function closed({ status, closeReason, closesAt, hidden }: WholeBrief, times: Times): NextStep {
  const why =
    status === "FILLED"
      ? "It is filled: the hirer found who they were looking for."
      : status === "CLOSED" && closeReason
        ? describeClose(closeReason)
        : hidden
          ? "It is on hold: the hirer’s account is suspended."
          : status === "OPEN"
            ? `It closed at ${closesAt ? times.until(closesAt) : "the end of its last day"}.`
            : "The hirer reads what came in and decides.";
  return {
    title: "This brief takes no more proposals",
    text: why,
    to: paths.briefs,
    action: "See open briefs",
  };
}

/** Whether there is a free place, or the position in the waiting list. */
function describeLine(brief: WholeBrief): string {
  const { cap, counts } = brief;
  if (counts.places < cap || brief.invitation?.keptUntil)
    return `${describePlaces(brief)}. The hirer can read yours right away.`;
  return `All ${cap} places are taken. You can still send: yours will be number ${counts.waitlisted + 1} on the waiting list, and will move up as places are freed.`;
}
