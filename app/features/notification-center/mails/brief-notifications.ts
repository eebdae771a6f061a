import type { NotifyTopic } from "~/domain/account";
import { isRunning } from "~/domain/brief";
import { type MemberState, nameOrState } from "~/domain/member-state";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { isBlocked } from "~/features/accounts/model/block";
import { isActive, isSuspended } from "~/features/accounts/model/member";
import { mailedFactsOf } from "~/features/briefs/mails/facts-in-mails";
import { type Brief, momentsOf, owesAnswers } from "~/features/briefs/model/brief";
import { mayBeAnswered, quoteLine, quoteReason } from "~/features/invitations/reads/quote-invitation";
import type { EventLine } from "~/features/market/model/event-line";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type LineTexts, writtenAs } from "~/features/notifications/mails/mail-layout";
import type { SayEnd } from "~/features/notifications/mails/say-end";
import type { BriefNotification, BriefNotificationKind } from "~/features/notifications/model/notification";
import { hasReachedHirer, type Proposal, proposalId } from "~/features/proposals/model/proposal";
import { clarifiedAt, listOf } from "~/features/questions/reads/list-questions";
import {
  quoteAnswered,
  quoteAsked,
  quoteClarification,
  quoteRemoved,
} from "~/features/questions/reads/quote-question";
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
import { briefPath, proposalPath, proposalsPath, referencePath } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";
import { reasonWithin } from "~/words/invitations.generated";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";
import { endOf, movedTexts, offerOf, reasonOf } from "./decision-texts";
import { factsOfEdit } from "./edit-facts";

/** A notification with what it is about, as that stands now. */
export interface BriefScene {
  notification: BriefNotification;
  brief: Brief;
  /** Null where it is about the brief alone. */
  proposal: Proposal | null;
}

export interface NamedScene extends BriefScene {
  /** What both call themselves; null where the reader isn’t shown it, or a mail leaves it out. */
  names: { hirer: string | null; applicant: string | null };
  /** How the accounts of both stand. */
  states: { hirer: MemberState; applicant: MemberState };
  /** What it quotes from elsewhere (`quotes`). */
  quote: string | null;
  /** What its mail quotes of members (`cites`); absent on pages. */
  cited?: readonly CitedText[];
}

/** A member's text in a mail, and what it is. */
export interface CitedText {
  what: "QUESTION" | "ANSWER" | "REFERENCE";
  text: string;
}

/** What the words of a notification are made of. */
interface Said extends Omit<BriefScene, "notification"> {
  title: string;
  hirer: string;
  applicant: string;
  /** The one of these two who isn't told. */
  other: string;
  /** Whether these are named, or what they are where they aren’t. */
  who: "NAMED" | "HIRER" | "TALENT";
  quote: string | null;
  /** The reply date; "none" where none is named. */
  day: string;
  sayEnd: SayEnd;
}

/** All that there is to say about one kind. */
interface BriefEntry {
  /** Which setting decides about its mails. */
  topic: NotifyTopic;
  /**
   * Whose doing it was, "other" for the one of the two who isn't told; null for the product's own,
   * and where none is named.
   */
  by: "hirer" | "applicant" | "other" | null;
  /** The page that it is about, where its member sees what came of it and does what it asks for. */
  path(notification: BriefNotification): string;
  /**
   * Whether it still has something to tell: if not, no mail goes out, and it doesn’t count as
   * unread.
   */
  stillTells(reads: StoreReads, scene: BriefScene, now: Date): boolean | Promise<boolean>;
  /** What the button of its mail says. */
  button(): string;
  /** The same for a page and a mail. Plain text. */
  texts(said: Said): Omit<LineTexts, "button">;
  /** Whether its member can open its page; always, by default. */
  opens?(scene: BriefScene): boolean;
  /**
   * A text, a code or a moment that its texts need and the scene lacks; none by default. Not in
   * words of ours: the language isn't known yet.
   */
  quotes?(reads: StoreReads, scene: BriefScene): Promise<string | null>;
  /**
   * What members wrote that its mail says, as far as its member reads it on a page at that moment;
   * none by default. Not asked for pages: these lead there.
   */
  cites?(reads: StoreReads, scene: BriefScene, now: Date): Promise<readonly CitedText[]>;
  /** What it tells of in one mail a day, at most; unlimited by default. */
  limit?(notification: BriefNotification): string | null;
  /** Mailed at once whatever its member chose, unless that is no mail. */
  urgent?: true;
  /** Its author is a stranger to its member: a name with an address in it isn’t mailed. */
  fromStranger?: true;
}

