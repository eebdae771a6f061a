import { describeOffer } from "~/content/price-texts";
import { declineReasons, filledText } from "~/content/proposal";
import type { Brief } from "~/features/briefs/rules/brief";
import { firstDatesOf } from "~/features/briefs/rules/first-dates";
import type { Proposal } from "~/features/proposals/rules/proposal";
import { dateFormatOf } from "~/words/formats";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";
import type { LineTexts } from "./mail-layout";

export function offerOf(proposal: Proposal | null): Pick<LineTexts, "facts"> {
  return proposal?.rate ? { facts: [[words.price(), describeOffer(proposal)]] } : {};
}

/** The former and the new dates. The reply date comes first: waiting applicants count on it. */
export function movedTexts(brief: Brief, title: string, hirer: string): Pick<LineTexts, "subject" | "lead"> {
  const { closesOn, decideOn } = brief;
  const first = firstDatesOf(brief);
  const [from, to] = [toDay(first.decideOn), toDay(decideOn)];
  const [lastFrom, lastTo] = [toDay(first.closesOn), toDay(closesOn)];
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

/** Why a proposal was not accepted, as a sentence. */
export function reasonOf(brief: Brief, proposal: Proposal | null): string {
  const reason = proposal?.declineReason ?? null;
  const said = declineReasons.find(([value]) => value === reason)?.[1];
  const note = proposal?.note;
  if (said && note) return words.declinedReasonAndNote({ reason: said(), note: isolate(note) });
  if (said) return words.declinedReason({ reason: said() });
  if (reason === "FILLED") return filledText();
  return words.briefEnded({ reason: reason ?? brief.closeReason ?? "" });
}

const days = dateFormatOf({ day: "numeric", month: "long", timeZone: "UTC" });
export function toDay(day: string | null): string {
  return day ? days(`${day}T00:00:00Z`) : words.dayItNames();
}
