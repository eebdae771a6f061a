import type { ConversationKind } from "~/domain/conversation";
import { snoozedUntil, type Thread, threadsCollection } from "~/features/conversations/model/thread";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
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

/** Archived threads, without those that come back by themselves. */
export async function listArchived(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Thread>> {
  const { limit } = toQueryPage(page);
  const items: Versioned<Thread>[] = [];
  let after = page.after;
  do {
    // Only as many as fit the page, so that its end passes none over.
    const part = { first: limit - items.length, after };
    const found: Page<Thread> = await listThreads(reads, uid, { kind: null, archived: true }, part);
    items.push(...found.items.filter(({ data }) => snoozedUntil(data) === null));
    after = found.next;
  } while (after !== null && items.length < limit);
  return { items, next: after };
}

/** Snoozed threads, the first to come back first. */
export function listSnoozed(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Thread>> {
  return reads.query<Thread>({
    collection: threadsCollection,
    where: { uid, archived: true },
    orderBy: { field: "snoozedTo", direction: "asc" },
    ...toQueryPage(page),
  });
}

/**
 * Threads whose newest message is the other's, the latest activity first. What is archived or muted
 * asks for nothing.
 */
export function listWaiting(reads: StoreReads, uid: string, page: PageArgs): Promise<Page<Thread>> {
  return reads.query<Thread>({
    collection: threadsCollection,
    where: { uid, archived: false, muted: false, waits: true },
    orderBy: { field: "sortAt", direction: "desc" },
    ...toQueryPage(page),
  });
}

/** How many there are, up to the number shown as "9+". */
export async function countWaiting(reads: StoreReads, uid: string): Promise<number> {
  const { items } = await listWaiting(reads, uid, { first: limits.countedUnread, after: null });
  return items.length;
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
