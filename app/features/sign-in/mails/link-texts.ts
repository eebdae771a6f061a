import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { UNPROVEN_ACCOUNT_LIFETIME } from "~/values/durations";
import { isolate } from "~/words/isolate";
import * as words from "~/words/signInMails.generated";

const daysUntilDeleted = UNPROVEN_ACCOUNT_LIFETIME / 86_400_000;

/** The link that proves the address of a new account. */
export function confirmAddressTexts(product: string, validMinutes: number): MailTexts {
  const brand = isolate(toLine(product));
  return {
    subject: words.confirmSubject({ brand }),
    heading: words.confirmHeading(),
    lead: words.confirmLead({ brand, minutes: validMinutes }),
    button: words.confirmButton(),
    notes: [words.confirmNote({ days: daysUntilDeleted })],
  };
}

/**
 * For an address that asked to sign in but has no account. Its button leads to a sign-up form,
 * which doesn’t expire.
 */
export function invitationTexts(product: string): MailTexts {
  const brand = isolate(toLine(product));
  return {
    subject: words.inviteSubject({ brand }),
    heading: words.inviteHeading(),
    lead: words.inviteLead({ brand }),
    button: words.inviteButton(),
    notes: [words.inviteNote()],
  };
}

/** The link that signs a member in. */
export function signInLinkTexts(product: string, validMinutes: number): MailTexts {
  const brand = isolate(toLine(product));
  return {
    subject: words.linkSubject({ brand }),
    heading: words.linkHeading(),
    lead: words.linkLead({ brand, minutes: validMinutes }),
    button: words.linkButton(),
    notes: [words.linkNote()],
  };
}
