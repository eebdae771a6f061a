import * as labels from "~/words/labels.generated";

/**
 * Administrators' decisions about sign-up e-mail, as named in the audit trail and the mail about
 * it.
 */
export const mailMoves = {
  LET_GO: labels.mailsLetGo,
  HOLD: labels.mailsHeld,
  BY_ITSELF: labels.mailsByThemselves,
} as const;

export type MailMove = keyof typeof mailMoves;

/** The label of a stored decision; an unknown one stays as it is. */
export const describeMailMove = (about: string): string => mailMoves[about as MailMove]?.() ?? about;
