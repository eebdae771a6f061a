import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { removeAccountType } from "~/features/leaving/writes/delete-account";
import { deleteUnprovenType } from "~/features/leaving/writes/remove-unproven";
import { type JobType, oneFor } from "~/platform/jobs/job";
import { enqueue, jobsCollection } from "~/platform/jobs/queue.server";
import type { Pause } from "~/platform/jobs/sweep.server";
import type { Clock } from "~/platform/ports/clock";
import type { Page, Query, Store } from "~/platform/ports/store";
import { UNPROVEN_ACCOUNT_LIFETIME } from "~/values/durations";

interface Parts {
  store: Store;
  clock: Clock;
}

/**
 * Plans the removal of overdue accounts without a job: earlier releases gave such a job up, which
 * left its account locked for ever. Answers how many it planned.
 */
export async function planOverdueRemovals(parts: Parts, pause: Pause): Promise<number> {
  const now = parts.clock.now();
  const madeBefore = new Date(now.getTime() - UNPROVEN_ACCOUNT_LIFETIME).toISOString();
  const deleting = by("DELETING", "deletesAt", now.toISOString());
  const unproven = by("PENDING", "createdAt", madeBefore);
  return (
    (await planFor(parts, deleting, removeAccountType, pause)) +
    (await planFor(parts, unproven, deleteUnprovenType, pause))
  );
}

function by(status: Account["status"], field: "deletesAt" | "createdAt", atMost: string): Query {
  return {
    collection: accountsCollection,
    where: { status },
    orderBy: { field, direction: "asc" },
    atMost,
    limit: 100,
  };
}

async function planFor(
  { store, clock }: Parts,
  query: Query,
  type: JobType<{ uid: string }>,
  pause: Pause,
): Promise<number> {
  let planned = 0;
  let after: string | null = null;
  for (;;) {
    const page: Page<Account> = await store.query<Account>({ ...query, after });
    const jobs = page.items.map(({ id }) => oneFor(type, { uid: id }));
    planned += await store.transact(async (tx) => {
      const known = await tx.getMany(
        jobsCollection,
        jobs.map(({ id }) => id),
      );
      const missing = jobs.filter((_, at) => !known[at]);
      for (const job of missing) enqueue(tx, job, clock.now());
      return missing.length;
    });
    after = page.next;
    if (after === null) return planned;
    await pause();
  }
}
