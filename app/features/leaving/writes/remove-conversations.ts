import { type Block, blocksCollection } from "~/features/accounts/model/block";
import { conversationsCollection } from "~/features/conversations/model/conversation";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import {
  type Thread,
  threadId,
  threadsCollection,
  withoutWaiting,
} from "~/features/conversations/model/thread";
import { listThreads } from "~/features/conversations/reads/list-threads";
import { always, changeAll } from "~/platform/jobs/steps.server";
import type { Page, Store } from "~/platform/ports/store";

/**
 * Removes a member from their conversations: their inbox, and the text of each message of theirs.
 * The other member's messages stay readable to that member, until their account is gone as well.
 * Idempotent; false when out of time.
 */
export async function removeConversations(
  store: Store,
  uid: string,
  hasTime: () => boolean,
): Promise<boolean> {
  for (const archived of [false, true]) {
    let found: Page<Thread>;
    do {
      found = await listThreads(store, uid, { kind: null, archived }, { first: 20, after: null });
      for (const { data } of found.items) {
        if (!hasTime()) return false;
        await removeConversation(store, data);
      }
    } while (found.items.length > 0);
  }
  const bySide: ({ uid: string } | { otherUid: string })[] = [{ uid }, { otherUid: uid }];
  for (const where of bySide) {
    const isDone = await changeAll<Block>(
      store,
      { collection: blocksCollection, where, orderBy: { field: "at", direction: "asc" } },
      (tx, { id }) => tx.delete(blocksCollection, id),
      hasTime,
    );
    if (!isDone) return false;
  }
  return true;
}

/** The thread goes last, so that an interrupted removal is found again. */
async function removeConversation(store: Store, { conversationId, uid, otherUid }: Thread): Promise<void> {
  const otherId = threadId(conversationId, otherUid);
  const isLast = (await store.get(threadsCollection, otherId)) === null;
  if (isLast) {
    const all = { collection: messagesCollection, where: { conversationId } } as const;
    await changeAll<Message>(
      store,
      { ...all, orderBy: { field: "place", direction: "desc" } },
      (tx, { id }) => tx.delete(messagesCollection, id),
      always,
    );
  } else await removeTexts(store, conversationId, uid);
  await store.transact(async (tx) => {
    const other = (await tx.get<Thread>(threadsCollection, otherId))?.data;
    // Both leave at once, and the other one's removal was first: found again, the conversation goes
    // whole.
    if (!other && !isLast) return;
    tx.delete(threadsCollection, threadId(conversationId, uid));
    if (isLast) tx.delete(conversationsCollection, conversationId);
    if (!other) return;
    const { last } = other;
    const left = last?.by === uid ? { ...other, last: { ...last, text: null } } : other;
    if (left !== other || other.waits) tx.set<Thread>(threadsCollection, otherId, withoutWaiting(left));
  });
}

/**
 * Empties one participant's messages, and removes that participant's search words from all.
 * Messages emptied before are only read, so that each run gets further.
 */
async function removeTexts(store: Store, conversationId: string, uid: string): Promise<void> {
  const own = `${uid} `;
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await store.transact(async (tx) => {
      const page: Page<Message> = await tx.query<Message>({
        collection: messagesCollection,
        where: { conversationId },
        orderBy: { field: "place", direction: "desc" },
        limit: 50,
        after: from,
      });
      for (const { id, data } of page.items) {
        const isTheirs = data.by === uid;
        const words = isTheirs ? [] : data.words.filter((word) => !word.startsWith(own));
        if (words.length === data.words.length && !(isTheirs && data.text !== null)) continue;
        tx.set<Message>(messagesCollection, id, {
          ...data,
          words,
          ...(isTheirs && { text: null, files: [] }),
        });
      }
      return page.next;
    });
  } while (after !== null);
}
