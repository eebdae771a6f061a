import { sayFault } from "~/domain/problem-texts";
import { sayRefusal } from "~/domain/refusal-texts";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import type { Problem } from "~/values/problems";
import * as words from "~/words/conversationsMails.generated";
import { isSent, type ToldOutcome } from "./inbound/told-outcome";

/** The texts about a reply by e-mail that could not be passed on as it came. */
export function replyOutcomeTexts(
  outcome: ToldOutcome,
  problem: Problem | null,
  isKept = false,
): Omit<MailTexts, "heading"> {
  return {
    subject: subjectOf(outcome),
    lead: problem ? sayFault(problem) : leadOf(outcome),
    button: words.openConversation(),
    notes: [
      ...(isKept ? [words.keptInConversation()] : []),
      isSent(outcome) ? words.whyThisMail() : words.whyThisMailNotSent(),
    ],
  };
}

function subjectOf(outcome: ToldOutcome): string {
  if (outcome === "FILES_LEFT_OUT") return words.sentWithoutFilesSubject();
  return isSent(outcome) ? words.sentWithoutAddressSubject() : words.notSentSubject();
}

function leadOf(outcome: ToldOutcome): string {
  switch (outcome) {
    case "FOREIGN":
      return words.foreignSender();
    case "UNPROVEN":
      return words.unproven();
    case "EMPTY":
      return words.empty();
    case "TOO_LONG":
      return words.tooLong();
    case "FILES_ALONE":
      return words.filesAlone();
    case "FILES_LEFT_OUT":
      return words.filesLeftOut();
    case "ADDRESS_LEFT_OUT":
      return words.addressLeftOut();
    case "UNREADABLE":
      return words.unreadable();
    case "TOO_MANY":
      return words.tooMany();
    case "NOT_FOUND":
      return words.conversationGone();
    default:
      return sayRefusal(outcome);
  }
}
