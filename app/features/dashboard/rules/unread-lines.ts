import { lastUnread } from "~/features/briefs/reads/last-line";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import { listUnreadThreads } from "~/features/conversations/rules/list-threads";
import { countedUnread, type Thread } from "~/features/conversations/rules/thread";
import { type Profile, profilesCollection } from "~/features/profiles/rules/profile";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/platform/values/limits";
import { timeOfKey } from "~/platform/values/sort-key";
import { nameOfBrief, type WorkLine, workLine } from "./work-line";

/** The most unread conversations that are read, the latest activity first. */
const LOOKED_AT = 5;

/**
 * Conversations with unread messages: as many as the inbox count of the same page reads, so that
 * both are one query.
 */
export function readUnread(reads: StoreReads, uid: string): Promise<Thread[]> {
  return listUnreadThreads(reads, uid, limits.countedUnread);
}

/** The number of unread messages in these conversations, by brief. */
export function unreadByBrief(unread: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thread of unread)
    if (thread.briefId) counts.set(thread.briefId, (counts.get(thread.briefId) ?? 0) + countedUnread(thread));
  return counts;
}

/** The unread messages by sender and brief, with their number. */
export async function unreadLines(reads: StoreReads, unread: readonly Thread[]): Promise<WorkLine[]> {
  const threads = unread.slice(0, LOOKED_AT);
  const [profiles, briefs, lasts] = await Promise.all([
    reads.getMany<Profile>(
      profilesCollection,
      threads.map(({ otherUid }) => otherUid),
    ),
    reads.getMany<Brief>(briefsCollection, [...new Set(threads.flatMap(({ briefId }) => briefId ?? []))]),
    Promise.all(threads.map((thread) => lastUnread(reads, thread))),
  ]);
  return threads.map((thread, at) => {
    const { conversationId, otherUid, briefId, sortAt } = thread;
    const profile = profiles[at]?.data;
    const brief = briefs.find((one) => one && one.id === briefId);
    return workLine("MESSAGE", {
      conversation: conversationId,
      who: profile ? (profile.organisation ?? profile.displayName) : null,
      uid: profile ? otherUid : null,
      face: profile?.face ?? null,
      brief: brief ? nameOfBrief(brief) : null,
      count: countedUnread(thread),
      since: timeOfKey(lasts[at]?.at ?? sortAt),
    });
  });
}
