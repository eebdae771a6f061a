import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { UNPROVEN_ACCOUNT_LIFETIME } from "~/platform/values/times";

const daysUntilDeleted = UNPROVEN_ACCOUNT_LIFETIME / 86_400_000;

/** The link that proves the address of a new account. */
export function confirmAddressTexts(product: string, validMinutes: number): MailTexts {
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

/**
 * For an address that asked to sign in but has no account. Its button leads to a sign-up form,
 * which doesn’t expire.
 */
export function invitationTexts(product: string): MailTexts {
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

/** The link that signs a member in. */
export function signInLinkTexts(product: string, validMinutes: number): MailTexts {
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
