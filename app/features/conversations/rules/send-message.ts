import type { MarketParts } from "~/features/accounts/rules/member";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result } from "~/platform/values/result";
import type { Conversation } from "./conversation";
import {
  checkWriting,
  foundBy,
  type Message,
  messageId,
  messagesCollection,
  placeOf,
  type Writing,
} from "./message";
import { readBothThreads, readWriteScene, writeMessage } from "./write-scene";

/**
 * Sends a message in a conversation of the member's own: message, conversation and both threads in
 * one transaction. Refused as `NOT_FOUND` for non-participants, as `BLOCKED` where either has
 * blocked the other, as `MEMBER_AWAY` where the other's account is suspended, being deleted or
 * gone.
 */
export function sendMessage(
  { store, clock }: MarketParts,
  uid: string,
  { conversationId, key, text }: Writing & { conversationId: string },
): Promise<Result<Versioned<Message>>> {
  return store.transact(async (tx) => {
    const scene = await readWriteScene(tx, uid, conversationId);
    if (!scene.ok) return scene;
    const said = checkWriting({ key, text });
    if (!said.ok) return said;
    const existing = await tx.get<Message>(messagesCollection, messageId(conversationId, uid, said.value));
    if (existing) return ok(existing);
    const threads = await readBothThreads(tx, scene.value);
    const message = createMessage(scene.value, uid, said.value, clock.now());
    writeMessage(tx, clock, scene.value, threads, message);
    return ok(message);
  });
}

/** The next message of a conversation. `text` is checked. */
export function createMessage(
  { id: conversationId, conversation }: { id: string; conversation: Conversation },
  by: string,
  writing: Writing,
  now: Date,
): Versioned<Message> {
  const id = messageId(conversationId, by, writing);
  const { text } = writing;
  const seq = conversation.messages + 1;
  const at = now.toISOString();
  const data: Message = {
    conversationId,
    seq,
    place: placeOf(conversationId, seq),
    by,
    text,
    at,
    editedAt: null,
    words: foundBy(text, conversation.participants),
    sentAt: `${at}_${id}`,
  };
  return { id, version: 1, data };
}
