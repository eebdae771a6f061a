import { formatDay } from "~/domain/day-texts";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isActive } from "~/features/accounts/model/member";
import {
  hasEndedEarly,
  hasLapsed,
  isAgreed,
  isUnanswered,
  quoteLapse,
  quoteLastDay,
  waitsForAnother,
  waitsForAnswer,
} from "~/features/agreements/reads/tell-agreement";
import {
  deliveryTold,
  isAccepted,
  quoteDeliveredFiles,
  quoteMilestone,
  waitsForDelivery,
  waitsForReview,
} from "~/features/milestones/reads/tell-milestones";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { proposalId } from "~/features/proposals/model/proposal";
import {
  goesOnStill,
  isAskedAboutEnd,
  mayStillWrite,
  quoteAbout,
  quoteEnd,
  quoteLastMoment,
  quoteRemoval,
  quoteReply,
  readsAbout,
  readsOwn,
  readsReply,
} from "~/features/references/reads/tell-references";
import { hasScopeAnswer, isAskedAboutScope } from "~/features/scope/reads/tell-scope";
import { isReturnedTime, isTimeNearCap, waitsForApproval } from "~/features/time-sheets/reads/tell-time";
import type { StoreReads } from "~/platform/ports/store";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";
import {
  always,
  type BriefEntries,
  type BriefScene,
  type CitedText,
  noDay,
  quotedFrom,
  type Said,
  toAgreement,
  toMilestones,
  toScope,
  toTime,
  toWork,
} from "./entry";

type Told = BriefScene["notification"];

/** Both e-mail addresses stand there, too. */
const ofReference = {
  topic: "proposals",
  by: "other",
  path: toWork,
} as const;

const ofMilestones = {
  ...ofReference,
  path: toMilestones,
  quotes: quoteMilestone,
  ofRecord: true,
} as const;

/** What the two call it, as far as they still do. */
const milestoneOf = ({ quote }: Said) => isolate(quote ? quotedFrom(quote) : words.aMilestone());

const ofAgreement = { ...ofReference, path: toAgreement, ofRecord: true } as const;

const ofTime = {
  ...ofReference,
  path: toTime,
  quotes: async (_reads: StoreReads, { notification }: BriefScene) => notification.week ?? null,
} as const;

const weekOf = ({ quote }: Said) => (quote ? formatDay(quote) : noDay);

const ofScope = { ...ofReference, path: toScope } as const;

/** What may be told of a work again and again, to each of its sides. */
const ofWork =
  (what: string) =>
  ({ briefId, applicantUid, uid }: Told) =>
    applicantUid && `${what} ${uid} ${proposalId(briefId, applicantUid)}`;

const citedAs = (what: CitedText["what"], text: string | null): CitedText[] => (text ? [{ what, text }] : []);

/** What an administrator took down: for the one who wrote it. */
const ofRemoval = {
  ...ofReference,
  by: null,
  stillTells: always,
  urgent: true,
  button: words.readReason,
} as const;

