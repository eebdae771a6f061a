import { type Message, previewOf } from "~/features/conversations/model/message";
import { countedUnread, type LastLine, type Thread } from "~/features/conversations/model/thread";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { listMessages } from "./list-messages";

/** A conversation's line in a list: an unread message comes before newer events. */
export async function lastLineOf(reads: StoreReads, thread: Thread): Promise<LastLine | null> {
  const { last, unread } = thread;
  return unread > 0 && last?.by === null ? ((await lastUnread(reads, thread)) ?? last) : last;
}

/** Messages read at a time: it is nearly always the last one. */
const lookedAt = 3;

/**
 * The other member's last unread message, also where events follow it; null where there is none. In
 * a conversation that was marked as unread, their last among its last messages.
 */
export async function lastUnread(reads: StoreReads, thread: Thread): Promise<LastLine | null> {
  const { conversationId, otherUid, unread, readSeq, last } = thread;
  if (countedUnread(thread) === 0) return null;
  if (last?.by === otherUid) return last;
  if (unread === 0) {
    const { items } = await listMessages(reads, conversationId, { before: null, limit: limits.page });
    return toLine(items.find(({ data }) => data.by === otherUid)?.data);
  }
  for (let before: number | null = null; ; ) {
    const { items } = await listMessages(reads, conversationId, { before, limit: lookedAt });
    const found = toLine(items.find(({ data }) => data.by === otherUid)?.data);
    if (found) return found;
    before = items.at(-1)?.data.seq ?? 0;
    if (before <= readSeq + 1) return null;
  }
}

function toLine(message: Message | undefined): LastLine | null {
  return message
    ? { by: message.by, text: message.text && previewOf(message.text), event: null, at: message.at }
    : null;
}
