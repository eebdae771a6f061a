import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { type Thread, withMessage } from "~/features/conversations/model/thread";
import type { StoreTransaction, Versioned } from "~/platform/ports/store";
import { setThread } from "./set-thread";

/**
 * Writes a message that a notification tells of: its reader gets no mail about the conversation
 * until they have read it. Reads nothing.
 */
export function writeUnmailed(
  tx: StoreTransaction,
  { id, conversation }: { id: string; conversation: Conversation },
  threads: readonly Thread[],
  { id: messageKey, data }: Pick<Versioned<Message>, "id" | "data">,
): void {
  tx.set<Message>(messagesCollection, messageKey, data);
  tx.set<Conversation>(conversationsCollection, id, { ...conversation, messages: data.seq });
  for (const thread of threads) {
    const after = withMessage(thread, data);
    setThread(tx, thread.uid === data.by ? after : { ...after, mailedSeq: data.seq }, data.at);
  }
}
