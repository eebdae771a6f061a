import type { ConversationKind } from "~/domain/conversation";
import { type Thread, threadsCollection } from "~/features/conversations/model/thread";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/** A member's conversations, the latest activity first: of one kind or all, archived or not. */
export function listThreads(
  reads: StoreReads,
  uid: string,
  { kind, archived }: { kind: ConversationKind | null; archived: boolean },
  page: PageArgs,
): Promise<Page<Thread>> {
  return reads.query<Thread>({
    collection: threadsCollection,
    where: { uid, archived, ...(kind && { kind }) },
    orderBy: { field: "sortAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** Threads with unread messages, the latest activity first. */
export async function listUnreadThreads(reads: StoreReads, uid: string, limit: number): Promise<Thread[]> {
  const { items } = await reads.query<Thread>({
    collection: threadsCollection,
    where: { uid, hasUnread: true },
    orderBy: { field: "sortAt", direction: "desc" },
    limit,
  });
  return items.map(({ data }) => data);
}

/**
 * How many conversations have unread messages, up to the number shown as "9+". Leaves out one
 * that is open; `marked`: unless it is marked as unread.
 */
export async function countUnreadThreads(
  reads: StoreReads,
  uid: string,
  { except, marked }: { except: string | null; marked: boolean },
): Promise<number> {
  const threads = await listUnreadThreads(reads, uid, limits.countedUnread);
  return threads.filter(
    ({ conversationId, markedUnread }) => conversationId !== except || (marked && markedUnread),
  ).length;
}
