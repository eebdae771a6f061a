import type { RefusalCode } from "~/values/refusals";
import * as words from "~/words/refusals.generated";

const sentences: Readonly<Record<RefusalCode, () => string>> = {
  SIGN_IN_FIRST: words.signInFirst,
  PROVE_AGAIN: words.proveAgain,
  IS_ADMINISTRATOR: words.isAdministrator,
  NOT_FOUND: words.notFound,
  CONFIRM_FIRST: words.confirmFirst,
  NOT_ACTIVE: words.notActive,
  WRONG_KIND: words.wrongKind,
  INVALID: words.invalid,
  STALE: words.stale,
  BRIEF_CHANGED: words.briefChanged,
  WRONG_STATE: words.wrongState,
  BRIEF_CLOSED: words.briefClosed,
  ALREADY_SENT: words.alreadySent,
  HAS_PROPOSALS: words.hasProposals,
  ASKS_ANEW: words.asksAnew,
  VERSION_OPEN: words.versionOpen,
  VERSIONS_MOST: words.versionsMost,
  AUTHOR_ASKED: words.authorAsked,
  REOPENED_BEFORE: words.reopenedBefore,
  YES_UNTOLD: words.yesUntold,
  TOO_LATE: words.tooLate,
  TOO_MANY: words.tooMany,
  TOO_MANY_SENDS: words.tooManySends,
  APPLICANT_AWAY: words.applicantAway,
  ACCOUNT_GONE: words.accountGone,
  QUESTIONS_WAIT: words.questionsWait,
  QUESTIONS_TODAY: words.questionsToday,
  CONVERSATIONS_TODAY: words.conversationsToday,
  ALREADY_INVITED: words.alreadyInvited,
  ALREADY_PROPOSED: words.alreadyProposed,
  DECLINED_BEFORE: words.declinedBefore,
  INVITATIONS_OFF: words.invitationsOff,
  INVITED_MOST: words.invitedMost,
  NO_PLACE: words.noPlace,
  ANSWER_STANDS: words.answerStands,
  MEMBER_AWAY: words.memberAway,
  BLOCKED: words.blocked,
  EDIT_TOO_LATE: words.editTooLate,
  FILES_FULL: words.filesFull,
  FILES_BUSY: words.filesBusy,
  UPLOAD_GONE: words.uploadGone,
  UPLOAD_CLAIMED: words.uploadClaimed,
  REVIEW_FIRST: words.reviewFirst,
};

/** A refusal as its reader reads it. */
export function sayRefusal(code: RefusalCode): string {
  return sentences[code]();
}