const toOwn = ({ briefId }: BriefNotification) => proposalPath(briefId);
const toOne = ({ briefId, applicantUid }: BriefNotification) =>
  proposalsPath(briefId, applicantUid ?? undefined);
const toAll = ({ briefId }: BriefNotification) => proposalsPath(briefId);
const toBrief = ({ briefId }: BriefNotification) => briefPath(briefId);
const toQuestions = ({ briefId }: BriefNotification) => `${briefPath(briefId)}#questions`;

const toReference = ({ briefId, applicantUid }: BriefNotification) =>
  referencePath(briefId, applicantUid ?? "");

/** What the catalogue calls a day that isn’t named. */
const noDay = "none";

const always = () => true;
const unlessSuspended = async (reads: StoreReads, { brief }: BriefScene) =>
  !(await isSuspended(reads, brief.hirerUid));

/**
 * What most kinds have in common: what came of a proposal, of its brief, of a hirer's own brief, of
 * a question.
 */
const ofProposal = { topic: "proposals", by: "hirer", path: toOwn, stillTells: always } as const;
const ofItsBrief = { topic: "briefs", by: "hirer", path: toOwn, button: words.seeProposal } as const;
const ofOwnBrief = { topic: "briefs", by: null, path: toAll, button: words.reviewProposals } as const;
const ofQuestion = { topic: "briefs", by: "hirer", path: toQuestions, stillTells: unlessSuspended } as const;

const ofReference = { topic: "proposals", by: "other", path: toReference } as const;

/** What may be told of a work again and again, to each of its sides. */
const ofWork =
  (what: string) =>
  ({ briefId, applicantUid, uid }: BriefNotification) =>
    applicantUid && `${what} ${uid} ${proposalId(briefId, applicantUid)}`;

/** Whether its reader wrote a proposal: an untold reply to it isn't given away. */
function begunBy(proposal: Proposal | null): "SENT" | "DRAFT" | "NONE" {
  if (proposal === null || proposal.status === "WITHDRAWN") return "NONE";
  return proposal.status === "DRAFT" ? "DRAFT" : "SENT";
}

/** The end of a brief, for those who sent no proposal. They read it on, unless it is hidden. */
const ofEnd = {
  topic: "briefs",
  by: null,
  path: toBrief,
  stillTells: unlessSuspended,
  button: words.seeBrief,
} as const;

/** The other side of a work, who deletes their account. Name and address are by the proposal. */
const ofPartner = {
  topic: "proposals",
  by: "other",
  path: (told: BriefNotification) => (told.uid === told.applicantUid ? toOwn(told) : toOne(told)),
} as const;

/** A question and its answer, as far as there are such. */
const ofTexts = (texts: { text: string | null; answer: string | null } | null): CitedText[] => [
  ...(texts?.text ? [{ what: "QUESTION", text: texts.text } as const] : []),
  ...(texts?.answer ? [{ what: "ANSWER", text: texts.answer } as const] : []),
];

const ofReferenceText = (text: string | null): CitedText[] => (text ? [{ what: "REFERENCE", text }] : []);

/** What an administrator took down: for the one who wrote it. */
const ofRemoval = {
  ...ofReference,
  by: null,
  stillTells: always,
  urgent: true,
  button: words.readReason,
} as const;

