import { isRunning } from "~/domain/brief";
import { labelOfChange, valueOfChange } from "~/domain/brief-edit-texts.server";
import { momentsOf, owesAnswers } from "~/features/briefs/model/brief";
import { firstDatesOf } from "~/features/briefs/model/first-dates";
import { answerUntilIn } from "~/features/briefs/model/versions";
import { answersEarlier, isWaiting } from "~/features/proposals/model/proposal";
import { seenBy } from "~/features/proposals/model/seen-proposal";
import { briefPath } from "~/paths";
import type { StoreReads } from "~/platform/ports/store";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";
import { endOf } from "./ends";
import {
  always,
  type BriefEntries,
  type BriefScene,
  type EntryTexts,
  quotedFrom,
  type Said,
  toAll,
  toBrief,
  toOwn,
  toQuestions,
  unlessSuspended,
} from "./entry";

/** The brief of a proposal, for its author. */
const ofItsBrief = { topic: "briefs", by: "hirer", path: toOwn, button: words.seeProposal } as const;
/** A new version, for those who haven't answered it. */
const ofAnswer = {
  ...ofItsBrief,
  async stillTells(reads: StoreReads, scene: BriefScene, now: Date) {
    const { brief, proposal } = scene;
    if (!proposal || !answersEarlier(proposal, brief)) return false;
    return isWaiting(seenBy("applicant", proposal, brief, now)) && (await unlessSuspended(reads, scene));
  },
  asks: true,
  button: words.asksAnewButton,
} as const;
/** For the hirer. */
const ofOwnBrief = { topic: "briefs", by: null, path: toAll, button: words.reviewProposals } as const;

/** The end of a brief, for those who sent no proposal. They read it on, unless it is hidden. */
const ofEnd = {
  topic: "briefs",
  by: null,
  path: toBrief,
  stillTells: unlessSuspended,
  button: words.seeBrief,
} as const;

/** Whether its reader wrote a proposal: an untold reply to it isn't given away. */
function begunBy(proposal: BriefScene["proposal"]): "SENT" | "DRAFT" | "NONE" {
  if (proposal === null || proposal.status === "WITHDRAWN") return "NONE";
  return proposal.status === "DRAFT" ? "DRAFT" : "SENT";
}

/** A brief that changes, is due or is over. */
export const ofBriefs = {
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
  "brief-asks-anew": {
    ...ofAnswer,
    texts: ({ hirer, title, brief, sayEnd }) => ({
      subject: words.asksAnewSubject({ hirer, title }),
      lead: words.asksAnewLead({ day: sayEnd(answerUntilIn(brief)) }),
      ...factsOfVersion(brief),
    }),
  },
  "brief-answer-reminder": {
    ...ofAnswer,
    // The mail of the day may come when the time is over.
    urgent: true,
    texts: ({ title, brief, sayEnd }) => ({
      subject: words.answerReminderSubject({ title, day: sayEnd(answerUntilIn(brief)) }),
      lead: words.answerReminderLead(),
      ...factsOfVersion(brief),
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
    path: toBrief,
    stillTells: always,
    asks: true,
    button: words.seeBrief,
    texts: ({ title }) => ({
      subject: words.expiredSubject({ title }),
      lead: words.expiredLead(),
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
} satisfies BriefEntries;

/** The former and the new dates. The reply date comes first: waiting applicants count on it. */
function movedTexts(
  brief: Said["brief"],
  { title, hirer, sayEnd }: Pick<Said, "title" | "hirer" | "sayEnd">,
): EntryTexts {
  const { closesOn, decideOn, timeZone } = brief;
  const first = { ...firstDatesOf(brief), timeZone };
  const [before, after] = [momentsOf(first), momentsOf(brief)];
  const [from, to] = [sayEnd(before.decideBy), sayEnd(after.decideBy)];
  const [lastFrom, lastTo] = [sayEnd(before.closesAt), sayEnd(after.closesAt)];
  if (decideOn === first.decideOn)
    return {
      subject: words.lastDayMovedSubject({ title, to: lastTo }),
      lead: words.lastDayMovedLead({ hirer, from: lastFrom, to: lastTo, day: to }),
    };
  return {
    subject: words.replyDateMovedSubject({ title, to }),
    lead:
      closesOn === first.closesOn
        ? words.replyDateMovedLead({ hirer, from, to })
        : words.bothDatesMovedLead({ hirer, from, to, lastFrom, lastTo }),
  };
}

/** What the newest version asks for, with what it asked for before. */
function factsOfVersion({ edits = [] }: Said["brief"]): Pick<EntryTexts, "facts"> {
  const edit = edits.findLast(({ version }) => version !== undefined);
  const facts = (edit?.changes ?? []).map(({ field, from, to }) => {
    const [before, now] = [from, to].map((value) => {
      const text = quotedFrom(valueOfChange(field, value));
      return text ? isolate(text) : words.nothingNow();
    });
    return [labelOfChange(field), words.nowAndBefore({ now: now ?? "", before: before ?? "" })] as const;
  });
  return facts.length > 0 ? { facts } : {};
}

/** What the last changes that are told together made of each field. */
function factsOfEdit({ edits = [] }: Said["brief"]): Pick<EntryTexts, "facts"> {
  const tellsAt = edits.at(-1)?.tellsAt;
  const changes = edits.filter((edit) => edit.tellsAt === tellsAt).flatMap((edit) => edit.changes);
  const now = new Map(changes.map(({ field, to }) => [field, to]));
  const facts = [...now].map(([field, to]) => {
    const text = quotedFrom(valueOfChange(field, to));
    return [labelOfChange(field), text || words.nothingNow()] as const;
  });
  return facts.length > 0 ? { facts } : {};
}
