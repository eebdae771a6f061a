import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/notifications.generated";
import * as linkWords from "~/words/signInLink.generated";
import type { Unsubscribe } from "./unsubscribe.server";

/**
 * Where the link in the footer of a mail leads: one button, and no need to sign in. A plain form:
 * nothing is typed.
 */
export function UnsubscribePage({ stop: { about, isOfSearches, done, isCut } }: { stop: Unsubscribe }) {
  const where = {
    side: isOfSearches ? "searches" : "account",
    settings: (said: ReactNode) => <Link to={isOfSearches ? paths.searches : paths.account}>{said}</Link>,
  };
  if (about === null)
    return (
      <SplitPage
        title={isCut ? linkWords.cutTitle() : words.stopBrokenTitle()}
        lede={isCut ? linkWords.cutAgain() : words.stopBrokenLede()}
      >
        <p className={prose}>{words.stopBrokenText(where)}</p>
      </SplitPage>
    );
  if (done)
    return (
      <SplitPage title={words.stoppedTitle()} lede={words.stoppedLede({ about })}>
        <p className={prose}>{words.stoppedText(where)}</p>
      </SplitPage>
    );
  return (
    <SplitPage title={words.stopAskTitle()} lede={words.stopAskLede({ about })}>
      <form method="post">
        <Button>{words.stopNow({ about })}</Button>
      </form>
      <p className={prose}>{words.stopAskText(where)}</p>
    </SplitPage>
  );
}