export const briefNotifications: Record<BriefNotificationKind, BriefEntry> = {
  "proposal-received": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    // Decided about, it has been read; withdrawn, it is back with its author.
    stillTells: async (reads, { proposal }) =>
      proposal?.status === "SENT" && !(await isBlocked(reads, proposal.uid, proposal.hirerUid)),
    // Withdrawn meanwhile, and at most in line again: there is nothing to read.
    opens: ({ proposal }) => proposal !== null && hasReachedHirer(proposal),
    // It may be withdrawn and sent again and again.
    limit: ({ briefId, applicantUid }) => applicantUid && proposalId(briefId, applicantUid),
    fromStranger: true,
    button: words.receivedButton,
    texts: ({ applicant, title, day, proposal }) => ({
      subject: words.receivedSubject({ applicant, title }),
      lead: words.receivedLead({ day }),
      ...offerOf(proposal),
      ...(proposal?.pitch && { excerpt: withoutLinks(excerptOf(proposal.pitch)) }),
    }),
  },
  "proposal-promoted": {
    ...ofProposal,
    button: words.seeProposal,
    texts: ({ hirer, title, day }) => ({
      subject: words.promotedSubject({ hirer, title }),
      lead: words.promotedLead({ day }),
    }),
  },
  "proposal-shortlisted": {
    ...ofProposal,
    button: words.seeProposal,
    texts: ({ hirer, title, day, proposal }) => ({
      subject: words.shortlistedSubject({ hirer, title }),
      lead: words.shortlistedLead({ day }),
      ...offerOf(proposal),
    }),
  },
  "proposal-accepted": {
    ...ofProposal,
    button: words.acceptedButton,
    texts: ({ hirer, title, proposal }) => ({
      subject: words.acceptedSubject({ hirer, title }),
      lead: words.acceptedLead(),
      ...offerOf(proposal),
    }),
  },
  "proposal-accept-undone": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    stillTells: always,
    // How the yes ended then: a proposal that was withdrawn may have been sent again.
    quotes: async (_, { notification, proposal }) => {
      const toldAt = timeOfKey(notification.createdAt);
      const endsYes = ({ event }: EventLine) => event === "WITHDRAW" || event === "TAKE_BACK";
      return proposal?.events.findLast((line) => endsYes(line) && line.at <= toldAt)?.event ?? null;
    },
    button: words.acceptUndoneButton,
    texts: ({ applicant, title, brief, quote }) => ({
      subject: words.acceptUndoneSubject({ applicant, title }),
      lead: words.acceptUndoneLead({
        cause: quote === "WITHDRAW" ? "withdrawn" : "unable",
        brief: isRunning(brief) ? "running" : "over",
      }),
    }),
  },
  "proposal-declined": {
    ...ofProposal,
    button: words.declinedButton,
    texts: ({ hirer, title, brief, proposal }) => ({
      subject: words.declinedSubject({ hirer, title }),
      lead: words.declinedLead({ why: reasonOf(brief, proposal) }),
    }),
  },
  "brief-dates-moved": {
    ...ofItsBrief,
    stillTells: (_, { brief }) => isRunning(brief),
    texts: ({ brief, ...said }) => movedTexts(brief, said),
  },
  "brief-changed": {
    ...ofItsBrief,
    path: ({ briefId }) => `${briefPath(briefId)}#changes`,
    stillTells: async (reads, scene) => isRunning(scene.brief) && (await unlessSuspended(reads, scene)),
    // It may be changed again and again.
    limit: ({ briefId, uid }) => `edit ${uid} ${briefId}`,
    button: words.changedButton,
    texts: ({ hirer, title, brief, proposal }) => ({
      subject: words.changedSubject({ hirer, title }),
      lead: words.changedLead({ begun: begunBy(proposal) }),
      ...factsOfEdit(brief),
    }),
  },
  "brief-hidden": {
    ...ofItsBrief,
    stillTells: async (reads, scene) => isRunning(scene.brief) && !(await unlessSuspended(reads, scene)),
    texts: ({ title, day }) => ({
      subject: words.hiddenSubject({ title }),
      lead: words.hiddenLead({ day }),
    }),
  },
  "brief-shown": {
    ...ofItsBrief,
    stillTells: async (reads, scene) => isRunning(scene.brief) && (await unlessSuspended(reads, scene)),
    texts: ({ hirer, title, day }) => ({
      subject: words.shownSubject({ title }),
      lead: words.shownLead({ hirer, day }),
    }),
  },
  "brief-shortlisting": {
    ...ofOwnBrief,
    stillTells: always,
    texts: ({ title, day }) => ({
      subject: words.shortlistingSubject({ title }),
      lead: words.shortlistingLead({ day }),
    }),
  },
  "brief-reminder": {
    ...ofOwnBrief,
    // What it reminds of may be done, or too late.
    stillTells: (_, { brief }) => owesAnswers(brief),
    // The mail of the day may come after the brief has closed.
    urgent: true,
    texts: ({ title, day }) => ({
      subject: words.reminderSubject({ title, day }),
      lead: words.reminderLead({ title }),
    }),
  },
  "brief-expired": {
    ...ofOwnBrief,
    path: ({ briefId }) => briefPath(briefId),
    stillTells: always,
    button: words.seeBrief,
    texts: ({ title }) => ({
      subject: words.expiredSubject({ title }),
      lead: words.expiredLead(),
    }),
  },
  "brief-clarified": {
    ...ofQuestion,
    // It may be taken back before anybody was told.
    stillTells: async (reads, scene) =>
      isRunning(scene.brief) &&
      (await clarifiedAt(reads, scene.notification.briefId)) !== null &&
      unlessSuspended(reads, scene),
    cites: async (reads, scene) => ofTexts(await quoteClarification(reads, scene)),
    button: words.clarifiedButton,
    texts: ({ hirer, title }) => ({
      subject: words.clarifiedSubject({ hirer, title }),
      lead: words.clarifiedLead(),
    }),
  },
  "brief-over-invited": {
    ...ofEnd,
    texts: ({ title, brief, proposal }) => ({
      subject: words.overInvitedSubject({ title, end: brief.status }),
      lead: words.overInvitedLead({ why: endOf(brief), begun: proposal?.status ?? "NONE" }),
    }),
  },
  "brief-over-drafted": {
    ...ofEnd,
    path: toOwn,
    texts: ({ title, brief }) => ({
      subject: words.overDraftedSubject({ title, end: brief.status }),
      lead: words.overDraftedLead({ why: endOf(brief) }),
    }),
  },
  "brief-over-asked": {
    ...ofEnd,
    path: toQuestions,
    texts: ({ title, brief }) => ({
      subject: words.overAskedSubject({ title, end: brief.status }),
      lead: words.overAskedLead({ why: endOf(brief) }),
    }),
  },
  "brief-over-saved": {
    ...ofEnd,
    texts: ({ title, brief }) => ({
      subject: words.overSavedSubject({ title, end: brief.status }),
      lead: words.overSavedLead({ why: endOf(brief) }),
    }),
  },
  "question-asked": {
    ...ofQuestion,
    by: null,
    // Answered, removed, or the brief is over.
    stillTells: async (reads, scene) =>
      (await isAnyOpen(reads, scene.notification.briefId)) && unlessSuspended(reads, scene),
    cites: async (reads, scene) => ofTexts(await quoteAsked(reads, scene)),
    button: words.askedButton,
    texts: ({ title }) => ({
      subject: words.askedSubject({ title }),
      lead: words.askedLead(),
    }),
  },
  "question-answered": {
    ...ofQuestion,
    cites: async (reads, scene) => ofTexts(await quoteAnswered(reads, scene)),
    button: words.clarifiedButton,
    texts: ({ hirer, title }) => ({
      subject: words.answeredSubject({ hirer, title }),
      lead: words.answeredLead(),
    }),
  },
  "question-removed": {
    ...ofQuestion,
    cites: async (reads, scene) => ofTexts(await quoteRemoved(reads, scene)),
    button: words.seeBrief,
    texts: ({ hirer, title }) => ({
      subject: words.questionRemovedSubject({ hirer, title }),
      lead: words.questionRemovedLead(),
    }),
  },
  invited: {
    ...ofQuestion,
    path: toBrief,
    stillTells: mayBeAnswered,
    quotes: quoteLine,
    fromStranger: true,
    button: words.invitedButton,
    texts: ({ hirer, title, brief, quote, sayEnd }) => ({
      subject: words.invitedSubject({ hirer, title }),
      lead: words.invitedLead(),
      facts: mailedFactsOf(brief, sayEnd),
      ...(quote && { excerpt: withoutLinks(excerptOf(quote)) }),
    }),
  },
  "invitation-declined": {
    topic: "briefs",
    by: "applicant",
    path: ({ briefId }) => `${briefPath(briefId)}#invitations`,
    stillTells: (_, { brief }) => isRunning(brief),
    quotes: quoteReason,
    button: words.inviteDeclinedButton,
    texts: ({ applicant, title, quote }) => ({
      subject: words.inviteDeclinedSubject({ applicant, title }),
      lead: quote
        ? words.inviteDeclinedReasonLead({ reason: reasonWithin({ reason: quote }) })
        : words.inviteDeclinedLead(),
    }),
  },
  "partner-leaving": {
    ...ofPartner,
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
    ...ofPartner,
    stillTells: async (reads, scene) => isActive(reads, otherUidOf(scene)),
    button: words.partnerButton,
    texts: ({ other, title }) => ({
      subject: words.partnerKeptSubject({ other, title }),
      lead: words.partnerKeptLead(),
    }),
  },
  "work-end-said": {
    ...ofReference,
    stillTells: isAskedAboutEnd,
    quotes: quoteEnd,
    // It may be taken back and said again.
    limit: ofWork("end"),
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
    cites: async (reads, scene, now) => ofReferenceText(await quoteAbout(reads, scene, now)),
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
    cites: async (reads, scene, now) => ofReferenceText(await quoteReply(reads, scene, now)),
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
};

