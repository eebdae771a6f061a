import type { NotifyTopic } from "~/content/account";
import { isRunning } from "~/content/brief";
import { isSuspended } from "~/features/accounts/rules/member";
import { type Brief, owesAnswers } from "~/features/briefs/rules/brief";
import { isBlocked } from "~/features/conversations/rules/block";
import { mayBeAnswered, quoteLine, quoteReason } from "~/features/invitations/reads/quote-invitation";
import type { BriefNotification, BriefNotificationKind } from "~/features/notifications/rules/notification";
import { hasReachedHirer, type Proposal, proposalId } from "~/features/proposals/rules/proposal";
import { clarifiedAt, listOf } from "~/features/questions/rules/list-questions";
import {
  mayStillWrite,
  quoteLastDay,
  quoteRemoval,
  readsAbout,
  readsOwn,
  readsReply,
} from "~/features/references/reads/tell-references";
import { referencePath } from "~/own-paths";
import { briefPath, proposalPath, proposalsPath } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import { movedTexts, offerOf, reasonOf, toDay } from "./decision-texts";
import { excerptOf } from "./excerpt";
import { withoutLinks } from "./links-in-mails";
import type { LineTexts } from "./mail-layout";

/** A notification with what it is about, as that stands now. */
export interface BriefScene {
  notification: BriefNotification;
  brief: Brief;
  /** Null where it is about the brief alone. */
  proposal: Proposal | null;
}

export interface NamedScene extends BriefScene {
  /** What both sides call themselves; null for who has no profile any more. */
  names: { hirer: string | null; applicant: string | null };
  /** What it quotes from elsewhere (`quotes`). */
  quote: string | null;
}

/** What the words of a notification are made of. */
interface Said extends Omit<BriefScene, "notification"> {
  title: string;
  hirer: string;
  applicant: string;
  /** The one of these two who isn't told. */
  other: string;
  quote: string | null;
  /** " by 20 March"; empty where no day is named. */
  by: string;
}

