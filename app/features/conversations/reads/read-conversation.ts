import { hasBlocked, isBlocked } from "~/features/accounts/model/block";
import {
  hindranceToAct,
  mayFillIn,
  mayReadOthers,
  memberState,
  standingOf,
} from "~/features/accounts/model/member";
import { type ReadBrief, readBrief } from "~/features/briefs/reads/read-brief";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import {
  countedUnread,
  snoozedUntil,
  type Thread,
  threadId,
  threadsCollection,
} from "~/features/conversations/model/thread";
import { type PublicMember, readMember } from "~/features/profiles/reads/read-member";
import { type ReadProposal, readProposal } from "~/features/proposals/reads/read-proposal";
import type { StoreReads } from "~/platform/ports/store";

/** A conversation as one participant reads it: by their own thread. */
export type ReadConversation = Thread;

/**
 * A conversation for one of its participants; null for other members, and while the reader is
 * suspended.
 */
export async function readConversation(
  reads: StoreReads,
  uid: string,
  id: string,
): Promise<ReadConversation | null> {
  const thread = await reads.get<Thread>(threadsCollection, threadId(id, uid));
  return thread && mayReadOthers(await standingOf(reads, uid)) ? thread.data : null;
}

/** The number of its messages. */
export async function countMessages(
  reads: StoreReads,
  { conversationId }: ReadConversation,
): Promise<number> {
  const found = await reads.get<Conversation>(conversationsCollection, conversationId);
  return found?.data.messages ?? 0;
}

/** The other participant: the two read each other like an applicant and their hirer. */
export function otherMember(
  reads: StoreReads,
  { uid, otherUid }: ReadConversation,
): Promise<PublicMember | null> {
  return readMember(reads, uid, otherUid, { known: true });
}

/** Its brief, for the same reader; null where there is none, or it can't be read any more. */
export async function briefOf(reads: StoreReads, thread: ReadConversation): Promise<ReadBrief | null> {
  return thread.briefId === null ? null : readBrief(reads, thread.uid, thread.briefId);
}

/** Its proposal, for the same reader. */
export async function proposalOf(
  reads: StoreReads,
  { uid, briefId, applicantUid }: ReadConversation,
): Promise<ReadProposal | null> {
  if (briefId === null || applicantUid === null) return null;
  return readProposal(reads, uid, { briefId, applicantUid });
}

export function hasBlockedOther(reads: StoreReads, { uid, otherUid }: ReadConversation): Promise<boolean> {
  return hasBlocked(reads, uid, otherUid);
}

/** A reader's next moves with a conversation. */
export type ConversationMove =
  | "WRITE"
  | "MARK_UNREAD"
  | "SNOOZE"
  | "ARCHIVE"
  | "UNARCHIVE"
  | "MUTE"
  | "UNMUTE"
  | "BLOCK"
  | "UNBLOCK";

export async function conversationMoves(
  reads: StoreReads,
  thread: ReadConversation,
): Promise<ConversationMove[]> {
  const { uid, otherUid, archived, muted } = thread;
  const standing = await standingOf(reads, uid);
  if (!mayFillIn(standing)) return [];
  const state = await memberState(reads, otherUid);
  const blocks = await hasBlocked(reads, uid, otherUid);
  const isFree = state === "ACTIVE" && !(await isBlocked(reads, uid, otherUid));
  const isRead = countedUnread(thread) === 0 && (await countMessages(reads, thread)) > 0;
  const moves: ConversationMove[] = isRead ? ["MARK_UNREAD"] : [];
  if (isFree) moves.push("SNOOZE");
  if (archived) moves.push("UNARCHIVE");
  if (!archived || snoozedUntil(thread) !== null) moves.push("ARCHIVE");
  moves.push(muted ? "UNMUTE" : "MUTE");
  if (blocks) moves.push("UNBLOCK");
  else if (state !== "GONE") moves.push("BLOCK");
  return isFree && hindranceToAct(standing) === null ? ["WRITE", ...moves] : moves;
}
