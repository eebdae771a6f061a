import { type Invitation, invitationsCollection } from "~/features/briefs/model/invitation";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import type { Thread } from "~/features/conversations/model/thread";
import type { StoreReads } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { FIRST_CONVERSATIONS_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";
import { listMessages } from "./list-messages";
import { listThreads } from "./list-threads";

/** Threads and messages that are searched for an answer. */
const lookedThrough = { threads: 20, messages: 50 };

/**
 * Whether a hirer may begin another conversation, or invite another member, now. Its caller writes
 * the hirer's account in the same transaction (`takeTurn`), so that of two beginnings at once the
 * later one counts the other.
 */
export async function checkBeginning(reads: StoreReads, uid: string, now: Date): Promise<Result<void>> {
  const direct = await readScenes(reads, uid, "DEFAULT");
  const begun = direct.filter(
    ({ conversation: { participants, createdAt } }) =>
      participants[0] === uid && isWithin(FIRST_CONVERSATIONS_WINDOW, createdAt, now),
  );
  const invited = await countInvited(reads, uid, now);
  if (begun.length + invited < limits.firstConversations) return ok();
  const isAnswered =
    (await hasAnswer(reads, direct)) || (await hasAnswer(reads, await readScenes(reads, uid, "BRIEFS")));
  return isAnswered ? ok() : refuse("CONVERSATIONS_TODAY");
}

/** Invitations begin conversations, too. */
async function countInvited(reads: StoreReads, hirerUid: string, now: Date): Promise<number> {
  const { items } = await reads.query<Invitation>({
    collection: invitationsCollection,
    where: { hirerUid },
    orderBy: { field: "sentAt", direction: "desc" },
    limit: limits.firstConversations,
  });
  return items.filter(({ data }) => isWithin(FIRST_CONVERSATIONS_WINDOW, timeOfKey(data.sentAt), now)).length;
}

interface Scene {
  thread: Thread;
  conversation: Conversation;
}

/** The hirer's last conversations of a kind, with the archived ones. */
async function readScenes(reads: StoreReads, uid: string, kind: Conversation["kind"]): Promise<Scene[]> {
  const page = { first: lookedThrough.threads, after: null };
  const lists = await Promise.all(
    [false, true].map((archived) => listThreads(reads, uid, { kind, archived }, page)),
  );
  const threads = lists.flatMap(({ items }) => items.map(({ data }) => data));
  const ids = threads.map(({ conversationId }) => conversationId);
  const found = await reads.getMany<Conversation>(conversationsCollection, ids);
  return threads.flatMap((thread, at) => {
    const conversation = found[at]?.data;
    return conversation ? [{ thread, conversation }] : [];
  });
}

/** Whether the other member has written in any of them: the thread alone mostly shows it. */
async function hasAnswer(reads: StoreReads, scenes: readonly Scene[]): Promise<boolean> {
  if (scenes.some(({ thread }) => thread.unread > 0 || thread.last?.by === thread.otherUid)) return true;
  for (const { thread, conversation } of scenes) {
    // Too few messages for an answer: in a direct conversation the first one is the hirer's.
    if (conversation.messages < (conversation.kind === "DEFAULT" ? 2 : 1)) continue;
    const { conversationId, otherUid } = thread;
    const page = { before: null, limit: lookedThrough.messages };
    const { items } = await listMessages(reads, conversationId, page);
    if (items.some(({ data }) => data.by === otherUid)) return true;
  }
  return false;
}
