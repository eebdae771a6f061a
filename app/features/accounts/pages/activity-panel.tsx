import { Moment } from "~/shell/format/moment";
import type { OwnAccountQuery } from "~/shell/operations/operations.generated";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as css from "./account-page.css";

type Activity = NonNullable<OwnAccountQuery["viewer"]>["activity"];

const words: Readonly<Record<string, string>> = {
  "signed-in": "Signed in",
  "signed-in-anew": "Signed in, with a new browser",
  "signed-in-by-passkey": "Signed in with a passkey",
  "signed-in-anew-by-passkey": "Signed in with a passkey, with a new browser",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "session-ended": "A session was ended",
  "other-sessions-ended": "All other sessions were ended",
  "all-sessions-ended": "Everyone was signed out, by the link in an e-mail",
  "email-changed": "E-mail changed",
  "deletion-asked": "Deletion of the account asked for",
  "deletion-undone": "Deletion of the account undone",
  exported: "Data downloaded",
};

/** What happened to the account, the newest first. */
export function ActivityPanel({ activity }: { activity: Activity }) {
  if (activity.length === 0) return <p className={css.text}>Nothing in the last 90 days.</p>;
  return (
    <ul className={plainList}>
      {activity.map(({ event, device, at }) => (
        <li key={`${at} ${event}`} className={css.session}>
          <div>
            <p className={strong}>{words[event] ?? event}</p>
            <p className={finePrint}>
              <Moment at={at} />
              {device && `; ${device}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
