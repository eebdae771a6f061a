import type { ProposalStatus } from "~/domain/proposal";
import { mayReadOthers } from "~/features/accounts/model/member";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { ofStatus } from "./list-waiting";

/** A member's own proposals, last changed first. */
export function listOwnProposals(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Proposal>> {
  return reads.query<Proposal>({
    collection: proposalsCollection,
    where: { uid },
    orderBy: { field: "updatedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/**
 * The proposals of a brief in one state, or those of them whose decision is told at `tellsAt` (ISO
 * 8601 UTC), the first to come first. For the brief's owner, without drafts and the waiting list,
 * and nothing while suspended; null for others. `toReadProposal` says which of them the owner may
 * read.
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
