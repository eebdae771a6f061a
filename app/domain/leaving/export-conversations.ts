import type { StoreReads } from "~/ports/store";
import { mayReadOthers, standingOf } from "../accounts/member";
import { type Block, blocksCollection } from "../conversations/block";
import { listThreads } from "../conversations/list-threads";
import type { Message } from "../conversations/message";
import { messagesCollection } from "../conversations/message";
import type { Thread } from "../conversations/thread";
import { allOf, toQueryPage } from "../pages";

/** Every conversation of a member in which somebody wrote, with all messages, and whom they blocked. A suspended one gets their own messages alone. */
export async function exportConversations(
  reads: StoreReads,
  uid: string,
): Promise<{ conversations: object[]; blocked: object[] }> {
  const readsOthers = mayReadOthers(await standingOf(reads, uid));
  const conversations: object[] = [];
  for (const archived of [false, true])
    for await (const { data } of allOf((page) => listThreads(reads, uid, { kind: null, archived }, page))) {
      const messages = await listFor(reads, data, readsOthers);
      const { kind, otherUid, briefId, muted, unread } = data;
      if (messages.length > 0)
        conversations.push({ kind, with: otherUid, brief: briefId, archived, muted, unread, messages });
    }
  const blocked: object[] = [];
  const blocks = { collection: blocksCollection, where: { uid } } as const;
  for await (const { data } of allOf((page) =>
    reads.query<Block>({ ...blocks, orderBy: { field: "at", direction: "asc" }, ...toQueryPage(page) }),
  ))
    blocked.push({ member: data.otherUid, at: data.at.split("_", 1)[0] });
  return { conversations, blocked };
}

/** Its messages, the first one first. */
async function listFor(
  reads: StoreReads,
  { conversationId, uid }: Thread,
  readsOthers: boolean,
): Promise<object[]> {
  const messages: object[] = [];
  const all = { collection: messagesCollection, where: { conversationId } } as const;
  for await (const { data } of allOf((page) =>
    reads.query<Message>({ ...all, orderBy: { field: "place", direction: "desc" }, ...toQueryPage(page) }),
  )) {
    const { by, at, text, editedAt } = data;
    if (readsOthers || by === uid) messages.push({ by: by === uid ? "you" : "them", at, text, editedAt });
  }
  return messages.reverse();
}
