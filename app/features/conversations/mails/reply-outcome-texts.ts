import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import { refusals } from "~/platform/values/refusals";
import * as words from "~/words/conversationsMails.generated";
import type { ToldOutcome } from "./inbound/reply-outcome-mail";

/** The texts about a reply by e-mail that could not be passed on as it came. */
export function replyOutcomeTexts(outcome: ToldOutcome, detail: string | null): Omit<MailTexts, "heading"> {
  const isSent = outcome === "FILES_LEFT_OUT";
  return {
    subject: isSent ? words.sentWithoutFilesSubject() : words.notSentSubject(),
    lead: detail ?? leadOf(outcome),
    button: words.openConversation(),
    notes: [isSent ? words.whyThisMail() : words.whyThisMailNotSent()],
  };
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
    case "TOO_MANY":
      return words.tooMany();
    case "NOT_FOUND":
      return words.conversationGone();
    default:
      return refusals[outcome]();
  }
}
