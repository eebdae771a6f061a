import { isBlocked } from "~/features/accounts/model/block";
import { isActive, requireActive } from "~/features/accounts/model/member";
import {
  type Conversation,
  conversationsCollection,
  otherOf,
} from "~/features/conversations/model/conversation";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import {
  newThread,
  type Thread,
  threadId,
  threadsCollection,
  withMessage,
} from "~/features/conversations/model/thread";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { planMessageMail } from "./message-mail-job";
import { setThread } from "./set-thread";

/** The state that a new message starts from. */
export interface WriteScene {
  id: string;
  conversation: Conversation;
  uid: string;
  otherUid: string;
}

/**
 * A conversation in which a member may write: one of their own, with both accounts active and no
 * block between them. NOT_FOUND for non-participants.
 */
export async function readWriteScene(
  tx: StoreTransaction,
  uid: string,
  id: string,
): Promise<Result<WriteScene>> {
  const member = await requireActive(tx, uid);
  if (!member.ok) return member;
  const conversation = (await tx.get<Conversation>(conversationsCollection, id))?.data;
  const otherUid = conversation && otherOf(conversation, uid);
  if (!conversation || !otherUid) return refuse("NOT_FOUND");
  const hindrance = await hindranceBetween(tx, uid, otherUid);
  return hindrance.ok ? ok({ id, conversation, uid, otherUid }) : hindrance;
}

/** Refused where a member can't write to the other. */
export async function hindranceBetween(
  tx: StoreTransaction,
  uid: string,
  otherUid: string,
): Promise<Result<void>> {
  if (!(await isActive(tx, otherUid))) return refuse("MEMBER_AWAY");
  return (await isBlocked(tx, uid, otherUid)) ? refuse("BLOCKED") : ok();
}

/** The threads of both, to be read before the first write. */
export async function readBothThreads(
  tx: StoreTransaction,
  { id, conversation }: Pick<WriteScene, "id" | "conversation">,
): Promise<Thread[]> {
  const { participants } = conversation;
  const found = await tx.getMany<Thread>(
    threadsCollection,
    participants.map((uid) => threadId(id, uid)),
  );
  return participants.map((uid, at) => found[at]?.data ?? newThread(id, conversation, uid, null));
}

/**
 * Writes a new message, the conversation that counts it and both threads, and plans its mail. Reads
 * nothing.
 */
export function writeMessage(
  tx: StoreTransaction,
  clock: Clock,
  { id, conversation }: Pick<WriteScene, "id" | "conversation">,
  threads: readonly Thread[],
  { id: messageKey, data }: Pick<Versioned<Message>, "id" | "data">,
): void {
  tx.set<Message>(messagesCollection, messageKey, data);
  tx.set<Conversation>(conversationsCollection, id, { ...conversation, messages: data.seq });
  const after = threads.map((thread) => withMessage(thread, data));
  for (const thread of after) {
    setThread(tx, thread, data.at);
    if (thread.uid !== data.by) planMessageMail(tx, clock, thread, data);
  }
}
