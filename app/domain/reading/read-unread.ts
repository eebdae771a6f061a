import type { StoreReads } from "~/ports/store";
import { isActive } from "../accounts/member";
import { type Brief, briefsCollection } from "../briefs/brief";
import { isBlocked } from "../conversations/block";
import { listMessages } from "../conversations/list-messages";
import { type Thread, threadId, threadsCollection } from "../conversations/thread";
import { nameOf } from "./name-of";

/** What a member has yet to read of a conversation. */
export interface UnreadMessages {
  conversation: string;
  /** What the other calls themselves; null for who has no profile any more. */
  from: string | null;
  /** Of the brief that it is about; null where it is about none. */
  title: string | null;
  count: number;
  /** The first of them: its number in the conversation, when it was sent (ISO 8601 UTC), what it says. */
  seq: number;
  at: string;
  text: string;
  /** Whether its member has written in the conversation: until then the other is a stranger to them. */
  answered: boolean;
  /** Up to which message its member was told of it by mail. */
  mailedSeq: number;
}

/** Messages that are looked through for the first unread one. */
const lookedThrough = 50;

/**
 * The unread messages of a thread that its member may be told of; null where there are none, the thread is muted,
 * or the two can't write to each other any more.
 */
export async function readUnread(
  reads: StoreReads,
  { uid, conversation }: { uid: string; conversation: string },
): Promise<UnreadMessages | null> {
  const thread = (await reads.get<Thread>(threadsCollection, threadId(conversation, uid)))?.data;
  if (!thread || thread.unread === 0 || thread.muted) return null;
  const { otherUid, briefId, readSeq, unread: count, mailedSeq = 0 } = thread;
  if (!(await isActive(reads, otherUid)) || (await isBlocked(reads, uid, otherUid))) return null;
  const { items } = await listMessages(reads, conversation, { before: null, limit: lookedThrough });
  const first = items.findLast(({ data }) => data.by === otherUid && data.seq > readSeq)?.data;
  if (!first || first.text === null) return null;
  const [from, brief] = await Promise.all([
    nameOf(reads, otherUid),
    briefId === null ? null : reads.get<Brief>(briefsCollection, briefId),
  ]);
  const { seq, at, text } = first;
  return {
    conversation,
    from,
    title: brief?.data.title ?? null,
    count,
    seq,
    at,
    text,
    answered: items.some(({ data }) => data.by === uid),
    mailedSeq: mailedSeq > readSeq ? mailedSeq : 0,
  };
}
