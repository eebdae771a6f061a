import { closeReasons } from "~/contract/brief";
import { declineReasons, filledWords } from "~/contract/proposal";
import type { Brief } from "~/domain/briefs/brief";
import { firstDatesOf } from "~/domain/briefs/first-dates";
import type { Proposal } from "~/domain/proposals/proposal";
import type { ReadNotice } from "~/domain/reading/read-notice";

/** What a notice says, in a mail of its own and in the mail of the day. Plain text. */
export interface NoticeWords {
  subject: string;
  lead: string;
  /** What the button says. */
  button: string;
}

/** The words for a notice about a brief, and about a proposal for it where there is one. */
export function wordsOf({ notice: { type }, brief, proposal }: ReadNotice): NoticeWords {
  const title = brief.title ?? "a brief";
  const decideOn = brief.decideOn ? ` by ${toDay(brief.decideOn)}` : "";
  switch (type) {
    case "proposal-received":
      return {
        subject: `A proposal for “${title}”`,
        lead: `Somebody answered your brief “${title}”. You promised everybody an answer${decideOn}.`,
        button: "Read the proposal",
      };
    case "proposal-promoted":
      return {
        subject: `Your proposal for “${title}” has a place`,
        lead: `A place was freed, and your proposal left the waiting list: the hirer can read it now, and you have an answer${decideOn}.`,
        button: "See your proposal",
      };
    case "proposal-shortlisted":
      return {
        subject: `You are on the shortlist for “${title}”`,
        lead: `The hirer put your proposal for “${title}” on the shortlist. You have an answer${decideOn}.`,
        button: "See your proposal",
      };
    case "proposal-accepted":
      return {
        subject: `Accepted: your proposal for “${title}”`,
        lead: `The hirer accepted your proposal for “${title}”. Congratulations. You and the hirer read each other’s e-mail address now, to agree on the start.`,
        button: "See what comes next",
      };
    case "proposal-declined":
      return {
        subject: `An answer to your proposal for “${title}”`,
        lead: `It is a no this time. ${reasonOf(brief, proposal)}`,
        button: "Read the answer",
      };
    case "brief-dates-moved":
      return { ...movedWordsOf(brief, title), button: "See your proposal" };
    case "brief-hidden":
      return {
        subject: `“${title}” is on hold`,
        lead: `The hirer’s account is suspended, so the brief is hidden and takes no proposals. Yours stays. If nobody decides${decideOn}, the brief closes, and you’ll hear that.`,
        button: "See your proposal",
      };
    case "brief-shown":
      return {
        subject: `“${title}” goes on`,
        lead: `The hirer’s account is active again, and your proposal stands. You’ll hear${decideOn}.`,
        button: "See your proposal",
      };
    case "brief-shortlisting":
      return {
        subject: `“${title}” takes no more proposals`,
        lead: `The last day for proposals has passed. Everybody who wrote has an answer${decideOn}: that is what you promised.`,
        button: "Decide now",
      };
    case "brief-reminder":
      return {
        subject: `Decide about “${title}”${decideOn}`,
        lead: `People wait for your answer to their proposals for “${title}”. After the date the brief closes by itself, everybody is told that nobody decided, and your record shows it.`,
        button: "Decide now",
      };
    case "brief-expired":
      return {
        subject: `“${title}” has closed`,
        lead: "The reply date has passed, so the brief closed by itself. Everyone who still waited was told so. You can copy it to a new draft.",
        button: "See the brief",
      };
  }
}

/** The former and the new dates. The reply date comes first: it is what whoever waits counts on. */
function movedWordsOf(brief: Brief, title: string): Pick<NoticeWords, "subject" | "lead"> {
  const { closesOn, decideOn } = brief;
  const first = firstDatesOf(brief);
  const last = `the last day for proposals from ${toDay(first.closesOn)} to ${toDay(closesOn)}`;
  if (decideOn === first.decideOn)
    return {
      subject: `“${title}” takes proposals until ${toDay(closesOn)}`,
      lead: `The hirer moved ${last}. The reply date stays: you’ll hear by ${toDay(decideOn)}.`,
    };
  const also = closesOn === first.closesOn ? "" : `, and ${last}`;
  return {
    subject: `You’ll hear about “${title}” by ${toDay(decideOn)}`,
    lead: `The hirer moved the reply date from ${toDay(first.decideOn)} to ${toDay(decideOn)}${also}. The reply date can’t move again, and the hirer’s record counts the first one.`,
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
