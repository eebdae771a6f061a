import { type Thread, threadId, threadsCollection } from "~/features/conversations/model/thread";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import type { StoreTransaction } from "~/platform/ports/store";

/** Writes a thread at this time (ISO 8601 UTC), and announces the change to its owner. */
export function setThread(tx: StoreTransaction, thread: Thread, at: string): void {
  tx.set<Thread>(threadsCollection, threadId(thread.conversationId, thread.uid), thread);
  touchFeed(tx, new Date(at), thread.uid);
}
