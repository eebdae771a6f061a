import type { FollowedChange } from "~/features/sign-in/auth/address-change/follow-link.server";
import { ADDRESS_UNDO } from "~/values/durations";
import * as words from "~/words/signInChange.generated";
import * as linkWords from "~/words/signInLink.generated";

const undoDays = ADDRESS_UNDO / 86_400_000;

/** The page's texts before its button is pressed. */
export function openTexts({ side, to }: FollowedChange) {
  switch (side) {
    case "new":
      return {
        heading: { title: words.newTitle(), lede: words.newLede({ to }) },
        button: words.newButton(),
      };
    case "old":
      return {
        heading: { title: words.oldTitle(), lede: words.oldLede({ to }) },
        button: words.oldButton(),
      };
    case "undo":
      return {
        heading: { title: words.undoTitle(), lede: words.undoLede({ to }) },
        button: words.undoButton(),
      };
  }
}

/** The page's texts for a part of a link. */
export const cutTexts = () => ({ title: linkWords.cutTitle(), lede: linkWords.cutAgain() });

/**
 * The page's texts for a link that does nothing any more, and after a press. Null: an unknown link.
 */
export function changeTexts(change: FollowedChange | null): { title: string; lede: string } {
  switch (change?.state) {
    case "ASKED":
    case undefined:
      return { title: words.unknownTitle(), lede: words.unknownLede() };
    case "NEW_CONFIRMED":
      return { title: words.confirmedTitle(), lede: words.presentLinkLeft() };
    case "OLD_CONFIRMED":
      return { title: words.confirmedTitle(), lede: words.newLinkLeft({ to: change.to }) };
    case "MOVING":
      return { title: words.movingTitle(), lede: words.movingLede({ to: change.to }) };
    case "MOVED":
      return { title: words.movedTitle(), lede: words.movedLede({ to: change.to, days: undoDays }) };
    case "STOPPED":
      return { title: words.stoppedTitle(), lede: words.stoppedLede() };
    case "IN_USE":
      return { title: words.inUseTitle(), lede: words.inUseLede({ to: change.to }) };
    case "UNDOING":
      return { title: words.undoingTitle(), lede: words.undoingLede() };
    case "UNDONE":
      return { title: words.undoneTitle(), lede: words.undoneLede() };
  }
}
