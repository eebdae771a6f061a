import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";
import { type Conversation, otherOf } from "./conversation";
import { type Message, previewOf } from "./message";

/** The last line of a conversation: a message, or an event of its proposal. */
export interface LastLine {
  /** The author; null for an event. */
  by: string | null;
  /**
   * The beginning of a message; null for an event, and for text removed with its author's account.
   */
  text: string | null;
  /** An event of the proposal's state machine; null for a message. */
  event: string | null;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * `threads/{conversation}~{uid}`: one participant's inbox entry of a conversation. It is removed
 * with its owner's account; the other's stays.
 */
export interface Thread extends Pick<Conversation, "kind" | "briefId" | "applicantUid"> {
  conversationId: string;
  uid: string;
  otherUid: string;
  archived: boolean;
  /**
   * Archived until then: ISO 8601 UTC + "_" + id. A message that takes it out of the archive ends
   * it, also where an older release left this here.
   */
  snoozedTo?: string;
  /** Isn't counted and mails nothing. */
  muted: boolean;
  /** Messages of the other that its owner hasn't read. */
  unread: number;
  /** Its owner has marked it as unread since. Read positions and mails stay as they are. */
  markedUnread?: boolean;
  /** Whether it counts in the navigation: unread, and neither muted nor snoozed. */
  hasUnread: boolean;
  /** The `seq` up to which its owner has read the messages. */
  readSeq: number;
  last: LastLine | null;
  /** Whether the newest message is the other's. Events of the proposal answer nothing. */
  waits?: boolean;
  /** The `seq` up to which its owner was mailed; absent before the first mail. */
  mailedSeq?: number;
  /** ISO 8601 UTC + "_" + id: unique, so that lists have exact cursors. */
  sortAt: string;
}

export const threads = collection<Thread>()({
  name: "threads",
  ofMember: "apart",
  indexes: [
    ["uid", "archived", "kind", "-sortAt"],
    ["uid", "archived", "-sortAt"],
    ["uid", "hasUnread", "-sortAt"],
    ["uid", "archived", "muted", "waits", "-sortAt"],
    ["uid", "archived", "snoozedTo"],
  ],
  enums: ["kind", "last.event"],
  steps: [
    // 2: its owner may mark one as unread. Older ones stay as they are.
    (thread) => thread,
    // 3: whether its owner's answer is waited for. Where all is read and an event came last, who
    // wrote last isn't known, and none is.
    (thread) => {
      const last = thread.last as { by: string | null } | null;
      const isTheirs = last?.by === null ? thread.unread !== 0 : last?.by === thread.otherUid;
      return { ...thread, waits: isTheirs };
    },
    // 4: its owner may snooze one. Older ones stay as they are.
    (thread) => thread,
  ],
});
export const threadsCollection = threads.name;

export function threadId(conversationId: string, uid: string): string {
  return `${conversationId}~${uid}`;
}

/** A new inbox entry of a conversation for one participant. */
export function newThread(
  id: string,
  conversation: Conversation,
  uid: string,
  last: LastLine | null,
): Thread {
  const { kind, briefId, applicantUid, createdAt } = conversation;
  return {
    conversationId: id,
    uid,
    otherUid: otherOf(conversation, uid) ?? "",
    kind,
    briefId,
    applicantUid,
    archived: false,
    muted: false,
    unread: 0,
    hasUnread: false,
    readSeq: 0,
    last,
    sortAt: sortKey(last?.at ?? createdAt, threadId(id, uid)),
  };
}

/**
 * The thread after an event of its proposal. An archived thread stays archived: the bell shows the
 * event. While a message is unread the thread keeps the position of that message
 * (`reading/last-line.ts`).
 */
export function withEvent(thread: Thread, event: string, at: string): Thread {
  const last: LastLine = { by: null, text: null, event, at };
  return { ...thread, last, sortAt: thread.unread > 0 ? thread.sortAt : sortOf(thread, at) };
}

/**
 * The thread after a message. It comes back out of the archive, unless it is muted; a snoozed one
 * in any case.
 */
export function withMessage(thread: Thread, message: Pick<Message, "by" | "text" | "files" | "at">): Thread {
  const { by, at } = message;
  const isOwn = by === thread.uid;
  // Writing in a conversation takes the mark off.
  const { markedUnread = false, snoozedTo, ...rest } = thread;
  return withCount({
    ...rest,
    ...(markedUnread && !isOwn && { markedUnread }),
    archived: thread.archived && thread.muted && snoozedTo === undefined,
    unread: thread.unread + (isOwn ? 0 : 1),
    waits: !isOwn,
    last: { by, text: lineOf(message), event: null, at },
    sortAt: sortOf(thread, at),
  });
}

/** The thread after an edit of one of its messages; it shows if that was the last. */
export function withEdit(thread: Thread, message: Pick<Message, "by" | "text" | "files" | "at">): Thread {
  const { last } = thread;
  const { by, at } = message;
  if (last === null || last.by !== by || last.at !== at) return thread;
  return { ...thread, last: { ...last, text: lineOf(message) } };
}

/** What is stored has no language, so names of files have a plain comma between them. */
function lineOf({ text, files }: Pick<Message, "text" | "files">): string | null {
  return text === null ? null : previewOf(text || files.map(({ name }) => name).join(", "));
}

/** The thread once it is read up to a message. Also takes off the mark of its owner. */
export function withUnread(thread: Thread, unread: number, readSeq: number): Thread {
  const { markedUnread: _, ...rest } = thread;
  const sortAt = unread === 0 && thread.last ? sortOf(thread, thread.last.at) : thread.sortAt;
  return withCount({ ...rest, unread, readSeq, sortAt });
}

export function withMarkedUnread(thread: Thread): Thread {
  return withCount({ ...thread, markedUnread: true });
}

/** The thread once no answer is possible. */
export function withoutWaiting(thread: Thread): Thread {
  return { ...thread, waits: false };
}

/** The thread in the archive or out of it, for good. */
export function withArchived(thread: Thread, archived: boolean): Thread {
  const { snoozedTo: _, ...rest } = thread;
  return withCount({ ...rest, archived });
}

/** The thread away until a moment (ISO 8601 UTC). */
export function withSnooze(thread: Thread, until: string): Thread {
  return withCount({ ...thread, archived: true, snoozedTo: sortOf(thread, until) });
}

/**
 * The snoozed thread come back: first in the list, and marked as unread, so that its owner finds
 * it. Without a message there is nothing to read.
 */
export function withReturn(thread: Thread, at: string, { messages }: Pick<Conversation, "messages">): Thread {
  const back = withArchived({ ...thread, sortAt: sortOf(thread, at) }, false);
  return messages > 0 ? withMarkedUnread(back) : back;
}

/** When it comes back by itself (ISO 8601 UTC); null for one that isn't snoozed. */
export function snoozedUntil({ archived, snoozedTo }: Thread): string | null {
  return archived && snoozedTo !== undefined ? timeOfKey(snoozedTo) : null;
}

export function withMuted(thread: Thread, muted: boolean): Thread {
  return withCount({ ...thread, muted });
}

/** How many messages count as unread: one where its owner has marked the thread as unread. */
export function countedUnread({ unread, markedUnread = false }: Thread): number {
  return unread === 0 && markedUnread ? 1 : unread;
}

function withCount(thread: Thread): Thread {
  const isQuiet = thread.muted || snoozedUntil(thread) !== null;
  return { ...thread, hasUnread: countedUnread(thread) > 0 && !isQuiet };
}

/** Whether there are unread messages that its owner wants to be told of, and was not. */
export function isToTell({ unread, muted, readSeq, mailedSeq = 0 }: Thread): boolean {
  return unread > 0 && !muted && mailedSeq <= readSeq;
}

function sortOf({ conversationId, uid }: Thread, at: string): string {
  return sortKey(at, threadId(conversationId, uid));
}

const sortKey = (at: string, id: string) => `${at}_${id}`;
