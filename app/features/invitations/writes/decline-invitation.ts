import { type InvitationReason, invitationReasons } from "~/domain/invitation";
import { type MarketParts, requireActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { movedInvitation } from "~/features/briefs/model/invitation-moves";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import { type Message, messageId, messagesCollection } from "~/features/conversations/model/message";
import { withEvent } from "~/features/conversations/model/thread";
import { createMessage } from "~/features/conversations/writes/send-message";
import { setThread } from "~/features/conversations/writes/set-thread";
import { hindranceBetween, readBothThreads } from "~/features/conversations/writes/write-scene";
import { writeUnmailed } from "~/features/conversations/writes/write-unmailed";
import { createProblems } from "~/features/market/model/checks";
import { notify } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import { readFreedPlace } from "./free-place";

/**
 * The invited member declines, with a reason and maybe a note, which is a message to the hirer. The
 * place goes to the next in line. Declining again is no error where
 * it says nothing more than the first time.
 */
export function declineInvitation(
  { store, clock }: MarketParts,
  uid: string,
  { briefId, reason, note }: { briefId: string; reason: InvitationReason; note: string | null },
): Promise<Result<Invitation>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, uid);
    if (!member.ok) return member;
    const id = invitationId(briefId, uid);
    const invitation = (await tx.get<Invitation>(invitationsCollection, id))?.data;
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    if (!invitation || !brief) return refuse("NOT_FOUND");
    const said = note === null ? null : toProse(note);
    const writing = said === null ? null : { key: "declined", text: said };
    if (invitation.status === "DECLINED" && invitation.reason === reason) {
      const isSaid =
        writing === null || (await tx.get<Message>(messagesCollection, messageId(id, uid, writing))) !== null;
      if (isSaid) return ok(invitation);
    }
    const check = createProblems();
    check.choice("reason", "aReason", reason, invitationReasons);
    check.prose("note", "note", said, limits.note);
    if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
    const now = clock.now();
    const moved = movedInvitation(invitation, "DECLINE", brief, now);
    if (!moved) return refuse("WRONG_STATE");
    if (writing) {
      const hindrance = await hindranceBetween(tx, uid, invitation.hirerUid);
      if (!hindrance.ok) return hindrance;
    }
    const conversation = (await tx.get<Conversation>(conversationsCollection, id))?.data;
    const threads = conversation ? await readBothThreads(tx, { id, conversation }) : [];
    const freePlace = await readFreedPlace(tx, briefId, brief, uid);

    const declined: Invitation = { ...moved, reason };
    tx.set<Invitation>(invitationsCollection, id, declined);
    freePlace(clock);
    const at = now.toISOString();
    const after = threads.map((thread) => withEvent(thread, "DECLINE_INVITATION", at));
    if (conversation && writing) {
      const message = createMessage({ id, conversation }, uid, writing, now);
      writeUnmailed(tx, { id, conversation }, after, message);
    } else for (const thread of after) setThread(tx, thread, at);
    touchFeed(tx, now, uid);
    const about = { uid: invitation.hirerUid, briefId, applicantUid: uid };
    notify(tx, clock, { ...about, type: "invitation-declined" });
    return ok(declined);
  });
}
