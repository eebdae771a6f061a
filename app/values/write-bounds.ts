import type { Bound } from "./bound";
import { MESSAGES_WINDOW, OFTEN_WINDOW, REPORTS_WINDOW, SELDOM_WINDOW } from "./durations";
import { limits } from "./limits";

/** Limit of attempts of any kind, refused ones included. */
export const tries: Bound = { most: 120, windowMs: OFTEN_WINDOW };

/**
 * Twice the rate of a fast worker: a draft is saved every AUTOSAVE_PAUSE and whenever a field is
 * left, some 60 times a minute at most; deciding about a list takes about a second for each.
 */
const often: readonly Bound[] = [tries];
/** Actions done a few times a day, or that notify others. */
const seldom: readonly Bound[] = [{ most: 60, windowMs: SELDOM_WINDOW }];

/**
 * How often a member may run each mutation of the API, counted by member and mutation; if there are
 * several bounds, all apply. A refused attempt counts only for `tries`. Null for mutations without
 * a session: the limits on posts and on mails apply.
 */
export const writeBounds = {
  createUser: null,
  sendLoginEmail: null,
  stopMails: null,
  answerByLink: null,
  saveDraft: seldom,
  chooseKind: seldom,
  reviewAccount: seldom,
  deleteAccount: seldom,
  takeDeletionBack: seldom,
  sendReport: [{ most: limits.reports, windowMs: REPORTS_WINDOW }],
  dismissReport: often,
  removeReported: often,
  warnMember: often,
  suspendMember: often,
  reinstateMember: often,
  retryJob: often,
  endJob: often,
  steerMails: often,
  saveProfile: often,
  saveSettings: seldom,
  saveTheme: often,
  saveLanguage: often,
  endSession: often,
  endOtherSessions: seldom,
  // Parts of a file; the number of files has a limit of its own.
  exportAccount: [{ most: 1_200, windowMs: OFTEN_WINDOW }],
  confirmAvailability: seldom,
  beginUpload: seldom,
  claimUpload: seldom,
  endUpload: seldom,
  dropUpload: seldom,
  addFiles: seldom,
  removeFile: seldom,
  keepFace: seldom,
  removeFace: seldom,
  answerToBeFound: seldom,
  saveCase: often,
  placeCase: often,
  removeCase: often,
  saveHistory: often,
  markNotificationsRead: often,
  saveBrief: often,
  publishBrief: often,
  beginShortlisting: often,
  reopenBrief: often,
  closeBrief: often,
  copyBrief: often,
  deleteBrief: often,
  setBookmark: often,
  setBriefReaders: often,
  setMemberBookmark: often,
  saveSearch: seldom,
  changeSearch: often,
  deleteSearch: often,
  renewFeed: seldom,
  saveProposal: often,
  sendProposal: seldom,
  confirmProposal: often,
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
  clarifyBrief: seldom,
  inviteMember: [{ most: 20, windowMs: MESSAGES_WINDOW }],
  declineInvitation: seldom,
  withdrawInvitation: seldom,
  answerReference: null,
  askReference: seldom,
  removeAskedReference: seldom,
  replyToAskedReference: seldom,
  endWork: seldom,
  continueWork: seldom,
  writeReference: seldom,
  withdrawReference: seldom,
  replyToReference: seldom,
  showWorkTitle: often,
  sendMessage: [
    { most: 20, windowMs: OFTEN_WINDOW },
    { most: 300, windowMs: MESSAGES_WINDOW },
  ],
  startConversation: [{ most: 20, windowMs: MESSAGES_WINDOW }],
  editMessage: often,
  putBack: often,
  markRead: often,
  markUnread: often,
  snooze: often,
  setArchived: often,
  setMuted: often,
  setBlocked: often,
  addSnippet: often,
  changeSnippet: often,
  removeSnippet: often,
} as const satisfies Record<string, readonly Bound[] | null>;
