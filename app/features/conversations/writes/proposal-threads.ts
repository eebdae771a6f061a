import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import {
  newThread,
  type Thread,
  threadId,
  threadsCollection,
  withEvent,
} from "~/features/conversations/model/thread";
import type { StoreReads, StoreTransaction } from "~/platform/ports/store";
import { setThread } from "./set-thread";

/** The part of a proposal that its conversation is made from. */
interface AboutProposal {
  briefId: string;
  uid: string;
  hirerUid: string;
}

/** The stored conversations of proposals, with the existing threads of both sides. */
export type ProposalThreads = ReadonlyMap<string, { conversation: Conversation; threads: Thread[] }>;

/** Its conversation has the id of the proposal. */
const idOf = ({ briefId, uid }: AboutProposal) => `${briefId}_${uid}`;
const readAtOnce = 50;

/**
 * Reads the conversations of proposals, before the first write of the transaction that adds an
 * event to them.
 */
export async function readProposalThreads(
  reads: StoreReads,
  proposals: readonly AboutProposal[],
): Promise<ProposalThreads> {
  const found = new Map<string, { conversation: Conversation; threads: Thread[] }>();
  for (let at = 0; at < proposals.length; at += readAtOnce) {
    const some = proposals.slice(at, at + readAtOnce);
    const conversations = await reads.getMany<Conversation>(conversationsCollection, some.map(idOf));
    const ids = some.flatMap((one) => [one.hirerUid, one.uid].map((uid) => threadId(idOf(one), uid)));
    const threads = await reads.getMany<Thread>(threadsCollection, ids);
    for (const [index, conversation] of conversations.entries()) {
      const both = threads.slice(2 * index, 2 * index + 2).flatMap((thread) => (thread ? [thread.data] : []));
      if (conversation) found.set(conversation.id, { conversation: conversation.data, threads: both });
    }
  }
  return found;
}

/**
 * Moves the conversation of a changed proposal to the top of both inboxes. The event that brings
 * the proposal to the hirer opens the conversation; later events don't create a missing one, since
 * an account of the two may be gone. `at` is ISO 8601 UTC. Reads nothing.
 */
export function noteInThreads(
  tx: StoreTransaction,
  known: ProposalThreads,
  proposal: AboutProposal,
  { event, at }: { event: string; at: string },
): void {
  const id = idOf(proposal);
  const existing = known.get(id);
  if (existing) {
    for (const thread of existing.threads) setThread(tx, withEvent(thread, event, at), at);
  } else if (event === "SEND" || event === "PROMOTE") openThreads(tx, proposal, { event, at });
}

/** Opens the conversation about a proposal, without messages. */
export function openThreads(
  tx: StoreTransaction,
  { briefId, uid, hirerUid }: AboutProposal,
  { event, at }: { event: string; at: string },
): void {
  const id = idOf({ briefId, uid, hirerUid });
  const conversation: Conversation = {
    kind: "BRIEFS",
    participants: [hirerUid, uid],
    briefId,
    applicantUid: uid,
    messages: 0,
    createdAt: at,
  };
  tx.set<Conversation>(conversationsCollection, id, conversation);
  for (const one of conversation.participants)
    setThread(tx, newThread(id, conversation, one, { by: null, text: null, event, at }), at);
}
