import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { visuallyHidden } from "~/ui/hidden.css";
import { formatTime } from "~/web/format/price";
import type { FormAnswer } from "~/web/forms/form-shape";
import type { OwnAccountQuery } from "~/web/operations/operations.generated";
import * as css from "./account-page.css";

type Sessions = NonNullable<OwnAccountQuery["viewer"]>["sessions"];

interface SessionsPanelProps {
  sessions: Sessions;
  lastResult: FormAnswer | undefined;
}

/** Where the member is signed in, this browser marked; each other one can be ended, or all of them. */
export function SessionsPanel({ sessions, lastResult }: SessionsPanelProps) {
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : formData;
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <ul className={css.sessions}>
        {sessions.map(({ name, device, openedAt, lastSeenAt, current }) => (
          <li key={name} className={css.session}>
            <div>
              <p className={css.device}>{device}</p>
              <p className={css.when}>
                Signed in {formatTime(openedAt)}
                {current ? "; in use now" : `; last seen ${formatTime(lastSeenAt)}`}
              </p>
            </div>
            {current ? (
              <p className={css.here}>This browser</p>
            ) : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="name" value={name} />
                <Button name="intent" value="end" variant="quiet" pending={pending?.get("name") === name}>
                  End it
                  <span className={visuallyHidden}>: {device}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Form method="post" className={css.action} preventScrollReset>
          <Button
            name="intent"
            value="end-others"
            variant="secondary"
            pending={pending?.get("intent") === "end-others"}
          >
            End all others
          </Button>
        </Form>
      )}
    </>
  );
}
