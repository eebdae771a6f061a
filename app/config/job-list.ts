import { lapseOffer, remindOfOffer } from "~/features/agreements/writes/lapse-offer";
import { closeAtDate, remindToDecide } from "~/features/briefs/writes/run-timed-moves";
import { replyOutcomeMail } from "~/features/conversations/mails/inbound/reply-outcome-mail";
import { messageMail } from "~/features/conversations/mails/message-mail";
import { endSnooze } from "~/features/conversations/writes/snooze";
import { keepFront } from "~/features/directory/writes/keep-front";
import { removeBytes } from "~/features/files/writes/remove-bytes";
import { freeKeptPlace } from "~/features/invitations/writes/free-place";
import { removeDeletedAccount } from "~/features/leaving/auth/remove-account.server";
import { leaveBriefs } from "~/features/leaving/writes/close-briefs";
import { catchUp } from "~/features/leaving/writes/rejoin-line";
import { tellPartners } from "~/features/leaving/writes/tell-partners";
import { renewRates } from "~/features/market/writes/renew-rates";
import { acceptBySilence, remindOfSilence } from "~/features/milestones/writes/accept-by-silence";
import { actMail } from "~/features/moderation/mails/act-mail";
import { heldRatesMail } from "~/features/moderation/mails/held-rates-mail";
import { hideBriefs } from "~/features/moderation/writes/hide-briefs";
import { accountMail } from "~/features/notification-center/mails/account-mail";
import { digestMail } from "~/features/notification-center/mails/digest-mail";
import { notificationMail } from "~/features/notification-center/mails/notification-mail";
import { availabilityMail } from "~/features/profiles/mails/availability-mail";
import { askEveryone } from "~/features/profiles/writes/ask-everyone";
import { countReplies } from "~/features/proposals/writes/count-replies";
import { expireAtDate } from "~/features/proposals/writes/end-brief";
import { giveMorePlaces } from "~/features/proposals/writes/give-places";
import { tellDecline, tellShortlist } from "~/features/proposals/writes/run-ends";
import { tellAccept } from "~/features/proposals/writes/tell-accept";
import { tellEdit } from "~/features/proposals/writes/tell-edit";
import { tellWaiting } from "~/features/proposals/writes/tell-waiting";
import { openMissingThreads } from "~/features/proposals/writes/thread-jobs";
import { drawSharePicture } from "~/features/public-pages/writes/draw-share-picture";
import { briefEnded } from "~/features/questions/writes/end-questions";
import { tellFollowers } from "~/features/questions/writes/tell-followers";
import { rootRecords } from "~/features/records/writes/root-records";
import { askMail } from "~/features/references/auth/ask-mail.server";
import { forgetAsked } from "~/features/references/writes/ask-reference";
import { showReferences, workEnds } from "~/features/references/writes/tell-of-work";
import { findMail } from "~/features/saved-searches/mails/find-mail";
import { indexBrief, indexHirer, indexMember } from "~/features/saved-searches/writes/index-and-tell";
import { buildSearch, eraseSearch } from "~/features/search/writes/search-jobs";
import { changeMail } from "~/features/sign-in/auth/address-change/change-mails.server";
import { changeAddress } from "~/features/sign-in/auth/address-change/finish-change.server";
import { floodMail } from "~/features/sign-in/auth/held-mails/flood-mail.server";
import { wakeMails } from "~/features/sign-in/auth/held-mails/held-mails.server";
import { sendLinkMail } from "~/features/sign-in/auth/link-mail.server";
import { newBrowserMail } from "~/features/sign-in/auth/new-browser/new-browser-mail.server";
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
  tellEdit,
  countReplies,
  leaveBriefs,
  tellPartners,
  hideBriefs,
  catchUp,
  freeKeptPlace,
  giveMorePlaces,
  openMissingThreads,
  askEveryone,
  endSnooze,
  lapseOffer,
  remindOfOffer,
  acceptBySilence,
  remindOfSilence,
  workEnds,
  showReferences,
  forgetAsked,
  keepFront,
  rootRecords,
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
  availabilityMail,
  heldRatesMail,
];

export const searchJobs = [indexBrief, indexHirer, indexMember, buildSearch, eraseSearch];

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
