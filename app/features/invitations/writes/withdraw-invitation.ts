import { isOfKind, type MarketParts, requireActive } from "~/features/accounts/model/member";
import { type Brief, briefsCollection } from "~/features/briefs/model/brief";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { movedInvitation } from "~/features/briefs/model/invitation-moves";
import { type Conversation, conversationsCollection } from "~/features/conversations/model/conversation";
import { withEvent } from "~/features/conversations/model/thread";
import { setThread } from "~/features/conversations/writes/set-thread";
import { readBothThreads } from "~/features/conversations/writes/write-scene";
import { knownToHirer } from "~/features/invitations/model/known-to-hirer";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import { type Proposal, proposalsCollection } from "~/features/proposals/model/proposal";
import { ok, type Result, refuse } from "~/values/result";
import { readFreedPlace } from "./free-place";

/**
 * The hirer withdraws an invitation that has no answer yet, and its place goes to the next in line.
 * The invited member reads it in the inbox, and is told by nothing else. Withdrawing again is no
 * error.
 */
export function withdrawInvitation(
  { store, clock }: MarketParts,
  hirerUid: string,
  { briefId, uid }: { briefId: string; uid: string },
): Promise<Result<Invitation>> {
  return store.transact(async (tx) => {
    const member = await requireActive(tx, hirerUid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "HIRER")) return refuse("WRONG_KIND");
    const id = invitationId(briefId, uid);
    const invitation = (await tx.get<Invitation>(invitationsCollection, id))?.data;
    const brief = (await tx.get<Brief>(briefsCollection, briefId))?.data;
    if (!brief || invitation?.hirerUid !== hirerUid) return refuse("NOT_FOUND");
    if (invitation.status === "WITHDRAWN") return ok(invitation);
    const now = clock.now();
    const proposal = await tx.get<Proposal>(proposalsCollection, id);
    // Refusing would tell of a proposal in line.
    const status = knownToHirer(invitation, proposal);
    const withdrawn = movedInvitation({ ...invitation, status }, "WITHDRAW", brief, now);
    if (!withdrawn) return refuse("WRONG_STATE");
    const conversation = (await tx.get<Conversation>(conversationsCollection, id))?.data;
    const threads = conversation ? await readBothThreads(tx, { id, conversation }) : [];
    // A proposal that came while the last seat was given keeps its place until that is told or
    // undone.
    const isHeld = brief.waiting?.includes(uid) ?? false;
    const freePlace = isHeld ? null : await readFreedPlace(tx, briefId, brief, uid);

    tx.set<Invitation>(invitationsCollection, id, withdrawn);
    freePlace?.(clock);
    const at = now.toISOString();
    for (const thread of threads) setThread(tx, withEvent(thread, "WITHDRAW_INVITATION", at), at);
    touchFeed(tx, now, uid);
    touchFeed(tx, now, hirerUid);
    return ok(withdrawn);
  });
}
