import { timesIn } from "~/domain/times";
import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { NOT_ME_LINK_WORKS } from "~/values/durations";
import { isolate } from "~/words/isolate";
import * as words from "~/words/signInMails.generated";

const days = NOT_ME_LINK_WORKS / 86_400_000;

/** The texts of the mail about a sign-in by a new browser, or about a new passkey. Plain text. */
export function newBrowserTexts(
  product: string,
  { device, at, passkey, zone }: { device: string; at: string; passkey: boolean; zone: string | null },
): MailTexts {
  const brand = isolate(toLine(product));
  return {
    subject: passkey ? words.passkeySubject({ brand }) : words.browserSubject({ brand }),
    heading: words.wasThisYou(),
    lead: passkey ? words.passkeyLead() : words.browserLead(),
    facts: [
      [words.browser(), toLine(device)],
      [words.at(), timesIn(zone).named(at)],
    ],
    button: words.notMeButton(),
    notes: [passkey ? words.passkeyNote({ days }) : words.browserNote({ days }), words.mailboxNote()],
  };
}
