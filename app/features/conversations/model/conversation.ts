import type { ConversationKind } from "~/domain/conversation";
import { collection } from "~/platform/ports/collection";

/**
 * `conversations/{id}` (domain.md): the messages of two members. About a brief its id is that of
 * the proposal, and it begins when the proposal reaches the hirer; else it begins with a hirer's
 * first message.
 */
export interface Conversation {
  kind: ConversationKind;
  /** Both uids: first the hirer of the brief, or the member who began the conversation. */
  participants: [string, string];
  /** Null without a brief, as is `applicantUid`. */
  briefId: string | null;
  applicantUid: string | null;
  /** The number of its messages: the `seq` of the last one. */
  messages: number;
  /** ISO 8601 UTC. */
  createdAt: string;
}

export const conversations = collection<Conversation>()({
  name: "conversations",
  ofMember: "apart",
  enums: ["kind"],
});
export const conversationsCollection = conversations.name;

/** The one conversation of two members without a brief. */
export function directId(a: string, b: string): string {
  return `direct_${[a, b].sort().join("_")}`;
}

/** The other of the two; null for a uid that isn't a participant. */
export function otherOf({ participants }: Conversation, uid: string): string | null {
  const [a, b] = participants;
  if (uid === a) return b;
  return uid === b ? a : null;
}
