import type { MarketParts } from "~/features/accounts/model/member";
import { type Administrator, requireAdministrator } from "~/features/accounts/model/require-administrator";
import { openTrail } from "~/features/audit/writes/open-trail";
import {
  endJob,
  listTroubledJobs,
  retryJob,
  type TroubledJob,
  toTroubledJob,
} from "~/platform/jobs/troubled-jobs.server";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, StoreTransaction } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";

/** Jobs that keep failing, were refused for good or are held; administrators only. */
export async function listJobsFor(
  reads: StoreReads,
  who: Administrator | null,
  page: PageArgs,
): Promise<Page<TroubledJob>> {
  const administrator = who && (await requireAdministrator(reads, who));
  if (!administrator?.ok) return { items: [], next: null };
  const { items, next } = await listTroubledJobs(reads, toQueryPage(page));
  return { items: items.map((item) => ({ ...item, data: toTroubledJob(item.id, item.data) })), next };
}

type JobMove = "retry" | "end";

/** Lets a troubled job run now, or removes it undone. */
export async function administerJob(
  parts: MarketParts,
  who: Administrator,
  id: string,
  move: JobMove,
): Promise<Result<undefined>> {
  const administrator = await requireAdministrator(parts.store, who);
  if (!administrator.ok) return administrator;
  return (await moveJob(parts, who.uid, id, move)) ? ok() : refuse("NOT_FOUND");
}

/**
 * The same for code with direct access to the store, with `by` null. False where there is no such
 * troubled job.
 */
export function moveJob(parts: MarketParts, by: string | null, id: string, move: JobMove): Promise<boolean> {
  const run = move === "retry" ? retryJob : endJob;
  return run(parts, id, async (tx: StoreTransaction) => {
    const trail = await openTrail(tx, parts.clock);
    return () => trail({ by, act: move === "retry" ? "RETRY_JOB" : "END_JOB", about: id, reason: null });
  });
}
