import { type MailWords, toLine } from "~/features/notifications/mails/mail-layout";
import { UNPROVEN_ACCOUNT_LIFETIME } from "~/platform/values/times";

const daysUntilDeleted = UNPROVEN_ACCOUNT_LIFETIME / 86_400_000;

/** The link that proves the address of a new account. */
export function confirmAddressWords(product: string, validMinutes: number): MailWords {
  const brand = toLine(product);
  return {
    subject: `Confirm your e-mail for ${brand}`,
    heading: "Confirm your e-mail",
    lead: `Someone signed up at ${brand} with this address. If it was you, confirm it: until then nobody else can see you. The link also signs you in. It works once, within ${validMinutes} minutes.`,
    button: "Confirm e-mail",
    notes: [
      `Did you not sign up? Then do nothing: without this link the account can’t be used in your name, and it is deleted after ${daysUntilDeleted} days.`,
    ],
  };
}
