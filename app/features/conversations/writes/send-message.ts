import type { AttachedFile } from "~/domain/attached-file";
import type { MarketParts } from "~/features/accounts/model/member";
import type { Conversation } from "~/features/conversations/model/conversation";
import {
  checkWriting,
  foundBy,
  type Message,
  messageId,
  messagesCollection,
  placeOf,
  type Writing,
} from "~/features/conversations/model/message";
import { attachUploads } from "~/features/files/writes/attach";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result } from "~/values/result";
import { keepLeftOut, type LeftOutText } from "./left-out";
import { readBothThreads, readWriteScene, writeMessage } from "./write-scene";

/**
 * Sends a message in a conversation of the member's own: message, conversation and both threads in
 * one transaction. Refused as `NOT_FOUND` for non-participants, as `BLOCKED` where either has
 * blocked the other, as `MEMBER_AWAY` where the other's account is suspended, being deleted or
 * gone, as `UPLOAD_GONE` where a file isn't there any more. `leftOut` is kept for its author alone.
 */
export function sendMessage(
  { store, clock }: MarketParts,
  uid: string,
  { conversationId, leftOut, ...writing }: Writing & { conversationId: string; leftOut?: LeftOutText },
): Promise<Result<Versioned<Message>>> {
  return store.transact(async (tx) => {
    const scene = await readWriteScene(tx, uid, conversationId);
    if (!scene.ok) return scene;
    const said = checkWriting(writing);
    if (!said.ok) return said;
    const existing = await tx.get<Message>(messagesCollection, messageId(conversationId, uid, said.value));
    if (existing) return ok(existing);
    const threads = await readBothThreads(tx, scene.value);
    const now = clock.now();
    const place = { place: "MESSAGE", of: conversationId } as const;
    const attached = await attachUploads(tx, now, uid, said.value.files ?? [], place);
    if (!attached.ok) return attached;
    attached.value.write();
    const message = createMessage(scene.value, uid, said.value, now, attached.value.files);
    if (leftOut) keepLeftOut(tx, message, leftOut);
    writeMessage(tx, clock, scene.value, threads, message);
    return ok(message);
  });
}

/** The next message of a conversation. `writing` is checked, and its files are there. */
export function createMessage(
  { id: conversationId, conversation }: { id: string; conversation: Conversation },
  by: string,
  writing: Writing,
  now: Date,
  files: AttachedFile[] = [],
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
    files,
    at,
    editedAt: null,
    words: foundBy({ text, files }, conversation.participants),
    sentAt: `${at}_${id}`,
  };
  return { id, version: 1, data };
}
