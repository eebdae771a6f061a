import type { ProposalStatus } from "~/contract/proposal";
import type { BriefCounts } from "../briefs/brief";

type Counted = Exclude<keyof BriefCounts, "places" | "total">;

/** The counts after a proposal went from one state to another. A draft is not counted. */
export function withProposalMoved(
  counts: BriefCounts,
  from: ProposalStatus,
  to: ProposalStatus,
): BriefCounts {
  const moved = { ...counts };
  if (isCounted(from)) moved[from] = Math.max(0, moved[from] - 1);
  if (isCounted(to)) moved[to] += 1;
  if (from === "draft") moved.total += 1;
  return moved;
}

/** The counts with places taken (1) or given back (-1). */
export function withPlaces(counts: BriefCounts, change: 1 | -1): BriefCounts {
  return { ...counts, places: Math.max(0, counts.places + change) };
}

function isCounted(status: ProposalStatus): status is Counted {
  return status !== "draft";
}
