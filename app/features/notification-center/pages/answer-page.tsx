import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/notificationsAnswer.generated";
import * as linkWords from "~/words/signInLink.generated";
import type { AnswerState, AnswerView } from "./answer.server";

type Say = readonly [title: () => string, lede: () => string];
type OfDeed = "ASK" | "SUCCESS" | "ALREADY" | "CHANGED";

interface Deed {
  press: () => string;
  says: Record<OfDeed, Say>;
  /** Where its member does otherwise. */
  elsewhere: string;
  sayElse: typeof words.stillElse;
}

const deeds: Record<NonNullable<AnswerView["does"]>, Deed> = {
  "still-right": {
    press: words.stillPress,
    says: {
      ASK: [words.stillAskTitle, words.stillAskLede],
      SUCCESS: [words.stillDoneTitle, words.stillDoneLede],
      ALREADY: [words.stillAlreadyTitle, words.stillAlreadyLede],
      CHANGED: [words.stillChangedTitle, words.stillChangedLede],
    },
    elsewhere: `${paths.profile}#availability`,
    sayElse: words.stillElse,
  },
  bookmark: {
    press: words.bookmarkPress,
    says: {
      ASK: [words.bookmarkAskTitle, words.bookmarkAskLede],
      SUCCESS: [words.bookmarkDoneTitle, words.bookmarkDoneLede],
      ALREADY: [words.bookmarkDoneTitle, words.bookmarkDoneLede],
      CHANGED: [words.bookmarkGoneTitle, words.bookmarkGoneLede],
    },
    elsewhere: paths.bookmarks,
    sayElse: words.bookmarkElse,
  },
};

const others: Record<Exclude<AnswerState, OfDeed>, Say> = {
  OTHERS: [words.othersTitle, words.othersLede],
  NOT_NOW: [words.notNowTitle, words.notNowLede],
  LINK_OVER: [words.overTitle, words.overLede],
  LINK_UNKNOWN: [words.unknownTitle, words.unknownLede],
  CUT: [linkWords.cutTitle, linkWords.cutAgain],
};

/**
 * Where the button of a mail leads: one press, and no need to sign in. What it is about isn’t
 * shown: the holder of a link isn’t known. A plain form: nothing is typed.
 */
export function AnswerPage({ state, does }: AnswerView) {
  const deed = does && deeds[does];
  const [title, lede] = { ...others, ...deed?.says }[state] ?? others.LINK_UNKNOWN;
  return (
    <SplitPage title={title()} lede={lede()}>
      {deed && state === "ASK" && (
        <form method="post">
          <Button>{deed.press()}</Button>
        </form>
      )}
      {deed && state !== "OTHERS" && (
        <p className={prose}>
          {deed.sayElse({ page: (said: ReactNode) => <Link to={deed.elsewhere}>{said}</Link> })}
        </p>
      )}
    </SplitPage>
  );
}
