import { sayFault } from "~/content/problem-texts";
import { sayRefusal } from "~/content/refusal-texts";
import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import type { Problem } from "~/platform/values/problems";
import type { ToldOutcome } from "./inbound/reply-outcome-mail";

/** The texts about a reply by e-mail that could not be passed on as it came. */
export function replyOutcomeTexts(outcome: ToldOutcome, problem: Problem | null): Omit<MailTexts, "heading"> {
  const isSent = outcome === "FILES_LEFT_OUT";
  return {
    subject: isSent ? "Your reply was sent without its files" : "Your reply wasn’t sent",
    lead: problem ? sayFault(problem) : leadOf(outcome),
    button: "Open the conversation",
    notes: [
      isSent
        ? "You get this because you replied to one of our e-mails."
        : "You get this because you replied to one of our e-mails. What you wrote is in your sent e-mail; you can also write in the conversation itself.",
    ],
  };
}

function leadOf(outcome: ToldOutcome): string {
  switch (outcome) {
    case "FOREIGN":
      return "A reply came from an address that isn’t the one of your account, so it wasn’t passed on. Reply from the address that you sign in with.";
    case "UNPROVEN":
      return "A reply in your name came without proof that you sent it, so it wasn’t passed on. If it was yours, write it in the conversation itself: your e-mail provider doesn’t confirm what you send.";
    case "EMPTY":
      return "There was no new text in your reply. Write it above the line at the top of our e-mail.";
    case "TOO_LONG":
      return "Your reply is longer than a message may be, so it wasn’t passed on. Send it in parts, or share a link.";
    case "FILES_ALONE":
      return "Your reply had files and no text, and files can’t be passed on. Share a link instead.";
    case "FILES_LEFT_OUT":
      return "Your text was passed on, but its files weren’t: conversations have none. Share a link instead.";
    case "TOO_MANY":
      return "You sent many messages in a short time, so this one wasn’t passed on. Send it again later.";
    case "NOT_FOUND":
      return "This conversation is gone, so your reply wasn’t passed on.";
    default:
      return sayRefusal(outcome);
  }
}
