import { nextDigestAt } from "~/features/notifications/model/mail-of-the-day";
import type { JobType } from "~/platform/jobs/job";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Store } from "~/platform/ports/store";

/** The mail of the day. */
export const digestMailType: JobType<Digest> = { name: "digest-mail", lane: "mail" };

/**
 * Puts a notification, or the unread messages of a conversation, into its member's next mail of the
 * day. Idempotent.
 */
export function addToDigest(
  { store, clock }: { store: Store; clock: Clock },
  uid: string,
  timeZone: string | null,
  { notification, conversation }: { notification?: string; conversation?: string },
): Promise<void> {
  const dueAt = nextDigestAt(clock.now(), timeZone ?? "UTC");
  const id = `digest-${uid}-${dueAt.toISOString()}`;
  return store.transact(async (tx) => {
    const waiting = await tx.get<JobDocument>(jobsCollection, id);
    const { notifications = [], conversations = [] } = (waiting?.data.payload as Digest | undefined) ?? {};
    const payload: Digest = {
      uid,
      notifications: withOne(notifications, notification),
      conversations: withOne(conversations, conversation),
    };
    enqueue(tx, { type: digestMailType, payload, dueAt, id }, clock.now());
  });
}

export interface Digest {
  uid: string;
  notifications: string[];
  /** Conversations with unread messages; absent in a job of a release without messages. */
  conversations?: string[];
}

function withOne(known: string[], one: string | undefined): string[] {
  return one === undefined || known.includes(one) ? known : [...known, one];
}
