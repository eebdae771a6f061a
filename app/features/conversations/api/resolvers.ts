import type { ViewerSource } from "~/features/accounts/api/viewer";
import { mayReadOthers, memberState } from "~/features/accounts/model/member";
import { directId } from "~/features/conversations/model/conversation";
import { editableUntil, saidIn } from "~/features/conversations/model/message";
import { countedUnread, snoozedUntil, type Thread } from "~/features/conversations/model/thread";
import { lastLineOf } from "~/features/conversations/reads/last-line";
import { findMessages } from "~/features/conversations/reads/list-messages";
import {
  countUnreadThreads,
  countWaiting,
  listArchived,
  listSnoozed,
  listThreads,
  listWaiting,
} from "~/features/conversations/reads/list-threads";
import { readContact } from "~/features/conversations/reads/read-contact";
import {
  briefOf,
  conversationMoves,
  countMessages,
  hasBlockedOther,
  otherMember,
  proposalOf,
  type ReadConversation,
  readConversation,
} from "~/features/conversations/reads/read-conversation";
import {
  type LeftOut,
  leftOutCollection,
  listUnsent,
  mayBeKeptUntil,
} from "~/features/conversations/writes/left-out";
import type { TimelineItem } from "~/features/proposals/reads/read-timeline";
import { findByIds } from "~/features/sign-in/api/as-member";
import { type Connection, emptyConnection, type Paging, toConnection } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { ConversationList, FeatureResolvers } from "~/graphql/schema.generated";
import type { PageArgs } from "~/platform/ports/pages";
import type { Page, StoreReads } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";
import { conversationMutations } from "./conversation-mutations";

export const conversationResolvers = {
  Query: {
    conversation: (_parent, { id }, context) => findConversation(context, id),
  },
  Mutation: conversationMutations,
  Viewer: {
    conversations: (viewer, args, context) => findConversations(context, viewer, args),
    conversationWith: ({ session }, { member }, context) =>
      findConversation(context, directId(session.uid, member)),
    unreadThreads: ({ session, account }, { except = null, marked }, context) =>
      mayReadOthers(account) ? countUnreadThreads(context.reads(), session.uid, { except, marked }) : 0,
    waitingThreads: ({ session, account }, _args, context) =>
      mayReadOthers(account) ? countWaiting(context.reads(), session.uid) : 0,
    messages: (viewer, args, context) => findOwnMessages(context, viewer, args),
  },
  Proposal: {
    contact: (proposal, _args, { reads, clock }) => readContact(reads(), proposal, clock.now()),
    conversation: ({ id }, _args, context) => findConversation(context, id),
  },
  Conversation: {
    id: ({ conversationId }) => conversationId,
    with: (thread, _args, { reads }) => otherMember(reads(), thread),
    withState: ({ otherUid }, _args, { reads }) => memberState(reads(), otherUid),
    brief: (thread, _args, { reads }) => briefOf(reads(), thread),
    proposal: (thread, _args, { reads }) => proposalOf(reads(), thread),
    unread: countedUnread,
    markedUnread: ({ markedUnread = false }) => markedUnread,
    archived: (thread) => thread.archived && snoozedUntil(thread) === null,
    snoozedUntil,
    blocked: (thread, _args, { reads }) => hasBlockedOther(reads(), thread),
    messages: (thread, _args, { reads }) => countMessages(reads(), thread),
    last: async (thread, _args, { reads }) => {
      const last = await lastLineOf(reads(), thread);
      return last && { ...last, own: last.by === thread.uid };
    },
    moves: (thread, _args, { reads }) => conversationMoves(reads(), thread),
    unsentReplies: async (thread, _args, { reads, clock }) => {
      const unsent = await listUnsent(reads(), thread, clock.now());
      return unsent.map(({ id, data }) => ({
        id,
        at: timeOfKey(data.leftAt),
        leftOut: shownLeftOut(data),
      }));
    },
  },
  TimelineItem: {
    id: ({ at, message, event }) => message?.id ?? `${at} ${event?.event}`,
    event: ({ event }) => event?.event ?? null,
    about: ({ event }) => event?.about ?? null,
    text: ({ message }) => message?.data.text ?? null,
    files: ({ message }) => message?.data.files ?? [],
    number: ({ message }) => message?.data.seq ?? null,
    editedAt: ({ message }) => message?.data.editedAt ?? null,
    editableUntil: ({ own, message }, _args, { clock }) =>
      own && message ? editableUntil(message.data, clock.now()) : null,
    leftOut: async ({ own, message }, _args, { reads, clock }) => {
      const now = clock.now();
      if (!own || !message || mayBeKeptUntil(message.data) <= now) return null;
      const found = (await reads().get<LeftOut>(leftOutCollection, message.id))?.data;
      const isKept = found && found.uid === message.data.by && found.expiresAt > now.toISOString();
      return isKept ? shownLeftOut(found) : null;
    },
  },
  FoundMessage: {
    id: ({ message }) => message.id,
    text: ({ message }) => saidIn(message.data) ?? "",
    number: ({ message }) => message.data.seq,
  },
} satisfies FeatureResolvers;

const shownLeftOut = ({ text, back }: LeftOut) => ({ text, mayPutBack: back !== "" });

function findConversation(context: GraphQLContext, id: string): Promise<ReadConversation | null> {
  return findByIds(context, [id], (uid) => readConversation(context.reads(), uid, id));
}

type FindThreads = (reads: StoreReads, uid: string, page: PageArgs) => Promise<Page<Thread>>;

const lists: Record<ConversationList, FindThreads> = {
  ALL: (reads, uid, page) => listThreads(reads, uid, { kind: null, archived: false }, page),
  WAITING: listWaiting,
  BRIEFS: (reads, uid, page) => listThreads(reads, uid, { kind: "BRIEFS", archived: false }, page),
  DIRECT: (reads, uid, page) => listThreads(reads, uid, { kind: "DEFAULT", archived: false }, page),
  SNOOZED: listSnoozed,
  ARCHIVED: listArchived,
};

/** A suspended member's inbox is closed: it holds other members' messages. */
async function findConversations(
  context: GraphQLContext,
  { session, account }: ViewerSource,
  { list, ...paging }: Paging & { list: ConversationList },
): Promise<Connection<ReadConversation>> {
  if (!mayReadOthers(account)) return emptyConnection;
  const find = lists[list];
  return toConnection(
    paging,
    (page) => find(context.reads(), session.uid, page),
    ({ data }) => data,
  );
}

/** A found message, with its conversation. */
export interface FoundMessage extends TimelineMessage {
  conversation: ReadConversation;
}

type TimelineMessage = Extract<TimelineItem, { event: null }>;

async function findOwnMessages(
  context: GraphQLContext,
  { session: { uid }, account }: ViewerSource,
  { words, ...paging }: Paging & { words: string },
): Promise<Connection<FoundMessage>> {
  if (!mayReadOthers(account)) return emptyConnection;
  return toConnection(
    paging,
    (page) => findMessages(context.reads(), uid, words, page),
    async (message) => {
      const conversation = await readConversation(context.reads(), uid, message.data.conversationId);
      const { at, by } = message.data;
      return conversation && { at, own: by === uid, message, event: null, conversation };
    },
  );
}