function otherUidOf({ notification: { uid, applicantUid }, brief }: BriefScene): string {
  return uid === brief.hirerUid ? (applicantUid ?? "") : brief.hirerUid;
}

/** When the other side's account is gone, ISO 8601 UTC; null unless it is being deleted. */
async function leavesAtOf(reads: StoreReads, scene: BriefScene): Promise<string | null> {
  const account = await reads.get<Account>(accountsCollection, otherUidOf(scene));
  return account?.data.deletesAt ?? null;
}

async function isAnyOpen(reads: StoreReads, briefId: string): Promise<boolean> {
  return (await listOf(reads, briefId, "OPEN", { first: 1, after: null })).items.length > 0;
}

/** What a notification says, in a mail of its own, in the mail of the day and on its page. */
export function textsOf(
  { notification, brief, proposal, names, states, quote, cited = [] }: NamedScene,
  sayEnd: SayEnd,
): LineTexts {
  const { button, texts } = briefNotifications[notification.type];
  // Without a name though the account is active: a mail leaves out what could be taken for ours.
  const isNameless = (side: "hirer" | "applicant") => names[side] === null && states[side] === "ACTIVE";
  const nameOf = (side: "hirer" | "applicant", nameless: () => string) =>
    isolate(isNameless(side) ? nameless() : nameOrState(names[side], states[side]));
  const hirer = nameOf("hirer", words.hirerWithoutName);
  const applicant = nameOf("applicant", words.someone);
  const said = texts({
    brief,
    proposal,
    title: isolate(brief.title ?? words.untitled()),
    hirer,
    applicant,
    ...(notification.uid === brief.hirerUid
      ? { other: applicant, who: isNameless("applicant") ? "TALENT" : "NAMED" }
      : { other: hirer, who: isNameless("hirer") ? "HIRER" : "NAMED" }),
    quote,
    day: brief.decideOn ? sayEnd(momentsOf(brief).decideBy) : noDay,
    sayEnd,
  });
  return {
    ...said,
    ...quotesOf(cited),
    written: writtenAs(brief.title, brief.writtenIn),
    button: button(),
  };
}

/** One alone needs no name: what it is, the subject says. */
function quotesOf(cited: readonly CitedText[]): Pick<LineTexts, "excerpt" | "quotes"> {
  const quoted = cited.map(({ what, text }) => ({ what, text: withoutLinks(excerptOf(text)) }));
  const [first, ...others] = quoted;
  if (!first) return {};
  if (others.length === 0) return { excerpt: first.text };
  return { quotes: quoted.map(({ what, text }) => [words.cited({ what }), text] as const) };
}
