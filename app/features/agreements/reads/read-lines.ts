import {
  type Agreement,
  agreementsCollection,
  contentOf,
  getVersion,
} from "~/features/agreements/model/agreement";
import type { ReadConversation } from "~/features/conversations/reads/read-conversation";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { TimelineEvent } from "~/features/proposals/reads/read-timeline";
import type { StoreReads } from "~/platform/ports/store";

/**
 * What the two did with their agreement and its milestones, as lines of their conversation; nothing
 * is read for it before a proposal is accepted. A milestone is called as in the version that holds.
 */
export async function readLines(
  reads: StoreReads,
  { briefId, applicantUid }: ReadConversation,
): Promise<TimelineEvent[]> {
  if (briefId === null || applicantUid === null) return [];
  const id = proposalId(briefId, applicantUid);
  const proposal = (await reads.get<Proposal>(proposalsCollection, id))?.data;
  if (proposal?.status !== "ACCEPTED") return [];
  const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data;
  const lines = agreement?.lines ?? [];
  const version = lines.some(({ milestone }) => milestone)
    ? await getVersion(reads, id, agreement?.inForce?.n)
    : null;
  const milestones = version ? contentOf(version).milestones : [];
  return lines.map(({ at, by, event, milestone }) => ({
    ...{ at, by },
    event: `${milestone ? "MILESTONE" : "AGREEMENT"}_${event}`,
    about: milestones.find(({ id: one }) => one === milestone)?.title ?? null,
  }));
}
