import type { MarketParts } from "~/features/accounts/model/member";
import {
  checkText,
  editableUntil,
  foundBy,
  type Message,
  messagesCollection,
} from "~/features/conversations/model/message";
import { withEdit } from "~/features/conversations/model/thread";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { setThread } from "./set-thread";
import { readBothThreads, readWriteScene } from "./write-scene";

/**
 * Changes a message of the member's own, within five minutes of sending it; it is marked as
 * changed.
 */
export function editMessage(
  { store, clock }: MarketParts,
  uid: string,
  { id, text }: { id: string; text: string },
): Promise<Result<Versioned<Message>>> {
  return store.transact(async (tx) => {
    const found = await tx.get<Message>(messagesCollection, id);
    const scene = await readWriteScene(tx, uid, found?.data.conversationId ?? "");
    if (!scene.ok) return scene;
    if (found?.data.by !== uid) return refuse("NOT_FOUND");
    const said = checkText(text);
    if (!said.ok) return said;
    if (found.data.text === said.value) return ok(found);
    const now = clock.now();
    if (editableUntil(found.data, now) === null) return refuse("EDIT_TOO_LATE");
    const threads = await readBothThreads(tx, scene.value);
    const edited: Message = {
      ...found.data,
      text: said.value,
      editedAt: now.toISOString(),
      words: foundBy({ ...found.data, text: said.value }, scene.value.conversation.participants),
    };
    tx.set<Message>(messagesCollection, id, edited);
    for (const thread of threads) setThread(tx, withEdit(thread, edited), now.toISOString());
    return ok({ id, version: found.version + 1, data: edited });
  });
}
