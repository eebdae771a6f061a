import type { InvitationReason, InvitationStatus } from "~/domain/invitation";
import { collection } from "~/platform/ports/collection";
import { timeOfKey } from "~/values/sort-key";

/**
 * `invitations/{briefId}_{uid}`: one of each member for each brief. Its words are messages of the
 * conversation of the two about the brief, which has the same id.
 */
export interface Invitation {
  briefId: string;
  /** The invited member. */
  uid: string;
  hirerUid: string;
  /** LAPSED is never stored: it follows from the brief (`seenStatus`). */
  status: Exclude<InvitationStatus, "LAPSED">;
  /** Why it was declined; null otherwise. */
  reason: InvitationReason | null;
  /** The message with the hirer's line. */
  messageId: string;
  /** ISO 8601 UTC: how long a place is kept at least. */
  keptUntil: string;
  /** ISO 8601 UTC + "_" + id. */
  sentAt: string;
  /** ISO 8601 UTC: when it was answered or withdrawn; null until then. */
  answeredAt: string | null;
}

export const invitations = collection<Invitation>()({
  name: "invitations",
  ofMember: {
    field: "uid",
    sortedBy: "-sentAt",
    others: "stay",
    exported: ({ briefId, status, reason, sentAt, answeredAt }) => ({
      brief: briefId,
      status,
      reason,
      sentAt: timeOfKey(sentAt),
      answeredAt,
    }),
  },
  indexes: [
    ["briefId", "sentAt"],
    ["hirerUid", "-sentAt"],
    ["hirerUid", "uid", "status", "-answeredAt"],
  ],
  enums: ["status", "reason"],
  // 2: one may be withdrawn. Older ones stay as they are.
  steps: [(invitation) => invitation],
});
export const invitationsCollection = invitations.name;

/** The id of its proposal, too, and of their conversation. */
export function invitationId(briefId: string, uid: string): string {
  return `${briefId}_${uid}`;
}
