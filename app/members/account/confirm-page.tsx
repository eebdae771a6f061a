import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { StepPage } from "~/ui/step-page";
import type { PostAnswer } from "~/web/forms/post-answer";
import * as css from "./account-page.css";
import type { loadConfirm } from "./confirm-page.server";

interface ConfirmPageProps extends Awaited<ReturnType<typeof loadConfirm>> {
  answer: PostAnswer | undefined;
}

/** `/app/confirm`: before a sensitive step, a link to the member's own mailbox. */
export function ConfirmPage({ email, sent, mailbox, answer }: ConfirmPageProps) {
  const named = <strong className={css.address}>{email}</strong>;
  return (
    <StepPage
      title={sent ? "Open the link we sent you" : "Confirm it’s you"}
      lede={
        sent ? (
          <>A link is on its way to {named}. It works for 15 minutes and leads back to where you were.</>
        ) : (
          <>
            You signed in a while ago. Before this step we send a link to {named}, so that nobody else can do
            it in your name. What you typed is kept.
          </>
        )
      }
    >
      <Form method="post" className={css.panels}>
        <ErrorSummary
          formErrors={answer?.lastResult?.error?.[""] ?? []}
          fields={[]}
          lastResult={answer?.lastResult}
        />
        <div className={buttonRow}>
          <IntentButton intent="confirm" variant={sent ? "secondary" : "primary"}>
            {sent ? "Send again" : "Send me a link"}
          </IntentButton>
          <LinkButton to={paths.account} variant="quiet">
            Cancel
          </LinkButton>
        </div>
      </Form>
      {mailbox && (
        <p className={css.text}>
          Local copy: read your e-mail in the <a href={mailbox}>mailbox</a>.
        </p>
      )}
    </StepPage>
  );
}
