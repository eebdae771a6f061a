import type { Clock } from "~/platform/ports/clock";
import type { Page, Query, Store, StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok } from "~/values/result";
import { type Job, job } from "./job";
import { enqueue } from "./queue.server";
import { always, changeAll } from "./steps.server";

/** The newest first. */
interface NewestFirst extends Pick<Query, "collection" | "where"> {
  orderBy: { field: string; direction: "desc" };
}

/** A transaction holds 500 writes: two such lists, and its other writes. */
const mostAtOnce = 200;
const pageSize = 100;

/**
 * Finds the documents that a transaction is to remove; the answer removes the newest 200 at once,
 * and has a job remove the older ones. Reads come before writes, hence two steps.
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
  const last = found.at(-1)?.data[query.orderBy.field] as string | undefined;
  return (clock) => {
    for (const { id } of found) tx.delete(query.collection, id);
    if (after !== null) enqueue(tx, { type: removeRest, payload: { ...query, atMost: last } }, clock.now());
  };
}

/** Removes the documents that existed when the planning transaction ran. */
export const removeRest = job({
  name: "remove-rest",
  lane: "cleaning",
  async run({ store }: { store: Store }, { payload: query, hasTime = always }: Job<Omit<Query, "limit">>) {
    const isDone = await changeAll(store, query, (tx, { id }) => tx.delete(query.collection, id), hasTime);
    return isDone ? ok() : ok({ goOn: query });
  },
});
