import { attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { always, changeAll } from "~/platform/jobs/steps.server";
import { listTroubledJobs } from "~/platform/jobs/troubled-jobs.server";
import type { Store, StoreTransaction } from "~/platform/ports/store";

/**
 * Removes records of signing up and signing in that would otherwise expire only days later:
 * attempts with their drafts, forms kept over a sign-in, links, and failed mails to the address.
 * False when out of time.
 */
export async function forgetAddress(store: Store, address: string, hasTime = always): Promise<boolean> {
  const attempts = {
    collection: attemptsCollection,
    where: { address },
    orderBy: { field: "createdAt", direction: "desc" },
  } as const;
  const remove = (tx: StoreTransaction, { id }: { id: string }) => tx.delete(attemptsCollection, id);
  return (await changeAll(store, attempts, remove, hasTime)) && forgetMails(store, address, hasTime);
}

/**
 * Removes failed mail jobs, which would be kept for weeks. Waiting ones run soon, and find no
 * account.
 */
async function forgetMails(store: Store, address: string, hasTime: () => boolean): Promise<boolean> {
  let after: string | null = null;
  do {
    if (!hasTime()) return false;
    const page = await listTroubledJobs(store, { limit: 100, after });
    const theirs = page.items.filter(({ data }) => isTo(data, address));
    if (theirs.length > 0)
      await store.transact(async (tx) => {
        for (const { id } of theirs) tx.delete(jobsCollection, id);
      });
    after = page.next;
  } while (after !== null);
  return true;
}

function isTo({ payload }: JobDocument, address: string): boolean {
  const { address: asked, to } = (payload ?? {}) as { address?: unknown; to?: unknown };
  return asked === address || to === address;
}
