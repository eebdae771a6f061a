import { attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { linksCollection } from "~/features/sign-in/auth/links.server";
import { keptFormsCollection } from "~/features/sign-up/auth/kept-forms.server";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import { always, changeAll } from "~/platform/jobs/steps.server";
import { listTroubledJobs } from "~/platform/jobs/troubled-jobs.server";
import type { Query, Store } from "~/platform/ports/store";

/**
 * Removes what was typed or asked for on the way to an account, and would go by itself only days later: attempts with
 * their drafts, forms kept over a sign-in, links, and mails to its address that could not be sent. False when out of
 * time.
 */
export async function forgetMember(
  store: Store,
  { uid, address }: { uid: string; address: string },
  hasTime = always,
): Promise<boolean> {
  const newestFirst = { field: "createdAt", direction: "desc" } as const;
  const nextToGo = { field: "expiresAt", direction: "asc" } as const;
  const queries: Omit<Query, "limit">[] = [
    { collection: attemptsCollection, where: { address }, orderBy: newestFirst },
    { collection: linksCollection, where: { uid }, orderBy: nextToGo },
    { collection: keptFormsCollection, where: { uid }, orderBy: nextToGo },
  ];
  for (const query of queries) {
    const isDone = await changeAll(store, query, (tx, { id }) => tx.delete(query.collection, id), hasTime);
    if (!isDone) return false;
  }
  return forgetMails(store, address, hasTime);
}

/** Those that wait run soon, and find nobody; those in trouble would be kept for weeks. */
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
