import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isBlocked } from "~/features/accounts/model/block";
import { settingsOf } from "~/features/accounts/model/settings";
import { type Brief, freePlaces, isFilling, takesProposals } from "~/features/briefs/model/brief";
import { isOpenTo } from "~/features/briefs/model/facets";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { isOpenToMembers, type Profile, profilesCollection } from "~/features/profiles/model/profile";
import {
  hasReachedHirer,
  type Proposal,
  proposalId,
  proposalsCollection,
} from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";
import { isWithin } from "~/values/bound";
import { DECLINED_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";
import type { RefusalCode } from "~/values/refusals";

/** What decides whether a member may be invited for a brief. */
export interface InviteScene {
  uid: string;
  brief: Brief;
  account: Account | undefined;
  profile: Profile | undefined;
  /** Theirs for this brief, as is the invitation. */
  proposal: Proposal | undefined;
  invitation: Invitation | undefined;
  isBlocked: boolean;
  /** How many were invited for the brief. */
  invited: number;
  /** When they last declined an invitation of this hirer; ISO 8601 UTC. */
  declinedAt: string | null;
}

/** Reads it for a brief of its hirer. At most 21 invitations and one more. */
export async function readInviteScene(
  reads: StoreReads,
  { id: briefId, data: brief }: { id: string; data: Brief },
  uid: string,
): Promise<InviteScene> {
  const { hirerUid } = brief;
  const id = invitationId(briefId, uid);
  const [account, profile, proposal, invitation, blocked, sent, declined] = await Promise.all([
    reads.get<Account>(accountsCollection, uid),
    reads.get<Profile>(profilesCollection, uid),
    reads.get<Proposal>(proposalsCollection, proposalId(briefId, uid)),
    reads.get<Invitation>(invitationsCollection, id),
    isBlocked(reads, hirerUid, uid),
    reads.query<Invitation>({
      collection: invitationsCollection,
      where: { briefId },
      orderBy: { field: "sentAt", direction: "asc" },
      limit: limits.invitations + 1,
    }),
    reads.query<Invitation>({
      collection: invitationsCollection,
      where: { hirerUid, uid, status: "DECLINED" },
      orderBy: { field: "answeredAt", direction: "desc" },
      limit: 1,
    }),
  ]);
  return {
    uid,
    brief,
    account: account?.data,
    profile: profile?.data,
    proposal: proposal?.data,
    invitation: invitation?.data,
    isBlocked: blocked,
    invited: sent.items.length,
    declinedAt: declined.items[0]?.data.answeredAt ?? null,
  };
}

/**
 * Why the hirer of the brief can't invite the member now; null for nothing. A draft and a proposal
 * in line are unknown to the hirer, so they hinder nothing.
 */
export function hindranceToInvite(scene: InviteScene, now: Date): RefusalCode | null {
  const { uid, brief, account, profile, proposal, invitation } = scene;
  const kind = account?.kind ?? "HIRER";
  if (uid === brief.hirerUid || !account || !isOpenToMembers(account, profile)) return "NOT_FOUND";
  if (kind === "HIRER" || !isOpenTo(brief, kind)) return "WRONG_KIND";
  if (scene.isBlocked) return "BLOCKED";
  if (invitation) return "ALREADY_INVITED";
  if (proposal && hasReachedHirer(proposal)) return "ALREADY_PROPOSED";
  if (!settingsOf(account).invitations) return "INVITATIONS_OFF";
  if (scene.declinedAt !== null && isWithin(DECLINED_WINDOW, scene.declinedAt, now)) return "DECLINED_BEFORE";
  if (!takesProposals(brief, now) || isFilling(brief)) return "BRIEF_CLOSED";
  if (scene.invited >= limits.invitations) return "INVITED_MOST";
  return freePlaces(brief) < 1 ? "NO_PLACE" : null;
}
