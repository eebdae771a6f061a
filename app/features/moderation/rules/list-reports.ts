import { type PageArgs, toQueryPage } from "~/features/market/rules/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { type Report, reportsCollection } from "./report";

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
