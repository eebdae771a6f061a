import type { FollowedChange } from "~/features/accounts/auth/address-change/follow-link.server";
import { ADDRESS_UNDO } from "~/platform/values/times";

const undoDays = ADDRESS_UNDO / 86_400_000;

/** The page's texts before its button is pressed. */
export function openTexts({ side, to }: FollowedChange) {
  switch (side) {
    case "new":
      return {
        heading: {
          title: "Use this address from now on?",
          lede: `You’ll sign in with ${to}, and get our e-mail there.`,
        },
        button: "Use this address",
      };
    case "old":
      return {
        heading: {
          title: "Change your e-mail?",
          lede: `You asked to change your account’s e-mail to ${to}. If you didn’t, stop it, then sign in and end your other sessions.`,
        },
        button: "Yes, change it",
      };
    case "undo":
      return {
        heading: {
          title: "Undo the change?",
          lede: `Your account gets this address back in place of ${to}, and everyone who is signed in to it is signed out.`,
        },
        button: "Undo the change",
      };
  }
}

/**
 * The page's texts for a link that does nothing any more, and after a press. Null: an unknown link.
 */
export function changeTexts(change: FollowedChange | null): { title: string; lede: string } {
  switch (change?.state) {
    case "ASKED":
    case undefined:
      return {
        title: "This link doesn’t work",
        lede: "It isn’t complete, it has expired, or you asked for another change since.",
      };
    case "NEW_CONFIRMED":
      return { title: "Confirmed", lede: "One link is left: the one that we sent to your present address." };
    case "OLD_CONFIRMED":
      return { title: "Confirmed", lede: `One link is left: the one that we sent to ${change.to}.` };
    case "MOVING":
      return {
        title: "Both links are followed",
        lede: `Your e-mail is being changed to ${change.to}. That can take a few minutes; sign in with it then.`,
      };
    case "MOVED":
      return {
        title: "Your e-mail has changed",
        lede: `Sign in with ${change.to} from now on. For ${undoDays} days your former address can undo it.`,
      };
    case "STOPPED":
      return { title: "The change is stopped", lede: "Your e-mail stays as it was." };
    case "IN_USE":
      return {
        title: "Your e-mail stays as it is",
        lede: `Another account has ${change.to} by now, and an address can have only one.`,
      };
    case "UNDOING":
      return {
        title: "The change is being undone",
        lede: "Everyone is signed out. In a few minutes you can sign in with your former address.",
      };
    case "UNDONE":
      return {
        title: "The change is undone",
        lede: "Everyone is signed out. Sign in with your former address, and look through your account.",
      };
  }
}
