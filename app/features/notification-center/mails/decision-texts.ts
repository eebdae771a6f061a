import { describeOffer } from "~/domain/price-texts";
import { declineReasons, filledText } from "~/domain/proposal";
import { type Brief, momentsOf } from "~/features/briefs/model/brief";
import { firstDatesOf } from "~/features/briefs/model/first-dates";
import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type LineTexts, toLine } from "~/features/notifications/mails/mail-layout";
import type { SayEnd } from "~/features/notifications/mails/say-end";
import type { Proposal } from "~/features/proposals/model/proposal";
import { isolate } from "~/words/isolate";
import * as words from "~/words/mailsBriefs.generated";

export function offerOf(proposal: Proposal | null): Pick<LineTexts, "facts"> {
  return proposal?.rate ? { facts: [[words.price(), describeOffer(proposal)]] } : {};
}

/** The former and the new dates. The reply date comes first: waiting applicants count on it. */
export function movedTexts(
  brief: Brief,
  { title, hirer, sayEnd }: { title: string; hirer: string; sayEnd: SayEnd },
): Pick<LineTexts, "subject" | "lead"> {
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

/** Why a proposal was not accepted, as a sentence. */
export function reasonOf(brief: Brief, proposal: Proposal | null): string {
  const reason = proposal?.declineReason ?? null;
  const said = declineReasons.find(([value]) => value === reason)?.[1];
  const note = proposal?.note;
  if (said && note) return words.declinedReasonAndNote({ reason: said(), note: isolate(lineOf(note)) });
  if (said) return words.declinedReason({ reason: said() });
  return sayEnd(reason ?? brief.closeReason);
}

const lineOf = (text: string) => toLine(withoutLinks(excerptOf(text)));

/** How a brief ended, as a sentence. */
export function endOf({ status, closeReason }: Brief): string {
  return sayEnd(status === "FILLED" ? "FILLED" : closeReason);
}

function sayEnd(reason: string | null): string {
  return reason === "FILLED" ? filledText() : words.briefEnded({ reason: reason ?? "" });
}
