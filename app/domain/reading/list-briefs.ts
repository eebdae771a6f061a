import type { BriefStatus } from "~/contract/brief";
import type { Page, StoreReads, Versioned } from "~/ports/store";
import { type Brief, briefsCollection } from "../briefs/brief";
import { type PageArgs, toQueryPage } from "../pages";

/** A hirer's own briefs in one state, newest first. */
export function listOwnBriefs(
  reads: StoreReads,
  hirerUid: string,
  status: BriefStatus,
  page: PageArgs,
): Promise<Page<Brief>> {
  return reads.query<Brief>({
    collection: briefsCollection,
    where: { hirerUid, status },
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** The drafts of a hirer, newest first, for whoever removes them. */
export const draftsOf = (hirerUid: string) =>
  ({
    collection: briefsCollection,
    where: { hirerUid, status: "DRAFT" },
    orderBy: { field: "createdAt", direction: "desc" },
  }) as const;

/** A hirer's running briefs in one state, the nearest reply date first. */
export async function listBriefsToDecide(
  reads: StoreReads,
  hirerUid: string,
  status: "OPEN" | "SHORTLISTING",
  limit: number,
): Promise<Versioned<Brief>[]> {
  const { items } = await reads.query<Brief>({
    collection: briefsCollection,
    where: { hirerUid, status },
    orderBy: { field: "decideOn", direction: "asc" },
    limit,
  });
  return items;
}
