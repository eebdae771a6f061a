import type { ProposalStatus } from "~/contract/proposal";
import type { Page, StoreReads } from "~/ports/store";
import { type PageArgs, toQueryPage } from "../pages";
import { type Proposal, proposalsCollection } from "./proposal";

/** What a member has written, last changed first. */
export function listOwnProposals(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Proposal>> {
  return reads.query<Proposal>({
    collection: proposalsCollection,
    where: { uid },
    orderBy: { field: "updatedAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The proposals of a brief in one state, the first to come first. For its hirer, who doesn't see drafts and the line. */
export function listProposalsOf(
  reads: StoreReads,
  briefId: string,
  status: Exclude<ProposalStatus, "draft" | "waitlisted">,
  page: PageArgs,
): Promise<Page<Proposal>> {
  return reads.query<Proposal>({
    collection: proposalsCollection,
    where: { briefId, status },
    orderBy: { field: "sentAt", direction: "asc" },
    ...toQueryPage(page),
  });
}
