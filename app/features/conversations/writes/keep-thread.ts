import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { type MarketParts, mayReadOthers, requireMember, standingOf } from "~/features/accounts/model/member";
import { planToCatchUp } from "~/features/accounts/writes/change-account";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import {
  countedUnread,
  type Thread,
  threadId,
  threadsCollection,
  withArchived,
  withMarkedUnread,
  withMuted,
  withoutWaiting,
  withUnread,
} from "~/features/conversations/model/thread";
import { listMessages } from "~/features/conversations/reads/list-messages";
import type { StoreTransaction } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { dueAfter, planUntoldMail } from "./message-mail-job";
import { setThread } from "./set-thread";

type Kept = Promise<Result<Thread>>;

/**
 * Records that the member has read a conversation up to a message; later ones stay unread. The
 * position never goes back. Writes nothing without a change.
 */
export function markRead(
  { store, clock }: MarketParts,
  uid: string,
  { conversationId, upTo }: { conversationId: string; upTo: number },
): Kept {
  return store.transact(async (tx) => {
    if (!mayReadOthers(await standingOf(tx, uid))) return refuse("NOT_ACTIVE");
    const id = threadId(conversationId, uid);
    const thread = (await tx.get<Thread>(threadsCollection, id))?.data;
    const conversation = (await tx.get<Conversation>(conversationsCollection, conversationId))?.data;
    if (!thread || !conversation) return refuse("NOT_FOUND");
    const readSeq = Math.min(Math.max(0, Math.trunc(upTo)), conversation.messages);
    if (readSeq < thread.readSeq || (readSeq === thread.readSeq && !thread.markedUnread)) return ok(thread);
    const unread = await countUnread(tx, thread, { readSeq, messages: conversation.messages });
    const read = withUnread(thread, unread, readSeq);
    const now = clock.now().toISOString();
    setThread(tx, read, now);
    planUntoldMail(tx, clock, read, dueAfter(now));
    return ok(read);
  });
}

/**
 * How many messages of the other stay unread: counts the unread or the read ones, whichever are
 * fewer.
 */
async function countUnread(
  tx: StoreTransaction,
  thread: Thread,
  { readSeq, messages }: { readSeq: number; messages: number },
): Promise<number> {
  if (readSeq === messages) return 0;
  const isShort = messages - readSeq <= readSeq - thread.readSeq;
  const [from, to] = isShort ? [readSeq, messages] : [thread.readSeq, readSeq];
  let count = 0;
  for (let upTo = to; upTo > from; upTo -= limits.page) {
    const page = { before: upTo + 1, limit: Math.min(limits.page, upTo - from) };
    const { items } = await listMessages(tx, thread.conversationId, page);
    count += items.filter(({ data }) => data.by === thread.otherUid).length;
  }
  return isShort ? count : Math.max(0, thread.unread - count);
}

/**
 * Marks a conversation as unread, until it is opened by choice or written in. Nothing where it is
 * unread, or has no message.
 */
export function markUnread({ store, clock }: MarketParts, uid: string, conversationId: string): Kept {
  return store.transact(async (tx) => {
    const found = await readOwn(tx, uid, conversationId);
    if (!found.ok || countedUnread(found.value) > 0) return found;
    const conversation = await tx.get<Conversation>(conversationsCollection, conversationId);
    if (!conversation?.data.messages) return found;
    const marked = withMarkedUnread(found.value);
    setThread(tx, marked, clock.now().toISOString());
    return ok(marked);
  });
}

/** Archives a conversation, or takes it back into the list. */
export function setArchived(
  parts: MarketParts,
  uid: string,
  conversationId: string,
  archived: boolean,
): Kept {
  return changeThread(parts, uid, conversationId, (thread) => withArchived(thread, archived));
}

/** Mutes a conversation (no counting, no mails), or unmutes it. */
export function setMuted(parts: MarketParts, uid: string, conversationId: string, muted: boolean): Kept {
  return changeThread(parts, uid, conversationId, (thread, tx) => {
    const changed = withMuted(thread, muted);
    if (thread.muted && !muted) planUntoldMail(tx, parts.clock, changed);
    return changed;
  });
}

/**
 * Blocks all messages between the participants of a conversation, both ways, or unblocks them. What
 * waited in it for an answer doesn't any more.
 */
export function setBlocked(
  { store, clock }: MarketParts,
  uid: string,
  conversationId: string,
  blocked: boolean,
): Kept {
  return store.transact(async (tx) => {
    const found = await readOwn(tx, uid, conversationId);
    if (!found.ok) return found;
    const { otherUid } = found.value;
    const id = blockId(uid, otherUid);
    const existing = await tx.get<Block>(blocksCollection, id);
    const others = await tx.get<Thread>(threadsCollection, threadId(conversationId, otherUid));
    if (blocked && !existing) {
      const at = clock.now().toISOString();
      tx.set<Block>(blocksCollection, id, { uid, otherUid, at: `${at}_${id}` });
      for (const thread of [found.value, others?.data])
        if (thread?.waits) setThread(tx, withoutWaiting(thread), at);
    }
    if (!blocked && existing) {
      tx.delete(blocksCollection, id);
      // Either may wait in line for the other's brief.
      for (const one of [uid, otherUid]) planToCatchUp(tx, clock, one);
    }
    return found;
  });
}

function changeThread(
  { store, clock }: MarketParts,
  uid: string,
  conversationId: string,
  change: (thread: Thread, tx: StoreTransaction) => Thread,
): Kept {
  return store.transact(async (tx) => {
    const found = await readOwn(tx, uid, conversationId);
    if (!found.ok) return found;
    const changed = change(found.value, tx);
    setThread(tx, changed, clock.now().toISOString());
    return ok(changed);
  });
}

async function readOwn(tx: StoreTransaction, uid: string, conversationId: string): Kept {
  const member = await requireMember(tx, uid);
  if (!member.ok) return member;
  const thread = await tx.get<Thread>(threadsCollection, threadId(conversationId, uid));
  return thread ? ok(thread.data) : refuse("NOT_FOUND");
}