/** All that there is to say about one kind. */
interface BriefEntry {
  /** Which setting decides about its mails. */
  topic: NotifyTopic;
  /**
   * Whose doing it was, "other" for the one of the two who isn't told; null for the product's own,
   * and where nobody is named.
   */
  by: "hirer" | "applicant" | "other" | null;
  /** The page that it is about, where its member sees what came of it and does what it asks for. */
  path(notification: BriefNotification): string;
  /**
   * Whether it still has something to tell: if not, no mail goes out, and it doesn’t count as
   * unread.
   */
  stillTells(reads: StoreReads, scene: BriefScene): boolean | Promise<boolean>;
  /** What the button of its mail says. */
  button: string;
  /** The same for a page and a mail. Plain text. */
  texts(said: Said): Omit<LineTexts, "button">;
  /** Whether its member can open its page; always, by default. */
  opens?(scene: BriefScene): boolean;
  /** A text or a reason that its texts need and the scene lacks; none by default. */
  quotes?(reads: StoreReads, scene: BriefScene): Promise<string | null>;
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

const always = () => true;
const unlessSuspended = async (reads: StoreReads, { brief }: BriefScene) =>
  !(await isSuspended(reads, brief.hirerUid));

/**
 * What most kinds have in common: what came of a proposal, of its brief, of a hirer's own brief, of
 * a question.
 */
const ofProposal = { topic: "proposals", by: "hirer", path: toOwn, stillTells: always } as const;
const ofItsBrief = { topic: "briefs", by: "hirer", path: toOwn, button: "See your proposal" } as const;
const ofOwnBrief = { topic: "briefs", by: null, path: toAll, button: "Review proposals" } as const;
const ofQuestion = { topic: "briefs", by: "hirer", path: toQuestions, stillTells: unlessSuspended } as const;

const ofReference = { topic: "proposals", by: "other", path: toReference } as const;

/** What an administrator took down: for the one who wrote it. */
const ofRemoval = {
  ...ofReference,
  by: null,
  stillTells: always,
  urgent: true,
  button: "Read the reason",
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
    button: "Read the proposal",
    texts: ({ applicant, title, by, proposal }) => ({
      subject: `${applicant} sent a proposal for “${title}”`,
      lead: `Everyone who sent one hears from you${by}.`,
      ...offerOf(proposal),
      ...(proposal?.pitch && { excerpt: withoutLinks(excerptOf(proposal.pitch)) }),
    }),
  },
  "proposal-promoted": {
    ...ofProposal,
    button: "See your proposal",
    texts: ({ hirer, title, by }) => ({
      subject: `${hirer} can now read your proposal for “${title}”`,
      lead: `A place came free, and your proposal moved up from the waiting list. You’ll hear${by}.`,
    }),
  },
  "proposal-shortlisted": {
    ...ofProposal,
    button: "See your proposal",
    texts: ({ hirer, title, by, proposal }) => ({
      subject: `${hirer} shortlisted your proposal for “${title}”`,
      lead: `You’re on the shortlist. You’ll hear${by}.`,
      ...offerOf(proposal),
    }),
  },
  "proposal-accepted": {
    ...ofProposal,
    button: "See what comes next",
    texts: ({ hirer, title, proposal }) => ({
      subject: `${hirer} accepted your proposal for “${title}”`,
      lead: "Congratulations. You can now see each other’s e-mail, to agree on the start.",
      ...offerOf(proposal),
    }),
  },
  "proposal-accept-undone": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    stillTells: always,
    button: "See the proposal",
    texts: ({ applicant, title, brief, proposal }) => ({
      subject: `${applicant} can’t be chosen for “${title}”`,
      lead: `${proposal?.status === "WITHDRAWN" ? "They withdrew" : "One of you blocked the other, or has no active account"}, before they were told that you accepted them. ${isRunning(brief) ? "You can choose one more person, and no one" : "No one"} was declined for this.`,
    }),
  },
  "proposal-declined": {
    ...ofProposal,
    button: "Read the reply",
    texts: ({ hirer, title, brief, proposal }) => ({
      subject: `${hirer} replied to your proposal for “${title}”`,
      lead: `Not this time. ${reasonOf(brief, proposal)}`,
    }),
  },
  "brief-dates-moved": {
    ...ofItsBrief,
    stillTells: (_, { brief }) => isRunning(brief),
    texts: ({ hirer, title, brief }) => movedTexts(brief, title, hirer),
  },
  "brief-hidden": {
    ...ofItsBrief,
    stillTells: async (reads, scene) => isRunning(scene.brief) && !(await unlessSuspended(reads, scene)),
    texts: ({ hirer, title, by }) => ({
      subject: `“${title}” is on hold`,
      lead: `${hirer}’s account is suspended, so the brief is hidden and takes no proposals. Yours stays. If there is no decision${by}, the brief closes and we tell you.`,
    }),
  },
  "brief-shown": {
    ...ofItsBrief,
    stillTells: async (reads, scene) => isRunning(scene.brief) && (await unlessSuspended(reads, scene)),
    texts: ({ hirer, title, by }) => ({
      subject: `“${title}” is no longer on hold`,
      lead: `${hirer}’s account is active again, and your proposal stands. You’ll hear${by}.`,
    }),
  },
  "brief-shortlisting": {
    ...ofOwnBrief,
    stillTells: always,
    texts: ({ title, by }) => ({
      subject: `“${title}” takes no more proposals`,
      lead: `The last day for proposals has passed. Everyone who sent one hears from you${by}, as your brief says.`,
    }),
  },
  "brief-reminder": {
    ...ofOwnBrief,
    // What it reminds of may be done, or too late.
    stillTells: (_, { brief }) => owesAnswers(brief),
    // The mail of the day may come after the brief has closed.
    urgent: true,
    texts: ({ title, by }) => ({
      subject: `Reply about “${title}”${by}`,
      lead: `There are proposals for “${title}” without a reply. After the reply date the brief closes by itself, everyone is told that there was no decision, and your record shows it.`,
    }),
  },
  "brief-expired": {
    ...ofOwnBrief,
    path: ({ briefId }) => briefPath(briefId),
    stillTells: always,
    button: "See the brief",
    texts: ({ title }) => ({
      subject: `“${title}” has closed`,
      lead: "The reply date has passed, so the brief closed by itself, and we told everyone who still waited. You can copy it to a new draft.",
    }),
  },
  "brief-clarified": {
    ...ofQuestion,
    // It may be taken back before anybody was told.
    stillTells: async (reads, scene) =>
      isRunning(scene.brief) &&
      (await clarifiedAt(reads, scene.notification.briefId)) !== null &&
      unlessSuspended(reads, scene),
    button: "Read the answer",
    texts: ({ hirer, title }) => ({
      subject: `${hirer} clarified “${title}”`,
      lead: "An answer to a question changes what the brief asks. Read it, and see whether your proposal still fits.",
    }),
  },
  "question-asked": {
    ...ofQuestion,
    by: null,
    // Answered, removed, or the brief is over.
    stillTells: async (reads, scene) =>
      (await isAnyOpen(reads, scene.notification.briefId)) && unlessSuspended(reads, scene),
    button: "Read the question",
    texts: ({ title }) => ({
      subject: `There is a question about “${title}”`,
      lead: "Someone who may send a proposal asked it. Everyone who can read the brief reads your answer.",
    }),
  },
  "question-answered": {
    ...ofQuestion,
    button: "Read the answer",
    texts: ({ hirer, title }) => ({
      subject: `${hirer} answered your question about “${title}”`,
      lead: "Everyone who can read the brief reads the question and its answer, without your name.",
    }),
  },
  "question-removed": {
    ...ofQuestion,
    button: "See the brief",
    texts: ({ hirer, title }) => ({
      subject: `${hirer} removed your question about “${title}”`,
      lead: "They found it out of place there. No one else has read it, and they don’t know who asked.",
    }),
  },
  invited: {
    ...ofQuestion,
    path: toBrief,
    stillTells: mayBeAnswered,
    quotes: quoteLine,
    fromStranger: true,
    button: "Read the brief",
    texts: ({ hirer, title, quote }) => ({
      subject: `${hirer} invites you to send a proposal for “${title}”`,
      lead: "A place is kept for you for three days. You can also decline, with a reason.",
      ...(quote && { excerpt: withoutLinks(excerptOf(quote)) }),
    }),
  },
  "invitation-declined": {
    topic: "briefs",
    by: "applicant",
    path: ({ briefId }) => `${briefPath(briefId)}#invitations`,
    stillTells: (_, { brief }) => isRunning(brief),
    quotes: quoteReason,
    button: "See who is invited",
    texts: ({ applicant, title, quote }) => ({
      subject: `${applicant} declined your invitation for “${title}”`,
      lead: `${quote ? `Their reason: ${quote}. ` : ""}The place is free again.`,
    }),
  },
  "work-ended": {
    ...ofReference,
    stillTells: mayStillWrite,
    button: "Write a reference",
    texts: ({ other, title }) => ({
      subject: `Write a reference about ${other} for “${title}”`,
      lead: `The work has ended. You and ${other} can each write a reference: two questions. Both show at once when both are written, or 14 days after the first.`,
    }),
  },
  "reference-written": {
    ...ofReference,
    stillTells: mayStillWrite,
    quotes: quoteLastDay,
    // It may be withdrawn and written again and again.
    limit: ({ briefId, applicantUid, uid }) =>
      applicantUid && `reference ${uid} ${proposalId(briefId, applicantUid)}`,
    button: "Write yours",
    texts: ({ other, title, quote }) => ({
      subject: `${other} wrote a reference about you for “${title}”`,
      lead: `Write yours${quote ? ` by ${quote}` : ""}: then both show at once. Otherwise theirs shows alone after that.`,
    }),
  },
  "reference-shown": {
    ...ofReference,
    stillTells: readsAbout,
    button: "Read it",
    texts: ({ other, title }) => ({
      subject: `You can now read ${other}’s reference for “${title}”`,
      lead: "It is on your page, for everyone who can read that. You can reply to it once.",
    }),
  },
  "own-reference-shown": {
    ...ofReference,
    by: null,
    stillTells: readsOwn,
    button: "See your reference",
    texts: ({ other, title }) => ({
      subject: `Your reference for “${title}” now shows`,
      lead: `${other} wrote none within 14 days, so yours shows alone. You can remove it at any time.`,
    }),
  },
  "reference-replied": {
    ...ofReference,
    stillTells: readsReply,
    button: "Read the reply",
    texts: ({ other, title }) => ({
      subject: `${other} replied to your reference for “${title}”`,
      lead: "The reply stands under your reference.",
    }),
  },
  "own-reference-removed": {
    ...ofRemoval,
    quotes: (reads, scene) => quoteRemoval(reads, scene, "REFERENCE"),
    texts: ({ other, title, quote }) => ({
      subject: `Your reference for “${title}” was removed`,
      lead: `An administrator removed it from ${other}’s page after a report. You can’t write another one about this work. If you think this is wrong, write to us.`,
      ...(quote && { excerpt: excerptOf(quote) }),
    }),
  },
  "reference-removed": {
    ...ofReference,
    by: null,
    stillTells: always,
    button: "See the work",
    texts: ({ other, title }) => ({
      subject: `${other}’s reference for “${title}” was removed`,
      lead: "An administrator removed it from your page after a report. If you think this is wrong, write to us.",
    }),
  },
  "own-reply-removed": {
    ...ofRemoval,
    quotes: (reads, scene) => quoteRemoval(reads, scene, "REPLY"),
    texts: ({ other, title, quote }) => ({
      subject: `Your reply to ${other}’s reference for “${title}” was removed`,
      lead: "An administrator removed it from your page after a report. You can’t write another one. If you think this is wrong, write to us.",
      ...(quote && { excerpt: excerptOf(quote) }),
    }),
  },
  "reply-removed": {
    ...ofReference,
    by: null,
    stillTells: readsOwn,
    button: "See your reference",
    texts: ({ other, title }) => ({
      subject: `${other}’s reply to your reference for “${title}” was removed`,
      lead: "An administrator removed it after a report. Your reference stays.",
    }),
  },
};

async function isAnyOpen(reads: StoreReads, briefId: string): Promise<boolean> {
  return (await listOf(reads, briefId, "OPEN", { first: 1, after: null })).items.length > 0;
}

/** What a notification says, in a mail of its own, in the mail of the day and on its page. */
export function textsOf({ notification, brief, proposal, names, quote }: NamedScene): LineTexts {
  const { button, texts } = briefNotifications[notification.type];
  const hirer = names.hirer ?? "The hirer";
  const applicant = names.applicant ?? "Someone";
  const said = texts({
    brief,
    proposal,
    title: brief.title ?? "a brief",
    hirer,
    applicant,
    other: notification.uid === brief.hirerUid ? applicant : hirer,
    quote,
    by: brief.decideOn ? ` by ${toDay(brief.decideOn)}` : "",
  });
  return { ...said, button };
}
