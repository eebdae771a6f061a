import { type ProposalStatus, proposalCounts } from "~/domain/proposal";
import type { Brief, BriefCounts } from "~/features/briefs/model/brief";

/** The counts after a proposal went from one state to another. A draft is not counted. */
export function withProposalMoved(
  counts: BriefCounts,
  from: ProposalStatus,
  to: ProposalStatus,
): BriefCounts {
  const moved = { ...counts };
  if (from === "DRAFT") moved.total += 1;
  else moved[proposalCounts[from]] = Math.max(0, moved[proposalCounts[from]] - 1);
  if (to !== "DRAFT") moved[proposalCounts[to]] += 1;
  if (from === "WAITLISTED" && to === "DECLINED") moved.leftInLine = (moved.leftInLine ?? 0) + 1;
  return moved;
}

/** The counts with places taken (1) or given back (-1). */
export function withPlaces(counts: BriefCounts, change: 1 | -1): BriefCounts {
  return { ...counts, places: Math.max(0, counts.places + change) };
}

/** The counts once a member is gone who was in line when the brief ended. */
export function withLeftInLineGone(counts: BriefCounts): BriefCounts {
  const { declined, leftInLine = 0, withdrawn } = counts;
  // Briefs that ended before this was counted have none.
  const left = Math.max(0, leftInLine - 1);
  return { ...counts, declined: declined - 1, leftInLine: left, withdrawn: withdrawn + 1 };
}

/**
 * The number of places in line that are told. Proposals after them wait as well, without a told
 * place.
 */
const mostTold = 1_000;

/**
 * The waiting list after a proposal went from one state to another. While it misses any waiting
 * proposal it takes no new ones: their told places would belong to earlier ones.
 */
export function withLineMoved({ waiting = [], counts }: Brief, uid: string, to: ProposalStatus): string[] {
  const others = waiting.filter((one) => one !== uid);
  const isWhole = waiting.length === counts.waitlisted && others.length < mostTold;
  return to === "WAITLISTED" && isWhole ? [...others, uid] : others;
}
