import type { EmailControl } from "~/domain/fields/shown";
import type { AppNotice } from "~/features/account-page/flows/load-viewer.server";
import { paths } from "~/paths";
import { Moment } from "~/shell/format/moment";
import { CorrectAddressForm } from "~/shell/forms/correct-address-form";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { useSaid } from "~/ui/said";
import { SecondThought } from "~/ui/second-thought";
import * as words from "~/words/accountsApp.generated";
import type { ConfirmAnswer } from "./account-moves.server";
import * as css from "./confirm-address.css";

export interface MailDelay {
  until: string | null;
}

interface ConfirmAddressProps {
  email: string;
  control: EmailControl;
  notice: AppNotice | null;
  answer: PostAnswer<ConfirmAnswer> | undefined;
  delay: MailDelay | null;
}

/**
 * Until the address is proven: where the link went, how to have it sent again, and how to correct
 * the address.
 */
export function ConfirmAddress({ email, control, notice, answer, delay }: ConfirmAddressProps) {
  const [failed] = answer?.intent === "confirm" ? formErrors(answer) : [];
  const isAskedFor = answer?.shown?.sent || (!answer && notice === "corrected");
  const isUnsent = !answer && notice === "not-sent";
  const isSent = isAskedFor && !delay;
  const to = { email: <strong>{email}</strong> };
  const [title, text] = isSent
    ? [words.linkSentTitle(), words.linkSent(to)]
    : isUnsent
      ? [words.linkUnsentTitle(), words.linkUnsent(to)]
      : [isAskedFor ? words.linkLaterTitle() : words.confirmTitle(), words.confirmFirst(to)];
  useSaid(failed ?? (isSent ? words.linkSentSaid({ email }) : isAskedFor ? title : null));
  return (
    <Notice
      kind={failed || isUnsent ? "warning" : "info"}
      title={title}
      action={
        <Form method="post" action="/app">
          <IntentButton intent="confirm" variant="secondary">
            {words.sendAgain()}
          </IntentButton>
        </Form>
      }
    >
      <p>{failed ?? text}</p>
      {delay && !isUnsent && (
        <p>
          {delay.until ? words.linkHeld({ ...to, until: <Moment at={delay.until} /> }) : words.linkWaits(to)}
        </p>
      )}
      <CorrectAddress
        email={email}
        control={control}
        answer={answer?.intent === "correct" ? answer : undefined}
      />
    </Notice>
  );
}

function CorrectAddress({ email, control, answer }: Omit<ConfirmAddressProps, "notice" | "delay">) {
  return (
    <SecondThought label={words.wrongEmail()} open={answer !== undefined}>
      <CorrectAddressForm
        email={email}
        asked={answer?.shown?.asked}
        control={control}
        lastResult={answer?.lastResult}
        action="/app"
        className={css.form}
      />
      <p>{words.notYours({ delete: (said) => <Link to={`${paths.account}#delete`}>{said}</Link> })}</p>
    </SecondThought>
  );
}
