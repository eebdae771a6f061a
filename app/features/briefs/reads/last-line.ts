import { listMessages } from "~/features/conversations/rules/list-messages";
import { previewOf } from "~/features/conversations/rules/message";
import type { LastLine, Thread } from "~/features/conversations/rules/thread";
import type { StoreReads } from "~/platform/ports/store";

/** A conversation's line in a list: an unread message comes before newer events. */
export async function lastLineOf(reads: StoreReads, thread: Thread): Promise<LastLine | null> {
  const { last, unread } = thread;
  return unread > 0 && last?.by === null ? ((await lastUnread(reads, thread)) ?? last) : last;
}

/** Messages read at a time: it is nearly always the last one. */
const lookedAt = 3;

/**
 * The other member's last unread message, also where events follow it; null where there is none.
 */
export async function lastUnread(reads: StoreReads, thread: Thread): Promise<LastLine | null> {
  const { conversationId, otherUid, unread, readSeq, last } = thread;
  if (unread === 0) return null;
  if (last?.by === otherUid) return last;
  for (let before: number | null = null; ; ) {
    const { items } = await listMessages(reads, conversationId, { before, limit: lookedAt });
    const found = items.find(({ data }) => data.by === otherUid)?.data;
    if (found) return { by: found.by, text: found.text && previewOf(found.text), event: null, at: found.at };
    before = items.at(-1)?.data.seq ?? 0;
    if (before <= readSeq + 1) return null;
  }
}
