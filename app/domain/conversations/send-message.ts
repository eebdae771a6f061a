import { ok, type Result, refuse } from "~/contract/result";
import type { Versioned } from "~/ports/store";
import type { MarketParts } from "../accounts/member";
import type { Conversation } from "./conversation";
import {
  checkText,
  foundBy,
  isMessageKey,
  type Message,
  messageId,
  messagesCollection,
  placeOf,
} from "./message";
import { readBothThreads, readWriteScene, writeMessage } from "./write-scene";

/** What somebody writes. The same `key` again, by a button pressed twice or a form sent anew, is the same message. */
export interface Writing {
  key: string;
  /** 1 to 4,000 characters once it is trimmed. */
  text: string;
}

/**
 * Sends a message in a conversation of the member's own: message, conversation and both threads in one
 * transaction. Refused as `NOT_FOUND` to who isn't one of the two, as `BLOCKED` where either has blocked the
 * other, as `MEMBER_AWAY` where the other's account is suspended, being deleted or gone.
 */
export function sendMessage(
  { store, clock }: MarketParts,
  uid: string,
  { conversationId, key, text }: Writing & { conversationId: string },
): Promise<Result<Versioned<Message>>> {
  return store.transact(async (tx) => {
    const scene = await readWriteScene(tx, uid, conversationId);
    if (!scene.ok) return scene;
    if (!isMessageKey(key)) return refuse("INVALID");
    const standing = await tx.get<Message>(messagesCollection, messageId(conversationId, uid, key));
    if (standing) return ok(standing);
    const said = checkText(text);
    if (!said.ok) return said;
    const threads = await readBothThreads(tx, scene.value);
    const message = createMessage(scene.value, uid, { key, text: said.value }, clock.now());
    writeMessage(tx, clock, scene.value, threads, message);
    return ok(message);
  });
}

/** The next message of a conversation. `text` is checked. */
export function createMessage(
  { id: conversationId, conversation }: { id: string; conversation: Conversation },
  by: string,
  { key, text }: Writing,
  now: Date,
): Versioned<Message> {
  const id = messageId(conversationId, by, key);
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
