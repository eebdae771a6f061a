import { paths } from "~/paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { StepPage } from "~/ui/step-page";
import * as words from "~/words/accountsConfirm.generated";
import * as css from "./account-page.css";
import type { loadConfirm } from "./confirm-page.server";

interface ConfirmPageProps extends Awaited<ReturnType<typeof loadConfirm>> {
  answer: PostAnswer | undefined;
}

/** `/app/confirm`: before a sensitive step, a link to the member's own mailbox. */
export function ConfirmPage(page: ConfirmPageProps) {
  const { email, sent, mailbox, to, byPasskey, passkeys, answer } = page;
  if (byPasskey) return <PasskeyStep {...page} />;
  const named = { email: <strong className={css.address}>{email}</strong> };
  return (
    <StepPage
      title={sent ? words.sentTitle() : words.title()}
      lede={sent ? words.sentLede(named) : words.lede(named)}
    >
      <Form method="post" className={css.panels}>
        <ErrorSummary
          formErrors={answer?.lastResult?.error?.[""] ?? []}
          fields={[]}
          lastResult={answer?.lastResult}
        />
        <div className={buttonRow}>
          <IntentButton intent="confirm" variant={sent ? "secondary" : "primary"}>
            {sent ? words.sendAgain() : words.sendLink()}
          </IntentButton>
          <LinkButton to={paths.account} variant="quiet">
            {words.cancel()}
          </LinkButton>
        </div>
      </Form>
      {passkeys > 0 && (
        <div>
          <LinkButton to={passkeyPath(to)} variant="quiet">
            {words.passkeyInstead()}
          </LinkButton>
        </div>
      )}
      {mailbox && (
        <p className={css.text}>{words.localMailbox({ mailbox: (said) => <a href={mailbox}>{said}</a> })}</p>
      )}
    </StepPage>
  );
}

const passkeyPath = (redirect: string) => `/passkey?${new URLSearchParams({ redirect })}`;

/** For an administrator: a link by e-mail is not enough, but for adding the first passkey. */
function PasskeyStep({ to, passkeys }: ConfirmPageProps) {
  return (
    <StepPage
      title={passkeys > 0 ? words.passkeyTitle() : words.addPasskeyTitle()}
      lede={passkeys > 0 ? words.passkeyLede() : words.addPasskeyLede()}
    >
      <div className={buttonRow}>
        <LinkButton to={passkeys > 0 ? passkeyPath(to) : paths.account}>
          {passkeys > 0 ? words.passkeyTitle() : words.goToAccount()}
        </LinkButton>
      </div>
    </StepPage>
  );
}
