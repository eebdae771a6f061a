import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { countedUnread, type Thread } from "~/features/conversations/model/thread";
import { lastUnread } from "~/features/conversations/reads/last-line";
import { listUnreadThreads } from "~/features/conversations/reads/list-threads";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { shownNameOf } from "~/features/profiles/reads/name-of";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { timeOfKey } from "~/values/sort-key";
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
  const [others, profiles, briefs, lasts] = await Promise.all([
    Promise.all(threads.map(({ uid, otherUid }) => shownNameOf(reads, uid, otherUid))),
    reads.getMany<Profile>(
      profilesCollection,
      threads.map(({ otherUid }) => otherUid),
    ),
    reads.getMany<Brief>(briefsCollection, [...new Set(threads.flatMap(({ briefId }) => briefId ?? []))]),
    Promise.all(threads.map((thread) => lastUnread(reads, thread))),
  ]);
  return threads.map((thread, at) => {
    const { conversationId, otherUid, briefId, sortAt } = thread;
    const { name = null, state = "GONE" } = others[at] ?? {};
    const brief = briefs.find((one) => one && one.id === briefId);
    return workLine("MESSAGE", {
      conversation: conversationId,
      who: name,
      whoState: state,
      uid: name === null ? null : otherUid,
      face: name === null ? null : (profiles[at]?.data.face ?? null),
      brief: brief ? nameOfBrief(brief) : null,
      count: countedUnread(thread),
      since: timeOfKey(lasts[at]?.at ?? sortAt),
    });
  });
}
