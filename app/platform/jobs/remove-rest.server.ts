import type { Clock } from "~/platform/ports/clock";
import type { Page, Query, Store, StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok } from "~/platform/values/result";
import { enqueue } from "./queue.server";
import type { JobHandler } from "./run-job.server";
import { always, changeAll } from "./steps.server";

export const removeRestType = "remove-rest";

/** The newest first. */
interface NewestFirst extends Pick<Query, "collection" | "where"> {
  orderBy: { field: string; direction: "desc" };
}

/** A transaction holds 500 writes: two such lists, and what else it writes. */
const mostAtOnce = 200;
const pageSize = 100;

/**
 * Finds what a transaction is to remove; the answer removes the newest 200 at once, and has a job remove older ones.
 * Reads come before writes, hence two steps.
 */
export async function findToRemove(
  tx: StoreTransaction,
  query: NewestFirst,
): Promise<(clock: Clock) => void> {
  const found: Versioned<Record<string, unknown>>[] = [];
  let after: string | null = null;
  do {
    const page: Page<Record<string, unknown>> = await tx.query({ ...query, limit: pageSize, after });
    found.push(...page.items);
    after = page.next;
  } while (after !== null && found.length < mostAtOnce);
  const last = found.at(-1)?.data[query.orderBy.field];
  return (clock) => {
    for (const { id } of found) tx.delete(query.collection, id);
    if (after !== null) enqueue(tx, { type: removeRestType, payload: { ...query, atMost: last } }, clock);
  };
}

/** Removes what was there when the transaction ran that planned it. */
export function removeRest({ store }: { store: Store }): JobHandler {
  return async ({ payload, hasTime = always }) => {
    const query = payload as Omit<Query, "limit">;
    const isDone = await changeAll(store, query, (tx, { id }) => tx.delete(query.collection, id), hasTime);
    return isDone ? ok() : ok({ goOn: payload });
  };
}
