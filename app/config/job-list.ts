import { changeMail } from "~/features/accounts/auth/address-change/change-mails.server";
import { changeAddress } from "~/features/accounts/auth/address-change/finish-change.server";
import { accountMail } from "~/features/accounts/mails/account-mail";
import { actMail } from "~/features/accounts/mails/act-mail";
import { closeAtDate, remindToDecide } from "~/features/briefs/rules/run-timed-moves";
import { replyOutcomeMail } from "~/features/conversations/mails/inbound/reply-outcome-mail";
import { messageMail } from "~/features/conversations/mails/message-mail";
import { removeBytes } from "~/features/files/rules/remove-bytes";
import { freeKeptPlace } from "~/features/invitations/rules/free-place";
import { removeDeletedAccount } from "~/features/leaving/auth/remove-account.server";
import { leaveBriefs } from "~/features/leaving/rules/close-briefs";
import { catchUp } from "~/features/leaving/rules/rejoin-line";
import { tellPartners } from "~/features/leaving/rules/tell-partners";
import { heldRatesMail } from "~/features/market/mails/held-rates-mail";
import { renewRates } from "~/features/market/rules/renew-rates";
import { hideBriefs } from "~/features/moderation/rules/hide-briefs";
import { digestMail } from "~/features/notifications/mails/digest-mail";
import { notificationMail } from "~/features/notifications/mails/notification-mail";
import { countReplies } from "~/features/proposals/rules/count-replies";
import { expireAtDate } from "~/features/proposals/rules/end-brief";
import { tellDecline, tellShortlist } from "~/features/proposals/rules/run-ends";
import { tellAccept } from "~/features/proposals/rules/tell-accept";
import { tellWaiting } from "~/features/proposals/rules/tell-waiting";
import { openMissingThreads } from "~/features/proposals/rules/thread-jobs";
import { drawSharePicture } from "~/features/public-pages/reads/draw-share-picture";
import { briefEnded } from "~/features/questions/rules/end-questions";
import { tellFollowers } from "~/features/questions/rules/tell-followers";
import { askMail } from "~/features/references/auth/ask-mail.server";
import { forgetAsked } from "~/features/references/rules/ask-reference";
import { showReferences, workEnds } from "~/features/references/rules/tell-of-work";
import { findMail } from "~/features/saved-searches/mails/find-mail";
import { buildSearch, indexBrief, indexHirer, indexMember } from "~/features/search/reads/search-jobs";
import { sendLinkMail } from "~/features/sign-in/auth/link-mail.server";
import { newBrowserMail } from "~/features/sign-in/auth/new-browser/new-browser-mail.server";
import { floodMail } from "~/features/sign-up/auth/sign-up-mails/flood-mail.server";
import { wakeMails } from "~/features/sign-up/auth/sign-up-mails/held-mails.server";
import { deleteUnproven } from "~/features/sign-up/auth/unproven-accounts.server";
import { lanesOf } from "~/platform/jobs/job";
import { removeRest } from "~/platform/jobs/remove-rest.server";

/**
 * What the market does by itself, with a store and a clock: dates pass, and ends have to be told.
 */
export const marketJobs = [
  closeAtDate,
  remindToDecide,
  expireAtDate,
  briefEnded,
  tellFollowers,
  tellAccept,
  tellDecline,
  tellShortlist,
  tellWaiting,
  countReplies,
  leaveBriefs,
  tellPartners,
  hideBriefs,
  catchUp,
  freeKeptPlace,
  openMissingThreads,
  workEnds,
  showReferences,
  forgetAsked,
];

/** Mails that tell what happened in the market. */
export const mailJobs = [
  notificationMail,
  digestMail,
  accountMail,
  actMail,
  messageMail,
  replyOutcomeMail,
  findMail,
  heldRatesMail,
];

export const searchJobs = [indexBrief, indexHirer, indexMember, buildSearch];

/** What is read elsewhere every day. */
const ratesJobs = [renewRates];

const pictureJobs = [drawSharePicture];

const fileJobs = [removeBytes];

/** Of accounts, with the mails that carry links. */
export const accountJobs = [
  sendLinkMail,
  newBrowserMail,
  wakeMails,
  floodMail,
  askMail,
  changeMail,
  changeAddress,
  deleteUnproven,
  removeDeletedAccount,
];

/** Every background job of this release (docs/adding-a-job.md). */
export const jobs = [
  ...marketJobs,
  ...mailJobs,
  ...searchJobs,
  ...ratesJobs,
  ...pictureJobs,
  ...fileJobs,
  ...accountJobs,
  removeRest,
];

export const laneOf = lanesOf(jobs);
