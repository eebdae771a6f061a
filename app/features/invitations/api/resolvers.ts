import { memberState } from "~/features/accounts/model/member";
import { type Invitation, invitationId } from "~/features/briefs/model/invitation";
import { readBrief } from "~/features/briefs/reads/read-brief";
import { readConversation } from "~/features/conversations/reads/read-conversation";
import { readInviteState } from "~/features/invitations/reads/invite-state";
import {
  listInvitations,
  type ReadInvitation,
  readLine,
  readOwnInvitation,
} from "~/features/invitations/reads/read-invitation";
import { declineInvitation } from "~/features/invitations/writes/decline-invitation";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { withdrawInvitation } from "~/features/invitations/writes/withdraw-invitation";
import { readMember } from "~/features/profiles/reads/read-member";
import { type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import { findByIds } from "~/features/sign-in/api/as-member";
import { toTime } from "~/graphql/connections";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, Refusal } from "~/graphql/schema.generated";

export const invitationResolvers = {
  Mutation: {
    inviteMember: (_parent, { brief, member, key, line }, context) =>
      answer(context, (parts, uid) => inviteMember(parts, uid, { briefId: brief, uid: member, key, line })),
    declineInvitation: (_parent, { brief, reason, note }, context) =>
      answer(context, (parts, uid) =>
        declineInvitation(parts, uid, { briefId: brief, reason, note: note ?? null }),
      ),
    withdrawInvitation: (_parent, { brief, member }, context) =>
      answer(context, (parts, uid) => withdrawInvitation(parts, uid, { briefId: brief, uid: member })),
  },
  Brief: {
    invitation: (brief, _args, { reads, clock }) => readOwnInvitation(reads(), brief, clock.now()),
    invitations: (brief, _args, { reads, clock }) => listInvitations(reads(), brief, clock.now()),
  },
  Member: {
    invitable: async ({ uid }, { brief }, context) =>
      (await findByIds(context, [brief], (reader) =>
        readInviteState(context.reads(), reader, { briefId: brief, uid }, context.clock.now()),
      )) ?? "NEVER",
  },
  Invitation: {
    brief: ({ invitation, reader }, _args, { reads }) => readBrief(reads(), reader, invitation.briefId),
    uid: ({ invitation }) => invitation.uid,
    member: ({ invitation, reader }, _args, { reads }) =>
      readMember(reads(), reader, invitation.uid, { known: true }),
    memberState: ({ invitation }, _args, { reads }) => memberState(reads(), invitation.uid),
    reason: ({ invitation, status }) => (status === "DECLINED" ? invitation.reason : null),
    line: ({ invitation }, _args, { reads }) => readLine(reads(), invitation),
    sentAt: ({ invitation }) => toTime(invitation.sentAt),
    answeredAt: ({ invitation, status }) =>
      status === "ANSWERED" || status === "DECLINED" ? invitation.answeredAt : null,
    conversation: ({ invitation: { briefId, uid }, reader }, _args, { reads }) =>
      readConversation(reads(), reader, invitationId(briefId, uid)),
  },
} satisfies FeatureResolvers;

/** The invitation after a change, as its actor reads it. */
async function answer(
  context: GraphQLContext,
  work: Run<Invitation>,
): Promise<{ invitation: ReadInvitation | null; refusal: Refusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  return {
    invitation: outcome.ok && uid ? await readAfter(context, uid, outcome.value) : null,
    refusal: toApiRefusal(outcome),
  };
}

async function readAfter(context: GraphQLContext, uid: string, invitation: Invitation) {
  const now = context.clock.now();
  const brief = await readBrief(context.reads(), uid, invitation.briefId);
  if (!brief) return null;
  if (brief.reader.as !== "owner") return readOwnInvitation(context.reads(), brief, now);
  const sent = await listInvitations(context.reads(), brief, now);
  return sent?.find((one) => one.invitation.uid === invitation.uid) ?? null;
}
