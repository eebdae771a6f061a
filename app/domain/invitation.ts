import * as labels from "~/words/labels.generated";

/** The terms of invitations that server and browser share. */
export const invitationStates = [
  ["SENT", labels.invitationSent],
  ["ANSWERED", labels.invitationAnswered],
  ["DECLINED", labels.invitationDeclined],
  ["WITHDRAWN", labels.invitationWithdrawn],
  ["LAPSED", labels.invitationLapsed],
] as const;
export type InvitationStatus = (typeof invitationStates)[number][0];

/** Why a member declines an invitation, as [value, label for the hirer]. */
export const invitationReasons = [
  ["NO_TIME", labels.invitationNoTime],
  ["NOT_MY_WORK", labels.invitationNotMyWork],
  ["BUDGET", labels.invitationBudget],
  ["TERMS", labels.invitationTerms],
  ["OTHER", labels.invitationOther],
] as const;
export type InvitationReason = (typeof invitationReasons)[number][0];
