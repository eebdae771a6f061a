import type { ReactNode } from "react";
import { declineReasons, keyOfProposal } from "~/domain/proposal";
import { briefPath, paths, proposalsPath } from "~/paths";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import { type Choices, textOf } from "~/values/choices";
import * as words from "~/words/notificationsAnswer.generated";
import * as linkWords from "~/words/signInLink.generated";
import type { AnswerState, AnswerView } from "./answer.server";
import { oneOf } from "./answer-page.css";

type Say = readonly [title: () => string, lede: () => string];
type OfDeed = "ASK" | "SUCCESS" | "ALREADY" | "CHANGED";

interface Deed {
  /** What its button says; each of several has its own reason, so that it stays one press. */
  press: (() => string) | Choices<string>;
  says: Record<OfDeed, Say>;
  /** Where its member does otherwise. */
  elsewhere: (of: string) => string;
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
    elsewhere: () => `${paths.profile}#availability`,
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
    elsewhere: () => paths.bookmarks,
    sayElse: words.bookmarkElse,
  },
  "not-for-me": {
    press: words.asidePress,
    says: {
      ASK: [words.asideAskTitle, words.asideAskLede],
      SUCCESS: [words.asideDoneTitle, words.asideDoneLede],
      ALREADY: [words.asideAlreadyTitle, words.asideDoneLede],
      CHANGED: [words.bookmarkGoneTitle, words.bookmarkGoneLede],
    },
    elsewhere: briefPath,
    sayElse: words.asideElse,
  },
  shortlist: {
    press: words.shortlistPress,
    says: {
      ASK: [words.shortlistAskTitle, words.shortlistAskLede],
      SUCCESS: [words.shortlistDoneTitle, words.decidedLede],
      ALREADY: [words.shortlistAlreadyTitle, words.alreadyLede],
      CHANGED: [words.decidedTitle, words.decidedOtherwise],
    },
    elsewhere: pathOfProposal,
    sayElse: words.proposalElse,
  },
  decline: {
    press: declineReasons,
    says: {
      ASK: [words.declineAskTitle, words.declineAskLede],
      SUCCESS: [words.declineDoneTitle, words.decidedLede],
      ALREADY: [words.declineAlreadyTitle, words.alreadyLede],
      CHANGED: [words.decidedTitle, words.decidedOtherwise],
    },
    elsewhere: pathOfProposal,
    sayElse: words.proposalElse,
  },
};

function pathOfProposal(of: string): string {
  const { briefId, applicantUid } = keyOfProposal(of);
  return proposalsPath(briefId, applicantUid);
}

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
export function AnswerPage({ state, does, of }: AnswerView) {
  const deed = does && deeds[does];
  const [title, lede] = { ...others, ...deed?.says }[state] ?? others.LINK_UNKNOWN;
  return (
    <SplitPage title={title()} lede={lede()}>
      {deed && state === "ASK" && (
        <form method="post" className={typeof deed.press === "function" ? undefined : oneOf}>
          {typeof deed.press === "function" ? (
            <Button>{deed.press()}</Button>
          ) : (
            deed.press.map(([reason, label]) => (
              <Button key={reason} name="reason" value={reason} variant="secondary">
                {textOf(label)}
              </Button>
            ))
          )}
        </form>
      )}
      {deed && state !== "OTHERS" && (
        <p className={prose}>
          {deed.sayElse({ page: (said: ReactNode) => <Link to={deed.elsewhere(of)}>{said}</Link> })}
        </p>
      )}
    </SplitPage>
  );
}
