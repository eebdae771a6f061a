import { Form, useNavigation } from "@remix-run/react";
import { Moment } from "~/shell/format/moment";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import * as css from "./admin.css";
import type { Shown } from "./admin-page";
import { type Given, GivenFields } from "./given-fields";

type Mails = NonNullable<Shown<"jobs">["mails"]>;

/**
 * Mails to new addresses: how many wait because of a flood, and what can be done about it. On a
 * usual day only the button that holds them.
 */
export function SignUpMails({ mails: { waiting, order, until }, given }: { mails: Mails; given: Given }) {
  const { state, formData } = useNavigation();
  const isSent = (intent: string) => state !== "idle" && formData?.get("intent") === intent;
  return (
    <Notice kind={waiting > 0 || order ? "warning" : "info"} title={titleOf(waiting)}>
      <p>
        {order === "LET_GO" && <>All go out until </>}
        {order === "HOLD" && <>None goes out until </>}
        {until && (
          <>
            <Moment at={until} />.
          </>
        )}
        {!order &&
          "The busiest networks and providers wait first. What waits goes out by itself, with a new link."}
      </p>
      <Form method="post" preventScrollReset className={css.buttons}>
        <GivenFields {...given} />
        {order !== "LET_GO" && (
          <Button name="intent" value="let-go" variant="secondary" pending={isSent("let-go")}>
            Send all for an hour
          </Button>
        )}
        {order !== "HOLD" && (
          <Button name="intent" value="hold" variant="secondary" pending={isSent("hold")}>
            Hold all for a day
          </Button>
        )}
        {order && (
          <Button name="intent" value="by-itself" variant="secondary" pending={isSent("by-itself")}>
            Send as usual again
          </Button>
        )}
      </Form>
    </Notice>
  );
}

function titleOf(waiting: number): string {
  if (waiting === 0) return "No sign-up e-mail is waiting";
  return `${waiting < 500 ? waiting : "500 or more"} sign-up ${waiting === 1 ? "e-mail is" : "e-mails are"} waiting`;
}
