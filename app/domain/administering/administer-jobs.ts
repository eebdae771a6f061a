import { ok, type Result, refuse } from "~/contract/result";
import {
  endJob,
  listTroubledJobs,
  retryJob,
  type TroubledJob,
  toTroubledJob,
} from "~/jobs/troubled-jobs.server";
import type { Page, StoreReads } from "~/ports/store";
import type { MarketParts } from "../accounts/member";
import { type PageArgs, toQueryPage } from "../pages";
import { type Administrator, requireAdministrator } from "./administrator";

/** Jobs that keep failing, were refused for good or are held; none for others than administrators. */
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

/** Lets a troubled job run now, or removes it undone. */
export async function administerJob(
  parts: MarketParts,
  who: Administrator,
  id: string,
  move: "retry" | "end",
): Promise<Result<unknown>> {
  const administrator = await requireAdministrator(parts.store, who);
  if (!administrator.ok) return administrator;
  const found = move === "retry" ? await retryJob(parts, id) : await endJob(parts.store, id);
  return found ? ok() : refuse("NOT_FOUND");
}
