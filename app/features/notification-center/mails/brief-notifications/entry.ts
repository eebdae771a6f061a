import type { NotifyTopic } from "~/domain/account";
import { type MemberState, nameOrState } from "~/domain/member-state";
import { isSuspended } from "~/features/accounts/model/member";
import { type Brief, momentsOf } from "~/features/briefs/model/brief";
import type { AnswerDeed } from "~/features/notifications/mails/answer-links.server";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type LineTexts, writtenAs } from "~/features/notifications/mails/mail-layout";
import type { SayEnd } from "~/features/notifications/mails/say-end";
import type { BriefNotification, BriefNotificationKind } from "~/features/notifications/model/notification";
import type { Proposal } from "~/features/proposals/model/proposal";
import {
  agreementPath,
  briefPath,
  milestonesPath,
  proposalPath,
  proposalsPath,
  scopePath,
  timePath,
  weekPath,
  workPathFor,
} from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";

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
  what: "QUESTION" | "ANSWER" | "REFERENCE" | "FILES";
  text: string;
}

/** What the words of a notification are made of. */
export interface Said extends Omit<BriefScene, "notification"> {
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
export interface BriefEntry {
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
  texts(said: Said): EntryTexts;
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
  /** What its member may do by a press from its mail, and what each way says; none by default. */
  answers?: readonly (readonly [does: AnswerDeed, say: () => string])[];
  /** What it tells of in one mail a day, at most; unlimited by default. */
  limit?(notification: BriefNotification, reads: StoreReads): string | null | Promise<string | null>;
  /** Mailed at once whatever its member chose, unless that is no mail. */
  urgent?: true;
  /** Its member is asked for something, as long as it tells. */
  asks?: true;
  /** It tells of an entry in an agreement’s log: its mail has the last daily root. */
  ofRecord?: true;
  /** Its author is a stranger to its member: a name with an address in it isn’t mailed. */
  fromStranger?: true;
}

export type EntryTexts = Omit<LineTexts, "button">;

/** The entries of some kinds. */
export type BriefEntries = Partial<Record<BriefNotificationKind, BriefEntry>>;

export const toOwn = ({ briefId }: BriefNotification) => proposalPath(briefId);
export const toOne = ({ briefId, applicantUid }: BriefNotification) =>
  proposalsPath(briefId, applicantUid ?? undefined);
export const toAll = ({ briefId }: BriefNotification) => proposalsPath(briefId);
/** Its two sides share it from the moment that the yes is told. */
export const toWork = ({ briefId, applicantUid }: BriefNotification) =>
  workPathFor(briefId, applicantUid ?? "");
export const toAgreement = ({ briefId, applicantUid }: BriefNotification) =>
  agreementPath(`${briefId}_${applicantUid ?? ""}`);
export const toMilestones = ({ briefId, applicantUid }: BriefNotification) =>
  milestonesPath(`${briefId}_${applicantUid ?? ""}`);
/** Of an earlier release none says its week. */
export const toTime = ({ briefId, applicantUid, week }: BriefNotification) => {
  const id = `${briefId}_${applicantUid ?? ""}`;
  return week ? weekPath(id, week) : timePath(id);
};
export const toScope = ({ briefId, applicantUid }: BriefNotification) =>
  scopePath(`${briefId}_${applicantUid ?? ""}`);
export const toBrief = ({ briefId }: BriefNotification) => briefPath(briefId);
export const toQuestions = ({ briefId }: BriefNotification) => `${briefPath(briefId)}#questions`;

export const always = () => true;
export const unlessSuspended = async (reads: StoreReads, { brief }: BriefScene) =>
  !(await isSuspended(reads, brief.hirerUid));

/** What the catalogue calls a day that isn’t named. */
export const noDay = "none";

/** A member’s text in a line or a mail of ours: its beginning, without addresses. */
export const quotedFrom = (text: string) => withoutLinks(excerptOf(text));

/** What its kind's entry makes of a notification. */
export function toTexts(
  { button, texts }: BriefEntry,
  { notification, brief, proposal, names, states, quote, cited = [] }: NamedScene,
  sayEnd: SayEnd,
): LineTexts {
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
  const quoted = cited.map(({ what, text }) => ({ what, text: quotedFrom(text) }));
  const [first, ...others] = quoted;
  if (!first) return {};
  if (others.length === 0) return { excerpt: first.text };
  return { quotes: quoted.map(({ what, text }) => [words.cited({ what }), text] as const) };
}
