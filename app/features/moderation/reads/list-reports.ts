import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";

/** Reports by state, reporter or reported member, the newest first. */
export function listReports(
  reads: StoreReads,
  where: { open: boolean } | { by: string } | { ofUid: string },
  page: PageArgs,
): Promise<Page<Report>> {
  return reads.query<Report>({
    collection: reportsCollection,
    where,
    orderBy: { field: "createdAt", direction: "desc" },
    ...toQueryPage(page),
  });
}
