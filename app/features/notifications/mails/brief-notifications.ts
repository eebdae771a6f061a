import type { NotifyTopic } from "~/content/account";
import { isRunning } from "~/content/brief";
import { isSuspended } from "~/features/accounts/rules/member";
import { type Brief, owesAnswers } from "~/features/briefs/rules/brief";
import { isBlocked } from "~/features/conversations/rules/block";
import type { BriefNotification, BriefNotificationKind } from "~/features/notifications/rules/notification";
import { hasReachedHirer, type Proposal, proposalId } from "~/features/proposals/rules/proposal";
import { clarifiedAt, listOf } from "~/features/questions/rules/list-questions";
import { briefPath, proposalPath, proposalsPath } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import { movedWords, offerOf, reasonOf, toDay } from "./decision-words";
import { excerptOf } from "./excerpt";
import { withoutLinks } from "./links-in-mails";
import type { LineWords } from "./mail-layout";

/** A notification with what it is about, as that stands now. */
export interface BriefScene {
  notification: BriefNotification;
  brief: Brief;
  /** Null where it is about the brief alone. */
  proposal: Proposal | null;
}

/** What the words of a notification are made of. */
interface Said extends Omit<BriefScene, "notification"> {
  title: string;
  hirer: string;
  applicant: string;
  /** " by 20 March"; empty where no day is named. */
  by: string;
}

/** All that there is to say about one kind. */
interface BriefEntry {
  /** Which setting decides about its mails. */
  topic: NotifyTopic;
  /** Whose doing it was; null for the product's own, and where nobody is named. */
  by: "hirer" | "applicant" | null;
  /** The page that it is about, where its member sees what came of it and does what it asks for. */
  path(about: BriefNotification): string;
  /** Whether it still has something to tell: if not, no mail goes out, and it doesn’t count as unread. */
  stillTells(reads: StoreReads, scene: BriefScene): boolean | Promise<boolean>;
  /** The same for a page and a mail. Plain text. */
  words(said: Said): LineWords;
  /** Whether its member can open its page; always, by default. */
  opens?(scene: BriefScene): boolean;
  /** What one mail a day may be about; unlimited by default. */
  limit?(about: BriefNotification): string | null;
  /** Mailed at once whatever its member chose, unless that is no mail. */
  urgent?: true;
  /** Its applicant is a stranger to its member: a name with an address in it isn’t mailed. */
  fromStranger?: true;
}

const toAll = ({ briefId }: BriefNotification) => proposalsPath(briefId);
const toOne = ({ briefId, applicantUid }: BriefNotification) =>
  proposalsPath(briefId, applicantUid ?? undefined);
const toOwn = ({ briefId }: BriefNotification) => proposalPath(briefId);
const toQuestions = ({ briefId }: BriefNotification) => `${briefPath(briefId)}#questions`;

