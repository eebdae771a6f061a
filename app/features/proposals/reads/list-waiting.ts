import type { ProposalStatus } from "~/domain/proposal";
import { whereTold } from "~/features/proposals/model/decision";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/**
 * The proposals that the hirer of a brief owes a reply, the first to come first: at most its cap.
 */
export function listWaiting(reads: StoreReads, briefId: string): Promise<Versioned<Proposal>[]> {
  return listOfStatuses(reads, briefId, ["SENT", "SHORTLISTED"]);
}

/**
 * Every proposal of a brief in these states, or those of them whose decision is told in one moment
 * (ISO 8601 UTC). Reads them in pages. Declined ones pile up, so ask for them with a moment.
 */
export async function listOfStatuses(
  reads: StoreReads,
  briefId: string,
  statuses: readonly ProposalStatus[],
  tellsAt: string | null = null,
): Promise<Versioned<Proposal>[]> {
  const found: Versioned<Proposal>[] = [];
  for (const status of statuses) {
    let after: string | null = null;
    do {
      const page: Page<Proposal> = await reads.query<Proposal>({
        collection: proposalsCollection,
        where: ofStatus(briefId, status, tellsAt),
        orderBy: { field: "sentAt", direction: "asc" },
        limit: limits.page,
        after,
      });
      found.push(...page.items);
      after = page.next;
    } while (after !== null);
  }
  return found;
}

/**
 * The query for a brief's proposals in one state, or for those of them whose decision is told in
 * one moment.
 */
export function ofStatus(briefId: string, status: ProposalStatus, tellsAt: string | null) {
  return tellsAt === null ? { briefId, status } : { briefId, status, ...whereTold(tellsAt) };
}
