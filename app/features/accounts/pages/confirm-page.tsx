import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { StepPage } from "~/ui/step-page";
import * as css from "./account-page.css";
import type { loadConfirm } from "./confirm-page.server";

interface ConfirmPageProps extends Awaited<ReturnType<typeof loadConfirm>> {
  answer: PostAnswer | undefined;
}

/** `/app/confirm`: before a sensitive step, a link to the member's own mailbox. */
export function ConfirmPage(page: ConfirmPageProps) {
  const { email, sent, mailbox, to, byPasskey, passkeys, answer } = page;
  if (byPasskey) return <PasskeyStep {...page} />;
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
      {passkeys > 0 && (
        <div>
          <LinkButton to={passkeyPath(to)} variant="quiet">
            Use a passkey instead
          </LinkButton>
        </div>
      )}
      {mailbox && (
        <p className={css.text}>
          Local copy: read your e-mail in the <a href={mailbox}>mailbox</a>.
        </p>
      )}
    </StepPage>
  );
}

const passkeyPath = (redirect: string) => `/passkey?${new URLSearchParams({ redirect })}`;

/** For an administrator: a link by e-mail is not enough, but for adding the first passkey. */
function PasskeyStep({ to, passkeys }: ConfirmPageProps) {
  return (
    <StepPage
      title={passkeys > 0 ? "Use your passkey" : "Add a passkey first"}
      lede={
        passkeys > 0
          ? "Administrators prove themselves with a passkey before they act. What you typed is kept."
          : "Administrators prove themselves with a passkey. Add one in your account, then come back and sign in with it."
      }
    >
      <div className={buttonRow}>
        <LinkButton to={passkeys > 0 ? passkeyPath(to) : paths.account}>
          {passkeys > 0 ? "Use your passkey" : "Go to your account"}
        </LinkButton>
      </div>
    </StepPage>
  );
}
