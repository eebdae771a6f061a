import { type MailWords, toLine } from "~/features/notifications/mails/mail-layout";
import { toTime } from "~/features/notifications/mails/mail-time";
import { NOT_ME_LINK_WORKS } from "~/platform/values/times";

const days = NOT_ME_LINK_WORKS / 86_400_000;

/** The texts of the mail about a sign-in by a new browser, or about a new passkey. Plain text. */
export function newBrowserWords(
  product: string,
  { device, at, passkey }: { device: string; at: string; passkey: boolean },
): MailWords {
  const brand = toLine(product);
  const ends = passkey
    ? "The button asks once more, then removes the passkey and signs everyone out of your account."
    : "The button asks once more, then signs everyone out of your account and removes passkeys that were added since.";
  return {
    subject: passkey
      ? `A passkey was added to your account at ${brand}`
      : `New sign-in to your account at ${brand}`,
    heading: "Was this you?",
    lead: passkey
      ? "A passkey was added to your account: with it a device signs in. If it was you, do nothing."
      : "Your account was signed in to in a browser that you hadn’t used here before. If it was you, do nothing.",
    facts: [
      ["Browser", toLine(device)],
      ["At", toTime(at)],
    ],
    button: "This wasn’t me",
    notes: [
      `${ends} It works for ${days} days, and you don’t have to sign in for it.`,
      "If it wasn’t you, another person may read your e-mail: change the password of your mailbox first.",
    ],
  };
}
