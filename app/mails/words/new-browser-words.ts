import { NOT_ME_LINK_WORKS } from "~/contract/times";
import { type MailWords, toLine } from "../mail-layout";

const days = NOT_ME_LINK_WORKS / 86_400_000;

/** What the mail about a sign-in by a browser that was never seen says. Plain text. */
export function newBrowserWords(product: string, { device, at }: { device: string; at: string }): MailWords {
  const brand = toLine(product);
  return {
    subject: `New sign-in to your account at ${brand}`,
    heading: "Was this you?",
    lead: `Your account was signed in to with a link from your mailbox, in a browser that you hadn’t used here before. If it was you, do nothing.`,
    facts: [
      ["Browser", toLine(device)],
      ["At", `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`],
    ],
    button: "This wasn’t me",
    notes: [
      `The button asks once more, then signs everybody out of your account. It works for ${days} days, and you don’t have to sign in for it.`,
      "If it wasn’t you, somebody reads your e-mail: change the password of your mailbox first.",
    ],
  };
}
