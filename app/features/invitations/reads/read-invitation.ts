import type { InvitationStatus } from "~/domain/invitation";
import { mayReadOthers } from "~/features/accounts/model/member";
import { type Invitation, invitationId, invitationsCollection } from "~/features/briefs/model/invitation";
import { seenStatus } from "~/features/briefs/model/invitation-moves";
import type { ReadBrief } from "~/features/briefs/reads/read-brief";
import type { Message } from "~/features/conversations/model/message";
import { messagesCollection } from "~/features/conversations/model/message";
import { knownToHirer } from "~/features/invitations/model/known-to-hirer";
import { type Proposal, proposalId, proposalsCollection } from "~/features/proposals/model/proposal";
import type { StoreReads } from "~/platform/ports/store";
import { limits } from "~/values/limits";

/** An invitation as one of its two sides reads it. */
export interface ReadInvitation {
  invitation: Invitation;
  status: InvitationStatus;
  /** ISO 8601 UTC: until when a place is kept at least; null where none is. */
  keptUntil: string | null;
  reader: string;
}

/** The reader's own invitation for a brief; null without one, and while the reader is suspended. */
export async function readOwnInvitation(
  reads: StoreReads,
  { id, data, reader }: ReadBrief,
  now: Date,
): Promise<ReadInvitation | null> {
  if (reader.as === "owner" || !mayReadOthers(reader.standing)) return null;
  const found = await reads.get<Invitation>(invitationsCollection, invitationId(id, reader.uid));
  if (!found) return null;
  return toRead(found.data, seenStatus(found.data, data, now), data, reader.uid);
}

/** All invitations of a brief for its owner, the first sent first; null for others. */
export async function listInvitations(
  reads: StoreReads,
  { id: briefId, data: brief, reader }: ReadBrief,
  now: Date,
): Promise<ReadInvitation[] | null> {
  if (reader.as !== "owner" || !mayReadOthers(reader.standing)) return null;
  if (brief.status === "DRAFT") return [];
  const { items } = await reads.query<Invitation>({
    collection: invitationsCollection,
    where: { briefId },
    orderBy: { field: "sentAt", direction: "asc" },
    limit: limits.invitations + 1,
  });
  const ids = items.map(({ data }) => proposalId(briefId, data.uid));
  const proposals = await reads.getMany<Proposal>(proposalsCollection, ids);
  return items.map(({ data }, at) => {
    const known = knownToHirer(data, proposals[at] ?? null);
    return toRead(data, seenStatus({ status: known }, brief, now), brief, reader.uid);
  });
}

function toRead(invitation: Invitation, status: InvitationStatus, brief: ReadBrief["data"], reader: string) {
  const isKept = status === "SENT" && (brief.keptFor ?? []).includes(invitation.uid);
  return { invitation, status, keptUntil: isKept ? invitation.keptUntil : null, reader };
}

/** The hirer's line; null once it was removed with their account. */
export async function readLine(
  reads: StoreReads,
  { messageId }: Pick<Invitation, "messageId">,
): Promise<string | null> {
  return (await reads.get<Message>(messagesCollection, messageId))?.data.text ?? null;
}
