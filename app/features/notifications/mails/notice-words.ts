import { closeReasons, isRunning } from "~/content/brief";
import { describeOffer } from "~/content/price-words";
import { declineReasons, filledWords } from "~/content/proposal";
import type { Brief } from "~/features/briefs/rules/brief";
import { firstDatesOf } from "~/features/briefs/rules/first-dates";
import type { ReadNotice } from "~/features/notifications/reads/read-notice";
import type { Proposal } from "~/features/proposals/rules/proposal";
import { excerptOf } from "./excerpt";
import { withoutLinks } from "./links-in-mails";
import type { MailWords } from "./mail-layout";

/** What a notice says, in a mail of its own and in the mail of the day. Plain text. */
export interface NoticeWords extends Pick<MailWords, "facts" | "excerpt"> {
  subject: string;
  lead: string;
  /** What the button says. */
  button: string;
}

/** The words for a notice about a brief, and about a proposal for it where there is one. */
export function wordsOf({ notice: { type }, brief, proposal, names }: ReadNotice): NoticeWords {
  const title = brief.title ?? "a brief";
  const by = brief.decideOn ? ` by ${toDay(brief.decideOn)}` : "";
  const hirer = names.hirer ?? "The hirer";
  const applicant = names.applicant ?? "Someone";
  switch (type) {
    case "proposal-received":
      return {
        subject: `${applicant} sent a proposal for “${title}”`,
        lead: `Everyone who sent one hears from you${by}.`,
        ...offerOf(proposal),
        ...(proposal?.pitch && { excerpt: withoutLinks(excerptOf(proposal.pitch)) }),
        button: "Read the proposal",
      };
    case "proposal-promoted":
      return {
        subject: `${hirer} can now read your proposal for “${title}”`,
        lead: `A place came free, and your proposal moved up from the waiting list. You’ll hear${by}.`,
        button: "See your proposal",
      };
    case "proposal-shortlisted":
      return {
        subject: `${hirer} shortlisted your proposal for “${title}”`,
        lead: `You’re on the shortlist. You’ll hear${by}.`,
        ...offerOf(proposal),
        button: "See your proposal",
      };
    case "proposal-accepted":
      return {
        subject: `${hirer} accepted your proposal for “${title}”`,
        lead: "Congratulations. You can now see each other’s e-mail, to agree on the start.",
        ...offerOf(proposal),
        button: "See what comes next",
      };
    case "proposal-accept-undone":
      return {
        subject: `${applicant} can’t be chosen for “${title}”`,
        lead: `${proposal?.status === "WITHDRAWN" ? "They withdrew" : "One of you blocked the other, or has no active account"}, before they were told that you accepted them. ${isRunning(brief) ? "You can choose one more person, and no one" : "No one"} was declined for this.`,
        button: "See the proposal",
      };
    case "proposal-declined":
      return {
        subject: `${hirer} replied to your proposal for “${title}”`,
        lead: `Not this time. ${reasonOf(brief, proposal)}`,
        button: "Read the reply",
      };
    case "brief-dates-moved":
      return { ...movedWordsOf(brief, title, hirer), button: "See your proposal" };
    case "brief-hidden":
      return {
        subject: `“${title}” is on hold`,
        lead: `${hirer}’s account is suspended, so the brief is hidden and takes no proposals. Yours stays. If there is no decision${by}, the brief closes and we tell you.`,
        button: "See your proposal",
      };
    case "brief-shown":
      return {
        subject: `“${title}” is no longer on hold`,
        lead: `${hirer}’s account is active again, and your proposal stands. You’ll hear${by}.`,
        button: "See your proposal",
      };
    case "brief-clarified":
      return {
        subject: `${hirer} clarified “${title}”`,
        lead: "An answer to a question changes what the brief asks. Read it, and see whether your proposal still fits.",
        button: "Read the answer",
      };
    case "question-asked":
      return {
        subject: `There is a question about “${title}”`,
        lead: "Someone who may send a proposal asked it. Everyone who can read the brief reads your answer.",
        button: "Read the question",
      };
    case "question-answered":
      return {
        subject: `${hirer} answered your question about “${title}”`,
        lead: "Everyone who can read the brief reads the question and its answer, without your name.",
        button: "Read the answer",
      };
    case "question-removed":
      return {
        subject: `${hirer} removed your question about “${title}”`,
        lead: "They found it out of place there. No one else has read it, and they don’t know who asked.",
        button: "See the brief",
      };
    case "brief-shortlisting":
      return {
        subject: `“${title}” takes no more proposals`,
        lead: `The last day for proposals has passed. Everyone who sent one hears from you${by}, as your brief says.`,
        button: "Review proposals",
      };
    case "brief-reminder":
      return {
        subject: `Reply about “${title}”${by}`,
        lead: `There are proposals for “${title}” without a reply. After the reply date the brief closes by itself, everyone is told that there was no decision, and your record shows it.`,
        button: "Review proposals",
      };
    case "brief-expired":
      return {
        subject: `“${title}” has closed`,
        lead: "The reply date has passed, so the brief closed by itself, and we told everyone who still waited. You can copy it to a new draft.",
        button: "See the brief",
      };
  }
}

function offerOf(proposal: Proposal | null): Pick<NoticeWords, "facts"> {
  return proposal?.rate ? { facts: [["Price", describeOffer(proposal)]] } : {};
}

/** The former and the new dates. The reply date comes first: it is what whoever waits counts on. */
function movedWordsOf(brief: Brief, title: string, hirer: string): Pick<NoticeWords, "subject" | "lead"> {
  const { closesOn, decideOn } = brief;
  const first = firstDatesOf(brief);
  const last = `the last day for proposals from ${toDay(first.closesOn)} to ${toDay(closesOn)}`;
  if (decideOn === first.decideOn)
    return {
      subject: `“${title}” takes proposals until ${toDay(closesOn)}`,
      lead: `${hirer} moved ${last}. The reply date stays: you’ll hear by ${toDay(decideOn)}.`,
    };
  const also = closesOn === first.closesOn ? "" : `, and ${last}`;
  return {
    subject: `You’ll hear about “${title}” by ${toDay(decideOn)}`,
    lead: `${hirer} moved the reply date from ${toDay(first.decideOn)} to ${toDay(decideOn)}${also}. The reply date can’t move again, and the hirer’s record counts the first one.`,
  };
}

function reasonOf(brief: Brief, proposal: Proposal | null): string {
  const reason = proposal?.declineReason ?? null;
  const said = declineReasons.find(([value]) => value === reason)?.[1];
  if (said) return `The hirer’s reason: ${said}.${proposal?.note ? ` They wrote: “${proposal.note}”` : ""}`;
  if (reason === "FILLED") return filledWords;
  const ended = closeReasons.find(([value]) => value === (reason ?? brief.closeReason))?.[1];
  return ended ? `The brief ended: ${ended.toLowerCase()}.` : "The brief ended.";
}

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
function toDay(day: string | null): string {
  return day ? days.format(new Date(`${day}T00:00:00Z`)) : "the day it names";
}
