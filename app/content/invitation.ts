/** The terms of invitations that server and browser share. */
export const invitationStates = [
  ["SENT", "No answer yet"],
  ["ANSWERED", "Sent a proposal"],
  ["DECLINED", "Declined"],
  ["WITHDRAWN", "Withdrawn"],
  ["LAPSED", "No answer before the brief closed"],
] as const;
export type InvitationStatus = (typeof invitationStates)[number][0];

/** Why a member declines an invitation, as [value, label for the hirer]. */
export const invitationReasons = [
  ["NO_TIME", "No time then"],
  ["NOT_MY_WORK", "Not the work I’m looking for"],
  ["BUDGET", "The budget is too low"],
  ["TERMS", "The place or the terms don’t suit me"],
  ["OTHER", "Another reason"],
] as const;
export type InvitationReason = (typeof invitationReasons)[number][0];

/** The error of an invitation form without text. */
export const noLine = "Write a line: why this member?";
/** The error of a no without a reason. */
export const noReason = "Choose a reason: the hirer reads it.";