/** A work: how it goes on and ends, what is written on it, and when its other side leaves. */
export const ofWorks = {
  "partner-leaving": {
    ...ofReference,
    stillTells: async (reads, scene) => (await leavesAtOf(reads, scene)) !== null,
    quotes: leavesAtOf,
    // Two weeks are left to settle what was agreed on.
    urgent: true,
    button: words.partnerButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.partnerLeavingSubject({ other, title }),
      lead: words.partnerLeavingLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "partner-kept": {
    ...ofReference,
    stillTells: async (reads, scene) => isActive(reads, otherUidOf(scene)),
    button: words.partnerButton,
    texts: ({ other, title }) => ({
      subject: words.partnerKeptSubject({ other, title }),
      lead: words.partnerKeptLead(),
    }),
  },
  "agreement-offered": {
    ...ofAgreement,
    stillTells: waitsForAnswer,
    // The other side waits, and the work may wait with it.
    urgent: true,
    // It may be withdrawn and offered again and again.
    limit: ofWork("agreement"),
    asks: true,
    button: words.agreementOfferedButton,
    texts: ({ other, title }) => ({
      subject: words.agreementOfferedSubject({ other, title }),
      lead: words.agreementOfferedLead(),
    }),
  },
  "agreement-confirmed": {
    ...ofAgreement,
    stillTells: isAgreed,
    button: words.agreementConfirmedButton,
    texts: ({ other, title }) => ({
      subject: words.agreementConfirmedSubject({ other, title }),
      lead: words.agreementConfirmedLead(),
    }),
  },
  "agreement-returned": {
    ...ofAgreement,
    stillTells: waitsForAnother,
    limit: ofWork("return"),
    button: words.agreementReturnedButton,
    texts: ({ other, title }) => ({
      subject: words.agreementReturnedSubject({ other, title }),
      lead: words.agreementReturnedLead(),
    }),
  },
  "agreement-waits": {
    ...ofAgreement,
    stillTells: waitsForAnswer,
    quotes: quoteLapse,
    asks: true,
    button: words.agreementOfferedButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.agreementWaitsSubject({ other, title }),
      lead: words.agreementWaitsLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "agreement-unanswered": {
    ...ofAgreement,
    stillTells: isUnanswered,
    quotes: quoteLapse,
    button: words.agreementConfirmedButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.agreementUnansweredSubject({ other, title }),
      lead: words.agreementUnansweredLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "agreement-lapsed": {
    ...ofAgreement,
    stillTells: hasLapsed,
    button: words.agreementLapsedButton,
    texts: ({ other, title }) => ({
      subject: words.agreementLapsedSubject({ other, title }),
      lead: words.agreementLapsedLead(),
    }),
  },
  "agreement-ended-early": {
    ...ofAgreement,
    stillTells: hasEndedEarly,
    quotes: quoteLastDay,
    // Few days may be left.
    urgent: true,
    button: words.agreementEndedButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.agreementEndedSubject({ other, title }),
      lead: words.agreementEndedLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "milestone-delivered": {
    ...ofMilestones,
    stillTells: waitsForReview,
    // The days for review have begun.
    urgent: true,
    // It may be taken back and delivered again and again.
    limit: async (told, reads) => (await deliveryTold(reads, told)) ?? ofWork("delivery")(told),
    asks: true,
    cites: async (reads, scene) => citedAs("FILES", await quoteDeliveredFiles(reads, scene)),
    button: words.milestoneDeliveredButton,
    texts: (said) => ({
      subject: words.milestoneDeliveredSubject({ ...said, milestone: milestoneOf(said) }),
      lead: words.milestoneDeliveredLead(),
    }),
  },
  "milestone-accepted": {
    ...ofMilestones,
    stillTells: isAgreed,
    button: words.milestoneAcceptedButton,
    texts: (said) => ({
      subject: words.milestoneAcceptedSubject({ ...said, milestone: milestoneOf(said) }),
      lead: words.milestoneAcceptedLead(),
    }),
  },
  "milestone-waits": {
    ...ofMilestones,
    stillTells: waitsForReview,
    // In three days it counts as accepted.
    urgent: true,
    button: words.milestoneDeliveredButton,
    texts: (said) => ({
      subject: words.milestoneWaitsSubject({ ...said, milestone: milestoneOf(said) }),
      lead: words.milestoneWaitsLead(),
    }),
  },
  "milestone-silence": {
    ...ofMilestones,
    by: null,
    stillTells: isAccepted,
    button: words.milestoneAcceptedButton,
    texts: (said) => ({
      subject: words.milestoneSilenceSubject({ ...said, milestone: milestoneOf(said) }),
      lead: words.milestoneSilenceLead(),
    }),
  },
  "milestone-sent-back": {
    ...ofMilestones,
    stillTells: waitsForDelivery,
    urgent: true,
    asks: true,
    button: words.milestoneSentBackButton,
    texts: (said) => ({
      subject: words.milestoneSentBackSubject({ ...said, milestone: milestoneOf(said) }),
      lead: words.milestoneSentBackLead(),
    }),
  },
  "time-submitted": {
    ...ofTime,
    stillTells: waitsForApproval,
    // It may be taken back and submitted again and again.
    limit: (told) => ofWork("time")(told) && `time ${told.uid} ${toTime(told)}`,
    button: words.timeSubmittedButton,
    texts: (said) => ({
      subject: words.timeSubmittedSubject({ ...said, week: weekOf(said) }),
      lead: words.timeSubmittedLead(),
    }),
  },
  "time-approved": {
    ...ofTime,
    stillTells: isAgreed,
    button: words.timeSubmittedButton,
    texts: (said) => ({
      subject: words.timeApprovedSubject({ ...said, week: weekOf(said) }),
      lead: words.timeApprovedLead(),
    }),
  },
  "time-returned": {
    ...ofTime,
    stillTells: isReturnedTime,
    button: words.timeReturnedButton,
    texts: (said) => ({
      subject: words.timeReturnedSubject({ ...said, week: weekOf(said) }),
      lead: words.timeReturnedLead(),
    }),
  },
  "time-near-cap": {
    ...ofTime,
    by: null,
    stillTells: isTimeNearCap,
    button: words.timeNearCapButton,
    texts: ({ other, title }) => ({
      subject: words.timeNearCapSubject({ title }),
      lead: words.timeNearCapLead({ other }),
    }),
  },
  "scope-asked": {
    ...ofScope,
    stillTells: isAskedAboutScope,
    // One message after another may be asked about.
    limit: ofWork("scope"),
    asks: true,
    button: words.scopeAskedButton,
    texts: ({ other, title }) => ({
      subject: words.scopeAskedSubject({ other, title }),
      lead: words.scopeAskedLead(),
    }),
  },
  "scope-answered": {
    ...ofScope,
    stillTells: hasScopeAnswer,
    limit: ofWork("scope"),
    button: words.scopeAnsweredButton,
    texts: ({ other, title }) => ({
      subject: words.scopeAnsweredSubject({ other, title }),
      lead: words.scopeAnsweredLead(),
    }),
  },
  "work-end-said": {
    ...ofReference,
    stillTells: isAskedAboutEnd,
    quotes: quoteEnd,
    // It may be taken back and said again.
    limit: ofWork("end"),
    asks: true,
    button: words.workEndSaidButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.workEndSaidSubject({ other, title }),
      lead: words.workEndSaidLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "work-goes-on": {
    ...ofReference,
    stillTells: goesOnStill,
    quotes: quoteEnd,
    button: words.workGoesOnButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.workGoesOnSubject({ other, title }),
      lead: words.workGoesOnLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "work-ended": {
    ...ofReference,
    stillTells: mayStillWrite,
    button: words.workEndedButton,
    texts: ({ who, other, title }) => ({
      subject: words.workEndedSubject({ who, other, title }),
      lead: words.workEndedLead({ who, other }),
    }),
  },
  "reference-written": {
    ...ofReference,
    stillTells: mayStillWrite,
    quotes: quoteLastMoment,
    // It may be withdrawn and written again and again.
    limit: ofWork("reference"),
    button: words.referenceWrittenButton,
    texts: ({ other, title, quote, sayEnd }) => ({
      subject: words.referenceWrittenSubject({ other, title }),
      lead: words.referenceWrittenLead({ day: quote ? sayEnd(quote) : noDay }),
    }),
  },
  "reference-shown": {
    ...ofReference,
    stillTells: readsAbout,
    cites: async (reads, scene, now) => citedAs("REFERENCE", await quoteAbout(reads, scene, now)),
    button: words.referenceShownButton,
    texts: ({ who, other, title }) => ({
      subject: words.referenceShownSubject({ who, other, title }),
      lead: words.referenceShownLead(),
    }),
  },
  "own-reference-shown": {
    ...ofReference,
    by: null,
    stillTells: readsOwn,
    button: words.ownReferenceButton,
    texts: ({ other, title }) => ({
      subject: words.ownReferenceSubject({ title }),
      lead: words.ownReferenceLead({ other }),
    }),
  },
  "reference-replied": {
    ...ofReference,
    stillTells: readsReply,
    cites: async (reads, scene, now) => citedAs("REFERENCE", await quoteReply(reads, scene, now)),
    button: words.declinedButton,
    texts: ({ other, title }) => ({
      subject: words.referenceRepliedSubject({ other, title }),
      lead: words.referenceRepliedLead(),
    }),
  },
  "own-reference-removed": {
    ...ofRemoval,
    quotes: (reads, scene) => quoteRemoval(reads, scene, "REFERENCE"),
    texts: ({ who, other, title, quote }) => ({
      subject: words.ownReferenceRemovedSubject({ title }),
      lead: words.ownReferenceRemovedLead({ who, other }),
      ...(quote && { excerpt: excerptOf(quote) }),
    }),
  },
  "reference-removed": {
    ...ofReference,
    by: null,
    stillTells: always,
    button: words.referenceRemovedButton,
    texts: ({ who, other, title }) => ({
      subject: words.referenceRemovedSubject({ who, other, title }),
      lead: words.referenceRemovedLead(),
    }),
  },
  "own-reply-removed": {
    ...ofRemoval,
    quotes: (reads, scene) => quoteRemoval(reads, scene, "REPLY"),
    texts: ({ who, other, title, quote }) => ({
      subject: words.ownReplyRemovedSubject({ who, other, title }),
      lead: words.ownReplyRemovedLead(),
      ...(quote && { excerpt: excerptOf(quote) }),
    }),
  },
  "reply-removed": {
    ...ofReference,
    by: null,
    stillTells: readsOwn,
    button: words.ownReferenceButton,
    texts: ({ who, other, title }) => ({
      subject: words.replyRemovedSubject({ who, other, title }),
      lead: words.replyRemovedLead(),
    }),
  },
} satisfies BriefEntries;

function otherUidOf({ notification: { uid, applicantUid }, brief }: BriefScene): string {
  return uid === brief.hirerUid ? (applicantUid ?? "") : brief.hirerUid;
}

/** When the other side's account is gone, ISO 8601 UTC; null unless it is being deleted. */
async function leavesAtOf(reads: StoreReads, scene: BriefScene): Promise<string | null> {
  const account = await reads.get<Account>(accountsCollection, otherUidOf(scene));
  return account?.data.deletesAt ?? null;
}
