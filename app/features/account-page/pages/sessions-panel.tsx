import { useNavigation } from "@remix-run/react";
import { Moment } from "~/shell/format/moment";
import type { FormAnswer } from "~/shell/forms/form-shape";
import type { OwnAccountQuery } from "~/shell/operations/operations.generated";
import { Button, IntentButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { action } from "~/ui/panel.css";
import { finePrint, plainList, strong } from "~/ui/text.css";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";

type Sessions = NonNullable<OwnAccountQuery["viewer"]>["sessions"];

interface SessionsPanelProps {
  sessions: Sessions;
  lastResult: FormAnswer | undefined;
}

/**
 * Where the member is signed in, this browser marked; each other one can be ended, or all of them.
 */
export function SessionsPanel({ sessions, lastResult }: SessionsPanelProps) {
  const { state, formData } = useNavigation();
  const pending = state === "idle" ? null : formData;
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ErrorSummary formErrors={lastResult?.error?.[""] ?? []} fields={[]} lastResult={lastResult} />
      <ul className={plainList}>
        {sessions.map(({ name, device, openedAt, lastSeenAt, current }) => (
          <li key={name} className={css.session}>
            <div>
              <p className={strong}>{device}</p>
              <p className={finePrint}>
                {current
                  ? words.sessionHere({ opened: <Moment at={openedAt} /> })
                  : words.sessionElsewhere({
                      opened: <Moment at={openedAt} />,
                      seen: <Moment at={lastSeenAt} />,
                    })}
              </p>
            </div>
            {current ? (
              <p className={css.here}>{words.thisBrowser()}</p>
            ) : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="name" value={name} />
                <Button name="intent" value="end" variant="quiet" pending={pending?.get("name") === name}>
                  {words.endSession({
                    device,
                    hidden: (said) => <span className={visuallyHidden}>{said}</span>,
                  })}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Form method="post" className={action} preventScrollReset>
          <IntentButton intent="end-others" variant="secondary">
            {words.endOthers()}
          </IntentButton>
        </Form>
      )}
    </>
  );
}
