import { type MailTexts, toLine } from "~/features/notifications/mails/mail-layout";
import { ADDRESS_CHANGE_LIFETIME, ADDRESS_UNDO } from "~/platform/values/times";

/** The kinds of mail about a change of address. */
export type ChangeMailKind = "use" | "allow" | "moved" | "welcome" | "undone" | "kept" | "in-use";

const hours = ADDRESS_CHANGE_LIFETIME / 3_600_000;
const undoDays = ADDRESS_UNDO / 86_400_000;

/**
 * The texts of such a mail. `taken`: replaces `use` if the address has an account already. Plain
 * text.
 */
export function changeTexts(
  kind: ChangeMailKind | "taken",
  product: string,
  { to }: { to: string },
): MailTexts {
  const brand = toLine(product);
  switch (kind) {
    case "use":
      return {
        subject: `Use this address for ${brand}?`,
        heading: "Use this address?",
        lead: `A member of ${brand} wants to change their e-mail to this address. If that is you, say so here within ${hours} hours, and follow the link that we sent to your present address.`,
        button: "Use this address",
        notes: ["Did you not ask for it? Then do nothing: without this link nothing changes."],
      };
    case "taken":
      return {
        subject: `This address has an account at ${brand}`,
        heading: "This address has an account already",
        lead: `A member of ${brand} wants to change their e-mail to this address, but it has an account of its own, and an address can have only one. If it was you, sign in to that account, or delete it first.`,
        button: "Sign in",
        notes: ["Did you not ask for it? Then do nothing: nothing has changed."],
      };
    case "allow":
      return {
        subject: `Change your e-mail at ${brand}?`,
        heading: "Confirm the change",
        lead: `You asked to change the e-mail of your account to ${toLine(to)}. Confirm it here within ${hours} hours, and follow the link that we sent to the new address. Until both are done, nothing changes.`,
        button: "Confirm or stop the change",
        notes: [
          "Did you not ask for it? Stop the change with the same link, sign in and end your other sessions under Account, then write to us.",
        ],
      };
    case "moved":
      return {
        subject: `Your e-mail at ${brand} has changed`,
        heading: "Your e-mail has changed",
        lead: `Your account’s e-mail is now ${toLine(to)}. Sign in with that address from now on. In other browsers you are signed out.`,
        button: "Undo the change",
        notes: [
          `Was it not you? Undo it within ${undoDays} days: your account gets this address back, and everyone is signed out.`,
        ],
      };
    case "welcome":
      return {
        subject: `This is your e-mail at ${brand} now`,
        heading: "This is your e-mail now",
        lead: "Your account’s e-mail has changed to this address. Sign in with it from now on.",
        button: "Go to your account",
        notes: [`For ${undoDays} days your former address can undo the change.`],
      };
    case "undone":
      return {
        subject: `The change of your e-mail at ${brand} was undone`,
        heading: "The change was undone",
        lead: "The former address undid the change, so this address belongs to no account now.",
        button: "Sign in",
        notes: ["If you think this is wrong, write to us."],
      };
    case "kept":
      return {
        subject: `This is your e-mail at ${brand} again`,
        heading: "This is your e-mail again",
        lead: "You undid the change, so your account has this address again. Everyone who was signed in to it is signed out.",
        button: "Sign in",
        notes: [
          "Someone else may have read your account meanwhile: look through your briefs, proposals and profile.",
        ],
      };
    case "in-use":
      return {
        subject: `Your e-mail at ${brand} stays as it is`,
        heading: "The address couldn’t be changed",
        lead: "Another account has the address by now, and an address can have only one. Your account stays as it is.",
        button: "Go to your account",
        notes: ["If you need help, write to us."],
      };
  }
}
