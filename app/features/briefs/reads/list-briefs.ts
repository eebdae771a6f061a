import type { BriefStatus } from "~/domain/brief";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";

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

/** The drafts of a hirer, newest first, for their removal. */
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
