import { closeReasons } from "~/content/brief";
import { describeOffer } from "~/content/price-texts";
import { declineReasons, filledText } from "~/content/proposal";
import type { Brief } from "~/features/briefs/rules/brief";
import { firstDatesOf } from "~/features/briefs/rules/first-dates";
import type { Proposal } from "~/features/proposals/rules/proposal";
import type { LineTexts } from "./mail-layout";

export function offerOf(proposal: Proposal | null): Pick<LineTexts, "facts"> {
  return proposal?.rate ? { facts: [["Price", describeOffer(proposal)]] } : {};
}

/** The former and the new dates. The reply date comes first: waiting applicants count on it. */
export function movedTexts(brief: Brief, title: string, hirer: string): Pick<LineTexts, "subject" | "lead"> {
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

/** Why a proposal was not accepted, as a sentence. */
export function reasonOf(brief: Brief, proposal: Proposal | null): string {
  const reason = proposal?.declineReason ?? null;
  const said = declineReasons.find(([value]) => value === reason)?.[1];
  if (said) return `The hirer’s reason: ${said()}.${proposal?.note ? ` They wrote: “${proposal.note}”` : ""}`;
  if (reason === "FILLED") return filledText();
  const ended = closeReasons.find(([value]) => value === (reason ?? brief.closeReason))?.[1];
  return ended ? `The brief ended: ${ended().toLowerCase()}.` : "The brief ended.";
}

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
export function toDay(day: string | null): string {
  return day ? days.format(new Date(`${day}T00:00:00Z`)) : "the day it names";
}
