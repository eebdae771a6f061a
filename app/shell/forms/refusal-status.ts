import type { RefusalCode } from "~/values/refusals";

/**
 * The status of a page whose form was refused; the page shows everything that was typed. 403: this
 * member's account doesn't allow it; 409: the state of things doesn't allow it any more; 422: the
 * input has to be corrected.
 */
export const refusalStatus: Record<Exclude<RefusalCode, "SIGN_IN_FIRST">, 403 | 404 | 409 | 422 | 429> = {
  CONFIRM_FIRST: 403,
  NOT_ACTIVE: 403,
  IS_ADMINISTRATOR: 403,
  PROVE_AGAIN: 403,
  REVIEW_FIRST: 403,
  WRONG_KIND: 403,
  NOT_FOUND: 404,
  ACCOUNT_GONE: 409,
  ALREADY_SENT: 409,
  ALREADY_INVITED: 409,
  ALREADY_PROPOSED: 409,
  DECLINED_BEFORE: 409,
  INVITATIONS_OFF: 409,
  INVITED_MOST: 409,
  NO_PLACE: 409,
  APPLICANT_AWAY: 409,
  ANSWER_STANDS: 409,
  FILES_FULL: 409,
  FILES_BUSY: 429,
  UPLOAD_GONE: 409,
  UPLOAD_CLAIMED: 409,
  QUESTIONS_WAIT: 409,
  QUESTIONS_TODAY: 429,
  CONVERSATIONS_TODAY: 429,
  BLOCKED: 409,
  BRIEF_CHANGED: 409,
  BRIEF_CLOSED: 409,
  EDIT_TOO_LATE: 409,
  HAS_PROPOSALS: 409,
  MEMBER_AWAY: 409,
  REOPENED_BEFORE: 409,
  STALE: 409,
  YES_UNTOLD: 409,
  TOO_LATE: 409,
  WRONG_STATE: 409,
  INVALID: 422,
  TOO_MANY: 422,
  TOO_MANY_SENDS: 429,
};
