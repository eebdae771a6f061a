import type { MailTexts } from "~/features/notifications/mails/mail-layout";
import * as words from "~/words/signUpMails.generated";

/** For administrators: more sign-up mails are requested than may be sent. Plain text. */
export function floodTexts(perHour: number): MailTexts {
  return {
    subject: words.floodSubject(),
    heading: words.floodSubject(),
    lead: words.floodLead(),
    facts: [[words.limit(), words.perHour({ count: perHour })]],
    button: words.floodButton(),
    notes: [words.floodNote(), words.floodReason()],
  };
}
