import type { Bound } from "./bound";
import { limits } from "./limits";
import { MESSAGES_WINDOW, OFTEN_WINDOW, REPORTS_WINDOW, SELDOM_WINDOW } from "./times";

/** How often anything may be tried, also where it is refused. */
export const tries: Bound = { most: 120, windowMs: OFTEN_WINDOW };

/**
 * Twice what anybody does who works fast: a draft saves itself every AUTOSAVE_PAUSE and where a field is
 * left, some 60 times a minute at most; a list is decided about in a second each.
 */
const often: readonly Bound[] = [tries];
/** What is done a few times a day, or tells others. */
const seldom: readonly Bound[] = [{ most: 60, windowMs: SELDOM_WINDOW }];

/**
 * How often a member may run each mutation of the API, counted by member and mutation; of several bounds each
 * holds. What is refused counts as tried alone (`tries`). Null for those that
 * nobody has to sign in for: the limits on posts and on mails count those.
 */
export const writeBounds = {
  createUser: null,
  sendLoginEmail: null,
  stopMails: null,
  saveDraft: seldom,
  chooseKind: seldom,
  reviewAccount: seldom,
  deleteAccount: seldom,
  takeDeletionBack: seldom,
  sendReport: [{ most: limits.reports, windowMs: REPORTS_WINDOW }],
  dismissReport: often,
  warnMember: often,
  suspendMember: often,
  reinstateMember: often,
  retryJob: often,
  endJob: often,
  steerMails: often,
  saveProfile: often,
  saveSettings: seldom,
  saveTheme: often,
  endSession: often,
  endOtherSessions: seldom,
  // Parts of a file; how many files there are is counted for itself.
  exportAccount: [{ most: 1_200, windowMs: OFTEN_WINDOW }],
  confirmAvailability: seldom,
  markNotificationsRead: often,
  saveBrief: often,
  publishBrief: often,
  beginShortlisting: often,
  reopenBrief: often,
  closeBrief: often,
  copyBrief: often,
  deleteBrief: often,
  setSaved: often,
  saveProposal: often,
  sendProposal: seldom,
  withdrawProposal: seldom,
  deleteProposal: often,
  shortlistProposal: often,
  acceptProposal: often,
  declineProposal: often,
  declineProposals: often,
  undoDecision: often,
  askQuestion: seldom,
  answerQuestion: often,
  removeQuestion: often,
  sendMessage: [
    { most: 20, windowMs: OFTEN_WINDOW },
    { most: 300, windowMs: MESSAGES_WINDOW },
  ],
  startConversation: [{ most: 20, windowMs: MESSAGES_WINDOW }],
  editMessage: often,
  markRead: often,
  setArchived: often,
  setMuted: often,
  setBlocked: often,
} as const satisfies Record<string, readonly Bound[] | null>;
