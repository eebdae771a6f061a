import { useNavigation } from "@remix-run/react";
import { Moment } from "~/shell/format/moment";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import { Notice } from "~/ui/notice";
import * as words from "~/words/moderationJobs.generated";
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
    <Notice
      kind={waiting > 0 || order ? "warning" : "info"}
      title={waiting < 500 ? words.mailsWaiting({ count: waiting }) : words.manyMailsWaiting()}
    >
      <p>
        {order === "LET_GO" && until && words.allGoOut({ until: <Moment at={until} /> })}
        {order === "HOLD" && until && words.noneGoesOut({ until: <Moment at={until} /> })}
        {!order && words.byItself()}
      </p>
      <Form method="post" preventScrollReset className={css.buttons}>
        <GivenFields {...given} />
        {order !== "LET_GO" && (
          <Button name="intent" value="let-go" variant="secondary" pending={isSent("let-go")}>
            {words.sendAll()}
          </Button>
        )}
        {order !== "HOLD" && (
          <Button name="intent" value="hold" variant="secondary" pending={isSent("hold")}>
            {words.holdAll()}
          </Button>
        )}
        {order && (
          <Button name="intent" value="by-itself" variant="secondary" pending={isSent("by-itself")}>
            {words.sendAsUsual()}
          </Button>
        )}
      </Form>
    </Notice>
  );
}
