import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { REFERENCE_ASKED_FOR } from "~/platform/values/times";

interface Asked {
  /** The member's name as a stranger may read it in a mail of ours. */
  member: string;
  /** What the work was, in the member's words. */
  title: string;
  year: number;
}

const days = REFERENCE_ASKED_FOR / 86_400_000;

/** To somebody whom a member worked for elsewhere. The member’s words stand in it without links. */
export function askTexts(product: string, { member, title, year }: Asked): MailTexts {
  const brand = toLine(product);
  return {
    subject: `${member} asks you for a reference`,
    heading: `${member} asks you for a reference`,
    lead: `They say that they worked for you, and would like to show what you say about it on ${brand}. It is two questions, and you need no account. You see what is shown before you confirm it.`,
    facts: [
      ["The work", withoutLinks(excerptOf(title))],
      ["Year", `${year}`],
    ],
    button: "Answer",
    notes: [
      `The link is yours alone: don’t pass it on. It works for ${days} days, and after that to withdraw what you wrote.`,
      "Don’t you know them, or don’t you want to be asked? The same page has a button for that, and they can’t ask you again. If you do nothing, nothing is shown.",
    ],
  };
}
