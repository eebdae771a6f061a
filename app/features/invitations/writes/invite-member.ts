import { isOfKind, type MarketParts, requireActive } from "~/features/accounts/model/member";
import { takeTurn } from "~/features/accounts/writes/take-turn";
import { type Brief, briefsCollection, closesAt } from "~/features/briefs/model/brief";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { planToFreePlace } from "~/features/briefs/writes/plan-to-free-place";
import { setBrief } from "~/features/briefs/writes/set-brief";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import { messageId } from "~/features/conversations/model/message";
import { checkBeginning } from "~/features/conversations/reads/first-conversations";
import { createMessage } from "~/features/conversations/writes/send-message";
import { readBothThreads } from "~/features/conversations/writes/write-scene";
import { writeUnmailed } from "~/features/conversations/writes/write-unmailed";
import { checkLine } from "~/features/invitations/model/check-line";
import { hindranceToInvite, readInviteScene } from "~/features/invitations/reads/hindrance-to-invite";
import { notify } from "~/features/notifications/writes/notify";
import { PLACE_KEPT } from "~/values/durations";
import { ok, type Result, refuse } from "~/values/result";

export interface Inviting {
  briefId: string;
  uid: string;
  key: string;
  line: string;
}

/**
 * A hirer invites a member for an open brief of theirs. The line begins the conversation of the two
 * about it, and a place is kept for three days, or until the brief closes: both are written with
 * the brief, so of two at once for the last place one is refused. The same press again is the same
 * invitation.
 */
export function inviteMember(
  { store, clock }: MarketParts,
  hirerUid: string,
  { briefId, uid, key, line }: Inviting,
): Promise<Result<Invitation>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, hirerUid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "HIRER")) return refuse("WRONG_KIND");
    const brief = await tx.get<Brief>(briefsCollection, briefId);
    if (!brief || brief.data.hirerUid !== hirerUid || brief.data.status === "DRAFT")
      return refuse("NOT_FOUND");
    const said = checkLine({ key, line });
    const id = invitationId(briefId, uid);
    const scene = await readInviteScene(tx, brief, uid);
    const writing = { key, text: said.ok ? said.value : "" };
    if (scene.invitation?.messageId === messageId(id, hirerUid, writing)) return ok(scene.invitation);
    const now = clock.now();
    const hindrance = hindranceToInvite(scene, now);
    if (hindrance) return refuse(hindrance);
    if (!said.ok) return said;
    const beginning = await checkBeginning(tx, hirerUid, now);
    if (!beginning.ok) return beginning;

    const existing = await tx.get<Conversation>(conversationsCollection, id);
    const conversation = existing?.data ?? begun(scene.brief, uid, briefId, now);
    const threads = await readBothThreads(tx, { id, conversation });
    const message = createMessage({ id, conversation }, hirerUid, writing, now);
    const at = now.toISOString();
    const invitation: Invitation = {
      briefId,
      uid,
      hirerUid,
      status: "SENT",
      reason: null,
      messageId: message.id,
      keptUntil: keptUntil(scene.brief, now),
      sentAt: `${at}_${id}`,
      answeredAt: null,
    };
    takeTurn(tx, member.value);
    writeUnmailed(tx, { id, conversation }, threads, message);
    tx.set<Invitation>(invitationsCollection, id, invitation);
    const keptFor = [...(scene.brief.keptFor ?? []), uid];
    setBrief(tx, now, briefId, scene.brief, { ...scene.brief, keptFor });
    planToFreePlace(tx, now, invitation);
    notify(tx, clock, { uid, type: "invited", briefId, applicantUid: uid }, `invited-${id}`);
    return ok(invitation);
  });
}

/** Three days, or until the brief takes no more proposals. ISO 8601 UTC. */
function keptUntil(brief: Brief, now: Date): string {
  const most = now.getTime() + PLACE_KEPT;
  const until = closesAt(brief)?.getTime() ?? most;
  return new Date(Math.min(most, until)).toISOString();
}

function begun({ hirerUid }: Brief, uid: string, briefId: string, now: Date): Conversation {
  return {
    kind: "BRIEFS",
    participants: [hirerUid, uid],
    briefId,
    applicantUid: uid,
    messages: 0,
    createdAt: now.toISOString(),
  };
}
