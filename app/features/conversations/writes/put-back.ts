import type { MarketParts } from "~/features/accounts/model/member";
import { checkText, foundBy, type Message, messagesCollection } from "~/features/conversations/model/message";
import { withEdit } from "~/features/conversations/model/thread";
import { pressOf } from "~/features/market/model/press";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { type LeftOut, leftOutCollection } from "./left-out";
import { createMessage } from "./send-message";
import { setThread } from "./set-thread";
import { readBothThreads, readWriteScene, writeMessage } from "./write-scene";

/**
 * Puts back what a reply by e-mail was passed on without: into the message while the other side
 * hasn't read it, as a message of its own after that, or where none was sent. Pressed twice it is
 * done once.
 */
export function putBack(
  { store, clock }: MarketParts,
  uid: string,
  { id }: { id: string },
): Promise<Result<Versioned<Message>>> {
  return store.transact(async (tx) => {
    const found = await tx.get<Message>(messagesCollection, id);
    const left = (await tx.get<LeftOut>(leftOutCollection, id))?.data;
    const scene = await readWriteScene(tx, uid, found?.data.conversationId ?? left?.conversationId ?? "");
    if (!scene.ok) return scene;
    if ((found?.data.by ?? left?.uid) !== uid || found?.data.text === null) return refuse("NOT_FOUND");
    const now = clock.now();
    if (found && !left) return ok(found);
    if (!left?.back || left.expiresAt <= now.toISOString()) return refuse("NOT_FOUND");
    const threads = await readBothThreads(tx, scene.value);
    if (!found) {
      const said = checkText(left.back);
      if (!said.ok) return said;
      const writing = { key: pressOf("put-back", id), text: said.value };
      const sent = { ...createMessage(scene.value, uid, writing, now), id };
      tx.delete(leftOutCollection, id);
      writeMessage(tx, clock, scene.value, threads, sent);
      return ok(sent);
    }
    const other = threads.find((thread) => thread.uid !== uid);
    const isRead = other !== undefined && other.readSeq >= found.data.seq;
    // Changed since, it stays as its author wants it.
    const joined = found.data.editedAt === null ? left.whole : `${found.data.text}\n\n${left.back}`;
    const said = checkText(isRead ? left.back : joined);
    if (!said.ok) return said;
    const { data } = found;
    const writing = { key: pressOf("put-back", id), text: said.value };
    tx.delete(leftOutCollection, id);
    if (isRead) {
      const another = createMessage(scene.value, uid, writing, now);
      writeMessage(tx, clock, scene.value, threads, another);
      return ok(another);
    }
    const edited: Message = {
      ...data,
      text: said.value,
      editedAt: now.toISOString(),
      words: foundBy({ ...data, text: said.value }, scene.value.conversation.participants),
    };
    tx.set<Message>(messagesCollection, id, edited);
    for (const thread of threads) setThread(tx, withEdit(thread, edited), now.toISOString());
    return ok({ id, version: found.version + 1, data: edited });
  });
}
