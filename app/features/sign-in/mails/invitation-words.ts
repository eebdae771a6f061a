import { type MailWords, toLine } from "~/features/notifications/mails/mail-layout";

/**
 * For an address that asked to sign in but has no account. Its button leads to a sign-up form,
 * which doesn’t expire.
 */
export function invitationWords(product: string): MailWords {
  const brand = toLine(product);
  return {
    subject: `No account at ${brand} yet`,
    heading: "There is no account with this address",
    lead: `Someone asked for a link to sign in to ${brand} with this address, but it has no account. If it was you, sign up: it takes a minute. Or sign in with the address you signed up with.`,
    button: "Sign up",
    notes: [
      "Did you not ask for it? Then do nothing: no account was made. This message comes at most once a day.",
    ],
  };
}
