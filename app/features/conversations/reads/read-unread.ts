import type { AttachedFile } from "~/domain/attached-file";
import { isBlocked } from "~/features/accounts/model/block";
import { isActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import type { Message } from "~/features/conversations/model/message";
import { isToTell, type Thread, threadId, threadsCollection } from "~/features/conversations/model/thread";
import { getProfile } from "~/features/profiles/model/profile";
import { nameOf } from "~/features/profiles/reads/name-of";
import type { StoreReads } from "~/platform/ports/store";
import { listMessages } from "./list-messages";

/** The unread part of a conversation. */
export interface UnreadMessages {
  conversation: string;
  /** The other member. */
  otherUid: string;
  /** Their name; null once they have no profile. */
  from: string | null;
  /** The id of their picture; null for letters. */
  face: string | null;
  /** The title of its brief; null where it has none. */
  title: string | null;
  /** The language of that, as its hirer says it. */
  writtenIn: string | null;
  count: number;
  /** The first of them: its number in the conversation, its moment (ISO 8601 UTC), its text. */
  seq: number;
  at: string;
  text: string;
  files: readonly Pick<AttachedFile, "name">[];
  /**
   * Whether its member has written in the conversation: before, the other is a stranger to them.
   */
  answered: boolean;
}

/**
 * The unread messages of a thread to tell its member about; null where there are none, they were
 * told, the thread is muted, or the two can't write to each other any more.
 */
export async function readUnread(
  reads: StoreReads,
  { uid, conversation }: { uid: string; conversation: string },
): Promise<UnreadMessages | null> {
  const thread = (await reads.get<Thread>(threadsCollection, threadId(conversation, uid)))?.data;
  if (!thread || !isToTell(thread)) return null;
  const { otherUid, briefId, unread: count } = thread;
  if (!(await isActive(reads, otherUid)) || (await isBlocked(reads, uid, otherUid))) return null;
  const first = await firstAfter(reads, thread);
  if (!first || first.text === null) return null;
  const [from, profile, brief] = await Promise.all([
    nameOf(reads, otherUid),
    getProfile(reads, otherUid),
    briefId === null ? null : reads.get<Brief>(briefsCollection, briefId),
  ]);
  const { seq, at } = first;
  return {
    conversation,
    otherUid,
    from,
    face: profile?.data.face ?? null,
    title: brief?.data.title ?? null,
    writtenIn: brief?.data.writtenIn ?? null,
    count,
    seq,
    at,
    text: first.text,
    files: first.files,
    answered: await hasWritten(reads, thread, seq),
  };
}

/** Messages read at a time: it is nearly always the first one. */
const lookedAt = 10;

/**
 * The other member's first message after the read ones. Any number of one's own may stand before
 * it, or follow.
 */
async function firstAfter(
  reads: StoreReads,
  { conversationId, otherUid, readSeq }: Thread,
): Promise<Message | null> {
  for (let from = readSeq; ; from += lookedAt) {
    const page = { before: from + lookedAt + 1, limit: lookedAt };
    const { items } = await listMessages(reads, conversationId, page);
    const later = items.map(({ data }) => data).filter(({ seq }) => seq > from);
    const first = later.findLast(({ by }) => by === otherUid);
    if (first || later.length < lookedAt) return first ?? null;
  }
}

/** How many messages before the first unread one are searched for one of the member's own. */
const lookedThrough = 50;

/** Whether the member wrote before a message: writing marks all messages above as read. */
async function hasWritten(reads: StoreReads, { conversationId, uid }: Thread, seq: number): Promise<boolean> {
  if (seq === 1) return false;
  const { items } = await listMessages(reads, conversationId, { before: seq, limit: lookedThrough });
  return items.some(({ data }) => data.by === uid);
}
