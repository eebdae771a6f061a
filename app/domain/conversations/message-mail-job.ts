import { MESSAGE_MAIL_WAITS } from "~/contract/times";
import { enqueue } from "~/jobs/queue.server";
import type { Clock } from "~/ports/clock";
import type { Store, StoreTransaction } from "~/ports/store";
import type { Message } from "./message";
import { type Thread, threadId, threadsCollection } from "./thread";

export const messageMailType = "message-mail";

/** What the job of a mail about unread messages carries: `seq` is the first of them when it was planned. */
export interface MessageMail {
  conversation: string;
  uid: string;
  seq: number;
}

/**
 * Plans the mail about a message that its reader has not seen, in the transaction that brings it; it waits, since
 * most are read by then. Only the first unread one plans it. Reads nothing.
 */
export function planMessageMail(
  tx: StoreTransaction,
  clock: Clock,
  { conversationId: conversation, uid, unread, muted }: Thread,
  { seq, at }: Pick<Message, "seq" | "at">,
): void {
  if (unread === 1 && !muted) enqueueMessageMail(tx, clock, { conversation, uid, seq }, at);
}

/** `at`: when the message was sent, ISO 8601 UTC. The same message again is the same job. */
export function enqueueMessageMail(
  tx: StoreTransaction,
  clock: Clock,
  payload: MessageMail,
  at: string,
): void {
  const dueAt = new Date(Date.parse(at) + MESSAGE_MAIL_WAITS);
  const id = `message-${threadId(payload.conversation, payload.uid)}-${payload.seq}`;
  enqueue(tx, { type: messageMailType, payload, dueAt, id }, clock);
}

/** Notes that its owner was told of a thread's unread messages, up to this one: no second mail until they are read. */
export function noteMailed(store: Store, { conversation, uid }: MessageMail, seq: number): Promise<void> {
  return store.transact(async (tx) => {
    const id = threadId(conversation, uid);
    const thread = (await tx.get<Thread>(threadsCollection, id))?.data;
    if (thread && (thread.mailedSeq ?? 0) < seq)
      tx.set<Thread>(threadsCollection, id, { ...thread, mailedSeq: seq });
  });
}
