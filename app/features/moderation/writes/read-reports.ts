import type { MarketParts } from "~/features/accounts/model/member";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { type AuditEntry, listTrail } from "~/features/audit/model/audit-trail";
import { openTrail } from "~/features/audit/writes/open-trail";
import { type Report, reportsCollection, showsFile } from "~/features/moderation/model/report";
import { listReports } from "~/features/moderation/reads/list-reports";
import type { PageArgs } from "~/platform/ports/pages";
import type { Page, Store, StoreReads, Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";

/**
 * Waiting or decided reports; administrators only. Reports about the reader are left out: they
 * would tell who reported them, and are another administrator's to decide.
 */
export function listReportsFor(
  reads: StoreReads,
  who: Administrator | null,
  where: { open: boolean } | { ofUid: string },
  page: PageArgs,
): Promise<Page<Report>> {
  return pageFor(reads, who, async () => {
    const { items, next } = await listReports(reads, where, page);
    return { items: items.filter(({ data }) => data.ofUid !== who?.uid), next };
  });
}

/** The administrators' acts; administrators only. */
export function listTrailFor(
  reads: StoreReads,
  who: Administrator | null,
  page: PageArgs,
): Promise<Page<AuditEntry>> {
  return pageFor(reads, who, () => listTrail(reads, page));
}

/**
 * A report with its context, with a line in the trail about the reader; null for
 * non-administrators, and for the reported member.
 */
export function readReport(
  { store, clock }: { store: Store; clock: MarketParts["clock"] },
  who: Administrator,
  id: string,
): Promise<Versioned<Report> | null> {
  return store.transact(async (tx) => {
    const administrator = await requireAdministrator(tx, who);
    const report = await tx.get<Report>(reportsCollection, id);
    if (!administrator.ok || !report || report.data.ofUid === who.uid) return null;
    const trail = await openTrail(tx, clock);
    trail({ by: who.uid, act: "READ_REPORT", about: id, reason: null });
    return report;
  });
}

/**
 * The newest report that shows the file, as `readReport` does; null for none. The file is shown by
 * a text of its owner, and by no report from before it: only those are looked through.
 */
export async function readReportOfFile(
  parts: { store: Store; clock: MarketParts["clock"] },
  who: Administrator,
  file: { id: string; uid: string; addedAt: string },
): Promise<Versioned<Report> | null> {
  if (!(await requireAdministrator(parts.store, who)).ok) return null;
  for (let after: string | null = null; ; ) {
    const { items, next }: Page<Report> = await parts.store.query<Report>({
      collection: reportsCollection,
      contains: { field: "people", value: file.uid },
      orderBy: { field: "createdAt", direction: "desc" },
      limit: 50,
      after,
    });
    const later = items.filter(({ data }) => timeOfKey(data.createdAt) >= timeOfKey(file.addedAt));
    const shown = later.find(({ data }) => data.ofUid !== who.uid && showsFile(data, file));
    if (shown) return readReport(parts, who, shown.id);
    if (next === null || later.length < items.length) return null;
    after = next;
  }
}

async function pageFor<T>(
  reads: StoreReads,
  who: Administrator | null,
  list: () => Promise<Page<T>>,
): Promise<Page<T>> {
  const administrator = who && (await requireAdministrator(reads, who));
  return administrator?.ok ? list() : { items: [], next: null };
}
