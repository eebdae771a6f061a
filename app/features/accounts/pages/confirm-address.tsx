import type { EmailControl } from "~/content/fields/shown";
import type { AppNotice } from "~/features/accounts/parts/viewer.server";
import { paths } from "~/paths";
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

interface ConfirmAddressProps {
  email: string;
  control: EmailControl;
  notice: AppNotice | null;
  answer: PostAnswer<ConfirmAnswer> | undefined;
}

/**
 * Until the address is proven: where the link went, how to have it sent again, and how to correct
 * the address.
 */
export function ConfirmAddress({ email, control, notice, answer }: ConfirmAddressProps) {
  const [failed] = answer?.intent === "confirm" ? formErrors(answer) : [];
  const isSent = answer?.shown?.sent || (!answer && notice === "corrected");
  const isUnsent = !answer && notice === "not-sent";
  const to = { email: <strong>{email}</strong> };
  useSaid(isSent ? words.linkSentSaid({ email }) : (failed ?? null));
  return (
    <Notice
      kind={failed || isUnsent ? "warning" : "info"}
      title={isSent ? words.linkSentTitle() : isUnsent ? words.linkUnsentTitle() : words.confirmTitle()}
      action={
        <Form method="post" action="/app">
          <IntentButton intent="confirm" variant="secondary">
            {words.sendAgain()}
          </IntentButton>
        </Form>
      }
    >
      <p>
        {failed ?? (isSent ? words.linkSent(to) : isUnsent ? words.linkUnsent(to) : words.confirmFirst(to))}
      </p>
      <CorrectAddress
        email={email}
        control={control}
        answer={answer?.intent === "correct" ? answer : undefined}
      />
    </Notice>
  );
}

function CorrectAddress({ email, control, answer }: Omit<ConfirmAddressProps, "notice">) {
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
