import type { ProposalStatus } from "~/content/proposal";
import { mayReadOthers } from "~/features/accounts/rules/member";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import { ofStatus } from "~/features/proposals/rules/list-waiting";
import { type Proposal, proposalsCollection } from "~/features/proposals/rules/proposal";
import type { Page, StoreReads } from "~/platform/ports/store";

/** What a member has written, last changed first. */
export function listOwnProposals(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Proposal>> {
  return reads.query<Proposal>({
    collection: proposalsCollection,
    where: { uid },
    orderBy: { field: "updatedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/**
 * The proposals of a brief in one state, or those of them whose decision is told at `tellsAt` (ISO 8601 UTC), the first
 * to come first: for its owner, who doesn't list drafts
 * and the line, and lists nothing while suspended; null for others. `toReadProposal` says which of them are
 * theirs to read.
 */
export async function listProposalsOf(
  reads: StoreReads,
  { id, reader }: ReadBrief,
  status: ProposalStatus,
  page: PageArgs,
  tellsAt: string | null = null,
): Promise<Page<Proposal> | null> {
  if (reader.as !== "owner" || !mayReadOthers(reader.standing)) return null;
  if (status === "DRAFT" || status === "WAITLISTED") return null;
  return reads.query<Proposal>({
    collection: proposalsCollection,
    where: ofStatus(id, status, tellsAt),
    orderBy: { field: "sentAt", direction: "asc" },
    ...toQueryPage(page),
  });
}
