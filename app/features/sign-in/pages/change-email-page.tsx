import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { StepPage } from "~/ui/step-page";
import type { ChangeEmailView } from "./change-email.server";
import { changeWords, openWords } from "./change-email-words";

/** Where the links of a change of address lead: a button, and no need to sign in. GET changes nothing. */
export function ChangeEmailPage({ change, failed }: ChangeEmailView) {
  const asked = change?.mayConfirm ? openWords(change) : null;
  return (
    <StepPage {...(asked?.heading ?? changeWords(change))}>
      <Form method="post">
        <ErrorSummary formErrors={failed ? [failed] : []} fields={[]} lastResult={undefined} />
        <div className={buttonRow}>
          {asked && (
            <IntentButton intent="confirm" variant={change?.side === "undo" ? "danger" : "primary"}>
              {asked.button}
            </IntentButton>
          )}
          {!asked && <LinkButton to={paths.account}>Go to your account</LinkButton>}
          {change?.mayStop && (
            <IntentButton intent="stop" variant="secondary">
              Stop the change
            </IntentButton>
          )}
        </div>
      </Form>
    </StepPage>
  );
}
