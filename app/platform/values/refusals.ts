/** A field of a form or an input that must change, and how. */
export interface FieldProblem {
  field: string;
  message: string;
}

/**
 * The refusals of the product, and the sentence that a person reads. A rule's own date or name is
 * in `problems`.
 */
export const refusals = {
  SIGN_IN_FIRST: "Sign in first.",
  PROVE_AGAIN: "Confirm first that it’s you.",
  IS_ADMINISTRATOR:
    "Administrators are suspended and restored on the server alone: npm run admin -- suspend ADDRESS REASON.",
  NOT_FOUND: "There is nothing here that you can see.",
  CONFIRM_FIRST: "Confirm your e-mail address first: the link is in your inbox.",
  NOT_ACTIVE: "Your account is not active, so this can’t be done now.",
  WRONG_KIND: "Your kind of account can’t do this.",
  INVALID: "Some answers have to change first.",
  STALE: "This was changed since you opened it.",
  BRIEF_CHANGED:
    "The hirer changed the must-haves since you opened this page. Your text is still here: look through what is asked now.",
  WRONG_STATE: "This is no longer possible: its status has changed.",
  BRIEF_CLOSED: "This brief takes no more proposals.",
  ALREADY_SENT: "Your proposal is sent already.",
  HAS_PROPOSALS: "Proposals have come in: only the two dates may change now, once, and only to later.",
  REOPENED_BEFORE: "A brief can be reopened once, and this one was.",
  YES_UNTOLD: "Someone you accepted hasn’t been told yet.",
  TOO_LATE: "The ten minutes are over, so this can’t be undone any more.",
  TOO_MANY: "That is more than there may be.",
  TOO_MANY_SENDS: "This proposal was sent too often today.",
  APPLICANT_AWAY: "This member’s account is not active, so this can’t be done now.",
  ACCOUNT_GONE: "The fourteen days are over: the account is being deleted.",
  QUESTIONS_WAIT: "Three of your questions here wait for an answer. You can ask again when one is answered.",
  QUESTIONS_TODAY: "You’ve asked a lot of questions today.",
  CONVERSATIONS_TODAY:
    "You’ve written to five members today. You can write to more tomorrow, or as soon as one of them answers.",
  ALREADY_INVITED: "You’ve invited this member for this brief.",
  ALREADY_PROPOSED: "This member has sent you a proposal for this brief.",
  DECLINED_BEFORE: "This member declined an invitation of yours within the last 90 days.",
  INVITATIONS_OFF: "This member takes no invitations. You can write to them.",
  INVITED_MOST: "You’ve invited 20 members for this brief, the most there may be.",
  NO_PLACE: "No place is free: each is taken, or kept for someone you invited.",
  ANSWER_STANDS: "An answer can be changed for five minutes. This one stands.",
  MEMBER_AWAY: "This member can’t get messages now: their account is not active.",
  BLOCKED: "This can’t be done: one of you has blocked the other.",
  EDIT_TOO_LATE: "The five minutes are over: this message can’t be changed any more.",
  FILES_FULL: "Your files have 200 MB together, the most there may be. Remove some you don’t need first.",
  FILES_BUSY: "Many files are coming in right now, so this one has to wait.",
  UPLOAD_GONE: "This file isn’t here any more: an upload waits for fifty minutes. Add it again.",
  REVIEW_FIRST: "Say first whether to keep what was filled in.",
} as const;
export type RefusalCode = keyof typeof refusals;

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
