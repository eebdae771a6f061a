/** A field of a form that must change, and how, as its reader reads it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/**
 * The refusals of the product. What a person reads of them is in `~/domain/refusal-texts`; a
 * rule's own date or name is in `problems`.
 */
export const refusalCodes = [
  "SIGN_IN_FIRST",
  "PROVE_AGAIN",
  "IS_ADMINISTRATOR",
  "NOT_FOUND",
  "CONFIRM_FIRST",
  "NOT_ACTIVE",
  "WRONG_KIND",
  "INVALID",
  "STALE",
  "BRIEF_CHANGED",
  "WRONG_STATE",
  "BRIEF_CLOSED",
  "ALREADY_SENT",
  "HAS_PROPOSALS",
  "ASKS_ANEW",
  "VERSION_OPEN",
  "VERSIONS_MOST",
  "AUTHOR_ASKED",
  "REOPENED_BEFORE",
  "YES_UNTOLD",
  "TOO_LATE",
  "TOO_MANY",
  "TOO_MANY_SENDS",
  "APPLICANT_AWAY",
  "ACCOUNT_GONE",
  "QUESTIONS_WAIT",
  "QUESTIONS_TODAY",
  "CONVERSATIONS_TODAY",
  "ALREADY_INVITED",
  "ALREADY_PROPOSED",
  "DECLINED_BEFORE",
  "INVITATIONS_OFF",
  "INVITED_MOST",
  "NO_PLACE",
  "ANSWER_STANDS",
  "MEMBER_AWAY",
  "BLOCKED",
  "EDIT_TOO_LATE",
  "FILES_FULL",
  "FILES_BUSY",
  "UPLOAD_GONE",
  "UPLOAD_CLAIMED",
  "REVIEW_FIRST",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export function isRefusalCode(code: string): code is RefusalCode {
  return refusalCodes.some((each) => each === code);
}
