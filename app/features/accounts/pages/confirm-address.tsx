import { Form, Link } from "@remix-run/react";
import type { EmailControl } from "~/content/fields/shown";
import type { AppNotice } from "~/features/accounts/parts/viewer.server";
import { paths } from "~/paths";
import { CorrectAddressForm } from "~/shell/forms/correct-address-form";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useSaid } from "~/ui/said";
import { SecondThought } from "~/ui/second-thought";
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
  const to = <strong>{email}</strong>;
  useSaid(
    isSent ? `Link sent. A new link is on its way to ${email}. It works for 15 minutes.` : (failed ?? null),
  );
  return (
    <Notice
      kind={failed || isUnsent ? "warning" : "info"}
      title={isSent ? "Link sent" : isUnsent ? "Not sent yet" : "Confirm your e-mail"}
      action={
        <Form method="post" action="/app">
          <IntentButton intent="confirm" variant="secondary">
            Send again
          </IntentButton>
        </Form>
      }
    >
      <p>
        {failed ??
          (isSent ? (
            <>A new link is on its way to {to}. It works for 15 minutes.</>
          ) : isUnsent ? (
            <>Your e-mail is now {to}, but we couldn’t send the link. Try again in a moment.</>
          ) : (
            <>
              Your link goes to {to}. Until you open it, nobody else can see you, and an account that nobody
              confirms is deleted after 7 days.
            </>
          ))}
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
    <SecondThought label="Wrong e-mail?" open={answer !== undefined}>
      <CorrectAddressForm
        email={email}
        asked={answer?.shown?.asked}
        control={control}
        lastResult={answer?.lastResult}
        action="/app"
        className={css.form}
      />
      <p>
        Not your account? <Link to={`${paths.account}#delete`}>Delete it</Link>.
      </p>
    </SecondThought>
  );
}
