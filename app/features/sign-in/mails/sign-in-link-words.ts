import { type MailWords, toLine } from "~/features/notifications/mails/mail-layout";

/** The link that signs a member in. */
export function signInLinkWords(product: string, validMinutes: number): MailWords {
  const brand = toLine(product);
  return {
    subject: `Sign in to ${brand}`,
    heading: "Your link to sign in",
    lead: `This link signs you in to ${brand}. It works once, within ${validMinutes} minutes.`,
    button: "Sign in",
    notes: [
      "Did you not ask for it? Then do nothing: without this link no one gets in, and it expires by itself. Don’t pass it on.",
    ],
  };
}
