import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import type { Unsubscribe } from "./unsubscribe.server";

/**
 * Where the link in the footer of a mail leads: one button, and no need to sign in. A plain form:
 * nothing is typed.
 */
export function UnsubscribePage({ stop: { about, isOfSearches, done } }: { stop: Unsubscribe }) {
  const settings = isOfSearches ? (
    <Link to={paths.searches}>your saved searches</Link>
  ) : (
    <Link to={paths.account}>your account’s settings</Link>
  );
  if (about === null)
    return (
      <SplitPage title="This link doesn’t work" lede="It isn’t complete, or it was changed.">
        <p className={prose}>Open it from the e-mail again, or choose your e-mail in {settings}.</p>
      </SplitPage>
    );
  if (done)
    return (
      <SplitPage title="Done" lede={`You get no more e-mail about ${about}.`}>
        <p className={prose}>You can choose otherwise in {settings}. E-mail to sign in still comes.</p>
      </SplitPage>
    );
  return (
    <SplitPage title="Stop these e-mails?" lede={`You get no more e-mail about ${about} after that.`}>
      <form method="post">
        <Button>Stop e-mail about {about}</Button>
      </form>
      <p className={prose}>Or choose once a day in {settings}.</p>
    </SplitPage>
  );
}
