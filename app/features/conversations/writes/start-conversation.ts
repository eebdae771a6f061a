import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isOfKind, type MarketParts, requireActive } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import {
  type Conversation,
  conversationsCollection,
  directId,
} from "~/features/conversations/model/conversation";
import {
  checkWriting,
  type Message,
  messageId,
  messagesCollection,
  type Writing,
} from "~/features/conversations/model/message";
import { checkBeginning } from "~/features/conversations/reads/first-conversations";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import type { Versioned } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { createMessage } from "./send-message";
import { hindranceBetween, readBothThreads, writeMessage } from "./write-scene";

/**
 * A hirer's message to a member whose profile is visible to every member (domain.md, "Who may"). It
 * begins their conversation, or continues the existing one. Until one of these is answered, a hirer
 * begins only a few a day.
 */
export function startConversation(
  { store, clock }: MarketParts,
  uid: string,
  { to, key, text }: Writing & { to: string },
): Promise<Result<Versioned<Message>>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const id = directId(uid, to);
    const existing = (await tx.get<Conversation>(conversationsCollection, id))?.data;
    if (!isOfKind(member.value, "HIRER")) return refuse("WRONG_KIND");
    const account = (await tx.get<Account>(accountsCollection, to))?.data;
    const profile = (await tx.get<Profile>(profilesCollection, to))?.data;
    if (uid === to || (!existing && !isOpenToMembers(account, profile))) return refuse("NOT_FOUND");
    const hindrance = await hindranceBetween(tx, uid, to);
    if (!hindrance.ok) return hindrance;
    const said = checkWriting({ key, text });
    if (!said.ok) return said;
    const sent = await tx.get<Message>(messagesCollection, messageId(id, uid, said.value));
    if (sent) return ok(sent);
    const now = clock.now();
    const beginning = existing ? ok() : await checkBeginning(tx, uid, now);
    if (!beginning.ok) return beginning;
    const conversation = existing ?? begun(uid, to, now);
    const threads = await readBothThreads(tx, { id, conversation });
    const message = createMessage({ id, conversation }, uid, said.value, now);
    if (!existing) takeTurn(tx, member.value);
    writeMessage(tx, clock, { id, conversation }, threads, message);
    return ok(message);
  });
}

function begun(uid: string, to: string, now: Date): Conversation {
  return {
    kind: "DEFAULT",
    participants: [uid, to],
    briefId: null,
    applicantUid: null,
    messages: 0,
    createdAt: now.toISOString(),
  };
}