const always = () => true;
const unlessSuspended = async (reads: StoreReads, { brief }: BriefScene) =>
  !(await isSuspended(reads, brief.hirerUid));

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
    words: ({ applicant, title, by, proposal }) => ({
      subject: `${applicant} sent a proposal for “${title}”`,
      lead: `Everyone who sent one hears from you${by}.`,
      ...offerOf(proposal),
      ...(proposal?.pitch && { excerpt: withoutLinks(excerptOf(proposal.pitch)) }),
      button: "Read the proposal",
    }),
  },
  "proposal-promoted": {
    topic: "proposals",
    by: "hirer",
    path: toOwn,
    stillTells: always,
    words: ({ hirer, title, by }) => ({
      subject: `${hirer} can now read your proposal for “${title}”`,
      lead: `A place came free, and your proposal moved up from the waiting list. You’ll hear${by}.`,
      button: "See your proposal",
    }),
  },
  "proposal-shortlisted": {
    topic: "proposals",
    by: "hirer",
    path: toOwn,
    stillTells: always,
    words: ({ hirer, title, by, proposal }) => ({
      subject: `${hirer} shortlisted your proposal for “${title}”`,
      lead: `You’re on the shortlist. You’ll hear${by}.`,
      ...offerOf(proposal),
      button: "See your proposal",
    }),
  },
  "proposal-accepted": {
    topic: "proposals",
    by: "hirer",
    path: toOwn,
    stillTells: always,
    words: ({ hirer, title, proposal }) => ({
      subject: `${hirer} accepted your proposal for “${title}”`,
      lead: "Congratulations. You can now see each other’s e-mail, to agree on the start.",
      ...offerOf(proposal),
      button: "See what comes next",
    }),
  },
  "proposal-accept-undone": {
    topic: "proposals",
    by: "applicant",
    path: toOne,
    stillTells: always,
    words: ({ applicant, title, brief, proposal }) => ({
      subject: `${applicant} can’t be chosen for “${title}”`,
      lead: `${proposal?.status === "WITHDRAWN" ? "They withdrew" : "One of you blocked the other, or has no active account"}, before they were told that you accepted them. ${isRunning(brief) ? "You can choose one more person, and no one" : "No one"} was declined for this.`,
      button: "See the proposal",
    }),
  },
  "proposal-declined": {
    topic: "proposals",
    by: "hirer",
    path: toOwn,
    stillTells: always,
    words: ({ hirer, title, brief, proposal }) => ({
      subject: `${hirer} replied to your proposal for “${title}”`,
      lead: `Not this time. ${reasonOf(brief, proposal)}`,
      button: "Read the reply",
    }),
  },
  "brief-dates-moved": {
    topic: "briefs",
    by: "hirer",
    path: toOwn,
    stillTells: (_, { brief }) => isRunning(brief),
    words: ({ hirer, title, brief }) => ({
      ...movedWords(brief, title, hirer),
      button: "See your proposal",
    }),
  },
  "brief-hidden": {
    topic: "briefs",
    by: "hirer",
    path: toOwn,
    stillTells: async (reads, scene) => isRunning(scene.brief) && !(await unlessSuspended(reads, scene)),
    words: ({ hirer, title, by }) => ({
      subject: `“${title}” is on hold`,
      lead: `${hirer}’s account is suspended, so the brief is hidden and takes no proposals. Yours stays. If there is no decision${by}, the brief closes and we tell you.`,
      button: "See your proposal",
    }),
  },
  "brief-shown": {
    topic: "briefs",
    by: "hirer",
    path: toOwn,
    stillTells: async (reads, scene) => isRunning(scene.brief) && (await unlessSuspended(reads, scene)),
    words: ({ hirer, title, by }) => ({
      subject: `“${title}” is no longer on hold`,
      lead: `${hirer}’s account is active again, and your proposal stands. You’ll hear${by}.`,
      button: "See your proposal",
    }),
  },
  "brief-shortlisting": {
    topic: "briefs",
    by: null,
    path: toAll,
    stillTells: always,
    words: ({ title, by }) => ({
      subject: `“${title}” takes no more proposals`,
      lead: `The last day for proposals has passed. Everyone who sent one hears from you${by}, as your brief says.`,
      button: "Review proposals",
    }),
  },
  "brief-reminder": {
    topic: "briefs",
    by: null,
    path: toAll,
    // What it reminds of may be done, or too late.
    stillTells: (_, { brief }) => owesAnswers(brief),
    // The mail of the day may come after the brief has closed.
    urgent: true,
    words: ({ title, by }) => ({
      subject: `Reply about “${title}”${by}`,
      lead: `There are proposals for “${title}” without a reply. After the reply date the brief closes by itself, everyone is told that there was no decision, and your record shows it.`,
      button: "Review proposals",
    }),
  },
  "brief-expired": {
    topic: "briefs",
    by: null,
    path: ({ briefId }) => briefPath(briefId),
    stillTells: always,
    words: ({ title }) => ({
      subject: `“${title}” has closed`,
      lead: "The reply date has passed, so the brief closed by itself, and we told everyone who still waited. You can copy it to a new draft.",
      button: "See the brief",
    }),
  },
  "brief-clarified": {
    topic: "briefs",
    by: "hirer",
    path: toQuestions,
    // It may be taken back before anybody was told.
    stillTells: async (reads, scene) =>
      isRunning(scene.brief) &&
      (await clarifiedAt(reads, scene.notification.briefId)) !== null &&
      unlessSuspended(reads, scene),
    words: ({ hirer, title }) => ({
      subject: `${hirer} clarified “${title}”`,
      lead: "An answer to a question changes what the brief asks. Read it, and see whether your proposal still fits.",
      button: "Read the answer",
    }),
  },
  "question-asked": {
    topic: "briefs",
    by: null,
    path: toQuestions,
    // Answered, removed, or the brief is over.
    stillTells: async (reads, scene) =>
      (await isAnyOpen(reads, scene.notification.briefId)) && unlessSuspended(reads, scene),
    words: ({ title }) => ({
      subject: `There is a question about “${title}”`,
      lead: "Someone who may send a proposal asked it. Everyone who can read the brief reads your answer.",
      button: "Read the question",
    }),
  },
  "question-answered": {
    topic: "briefs",
    by: "hirer",
    path: toQuestions,
    stillTells: unlessSuspended,
    words: ({ hirer, title }) => ({
      subject: `${hirer} answered your question about “${title}”`,
      lead: "Everyone who can read the brief reads the question and its answer, without your name.",
      button: "Read the answer",
    }),
  },
  "question-removed": {
    topic: "briefs",
    by: "hirer",
    path: toQuestions,
    stillTells: unlessSuspended,
    words: ({ hirer, title }) => ({
      subject: `${hirer} removed your question about “${title}”`,
      lead: "They found it out of place there. No one else has read it, and they don’t know who asked.",
      button: "See the brief",
    }),
  },
};

async function isAnyOpen(reads: StoreReads, briefId: string): Promise<boolean> {
  return (await listOf(reads, briefId, "OPEN", { first: 1, after: null })).items.length > 0;
}

/** What a notification says, in a mail of its own, in the mail of the day and on its page. */
export function wordsOf({
  notification: { type },
  brief,
  proposal,
  names,
}: BriefScene & { names: { hirer: string | null; applicant: string | null } }): LineWords {
  return briefNotifications[type].words({
    brief,
    proposal,
    title: brief.title ?? "a brief",
    hirer: names.hirer ?? "The hirer",
    applicant: names.applicant ?? "Someone",
    by: brief.decideOn ? ` by ${toDay(brief.decideOn)}` : "",
  });
}
