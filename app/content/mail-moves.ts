/** What administrators can do about sign-up e-mail, as the trail and the mail about it say it. */
export const mailMoves = {
  LET_GO: "all let go for an hour",
  HOLD: "all held for a day",
  BY_ITSELF: "back to the limit",
} as const;

export type MailMove = keyof typeof mailMoves;

/** The words of a move as it is kept; as it stands where it is none. */
export const describeMailMove = (about: string): string => mailMoves[about as MailMove] ?? about;
