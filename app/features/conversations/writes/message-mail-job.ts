import type { Message } from "~/features/conversations/model/message";
import { isToTell, type Thread, threadId, threadsCollection } from "~/features/conversations/model/thread";
import type { JobType } from "~/platform/jobs/job";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { Store, StoreTransaction } from "~/platform/ports/store";
import { MESSAGE_MAIL_WAITS } from "~/values/durations";

export const messageMailType: JobType<MessageMail> = { name: "message-mail", lane: "mail" };

/**
 * The payload of a mail about unread messages: `seq` is the message that it was planned for, 0 for
 * none.
 */
export interface MessageMail {
  conversation: string;
  uid: string;
  seq: number;
}

/**
 * Plans the mail about an unread message, in the transaction that brings it; it waits, since most
 * are read by then. Every message plans one until its reader was told, because the outcome of an
 * earlier message's job is not known here. Reads nothing.
 */
export function planMessageMail(
  tx: StoreTransaction,
  clock: Clock,
  thread: Thread,
  { seq, at }: Pick<Message, "seq" | "at">,
): void {
  const { conversationId: conversation, uid } = thread;
  if (isToTell(thread)) enqueueMessageMail(tx, clock, { conversation, uid, seq }, dueAfter(at));
}

/**
 * Plans to look for messages that a thread's owner was not told of, once the obstacle has ended.
 */
export function planUntoldMail(
  tx: StoreTransaction,
  clock: Clock,
  thread: Thread,
  dueAt = clock.now(),
): void {
  const { conversationId: conversation, uid } = thread;
  if (isToTell(thread)) enqueueMessageMail(tx, clock, { conversation, uid, seq: 0 }, dueAt);
}

/**
 * Hands the mail over from the job `planned` to the job of the first unread message (`seq`): only
 * one job of a thread sends. If that job exists, it may be sending at this moment, or ending for a
 * reason that no longer holds, so a job of no message (0) checks again later.
 */
export async function planFirstMail(
  tx: StoreTransaction,
  clock: Clock,
  planned: MessageMail,
  { seq, at }: Pick<Message, "seq" | "at">,
): Promise<void> {
  const first = { ...planned, seq };
  const isThere = seq !== planned.seq && (await tx.get<JobDocument>(jobsCollection, jobId(first)));
  const later = dueAfter(clock.now().toISOString());
  if (isThere) enqueueMessageMail(tx, clock, { ...planned, seq: 0 }, later);
  else enqueueMessageMail(tx, clock, first, dueAfter(at));
}

/**
 * Records that a thread's owner was told of its unread messages up to this one: no second mail
 * until they are read.
 */
export function noteMailed(store: Store, { conversation, uid, seq }: MessageMail): Promise<void> {
  return store.transact(async (tx) => {
    const id = threadId(conversation, uid);
    const thread = (await tx.get<Thread>(threadsCollection, id))?.data;
    if (thread && (thread.mailedSeq ?? 0) < seq)
      tx.set<Thread>(threadsCollection, id, { ...thread, mailedSeq: seq });
  });
}

/**
 * The id under which a mail about unread messages is recorded, so that only one of two ways to tell
 * sends it.
 */
export const toldId = jobId;

/** When the mail about a message of this time (ISO 8601 UTC) is due. */
export function dueAfter(at: string): Date {
  return new Date(Date.parse(at) + MESSAGE_MAIL_WAITS);
}

function enqueueMessageMail(tx: StoreTransaction, clock: Clock, payload: MessageMail, dueAt: Date): void {
  enqueue(tx, { type: messageMailType, payload, dueAt, id: jobId(payload) }, clock.now());
}

function jobId({ conversation, uid, seq }: MessageMail): string {
  return `message-${threadId(conversation, uid)}-${seq}`;
}
