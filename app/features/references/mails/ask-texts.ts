import { excerptOf } from "~/features/notifications/mails/excerpt";
import { withoutLinks } from "~/features/notifications/mails/links-in-mails";
import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { REFERENCE_ASKED_FOR } from "~/values/durations";
import { isolate } from "~/words/isolate";
import * as words from "~/words/referencesMails.generated";

interface Asked {
  /** The member's name as a stranger may read it in a mail of ours; null for none. */
  member: string | null;
  /** What the work was, in the member's words. */
  title: string;
  year: number;
}

const days = REFERENCE_ASKED_FOR / 86_400_000;

/** To one whom a member worked for elsewhere. The member’s words stand in it without links. */
export function askTexts(product: string, { member, title, year }: Asked): MailTexts {
  const subject = words.subject({ member: isolate(member ?? words.someMember()) });
  return {
    subject,
    heading: subject,
    lead: words.lead({ brand: isolate(toLine(product)) }),
    facts: [
      [words.work(), isolate(withoutLinks(excerptOf(title)))],
      [words.year(), `${year}`],
    ],
    button: words.answer(),
    notes: [words.linkNote({ days }), words.refuseNote()],
  };
}
