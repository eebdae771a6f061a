import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  type ChangeEmailView,
  loadChangeEmail,
  runChangeEmail,
} from "~/features/sign-in/pages/change-email.server";
import { changeTexts, cutTexts, openTexts } from "~/features/sign-in/pages/change-email-texts";
import { paths } from "~/paths";
import { pageTitle } from "~/shell/page/page-title";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { StepPage } from "~/ui/step-page";
import * as words from "~/words/signInChange.generated";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, words.windowTitle()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadChangeEmail(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runChangeEmail(request, context);
}

export default function ChangeEmail() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <ChangeEmailPage {...(answer ?? link)} />;
}

/**
 * The target of the links in a change of address: a button, which needs no session. GET changes
 * nothing.
 */
function ChangeEmailPage({ change, failed, isCut }: ChangeEmailView) {
  const asked = change?.mayConfirm ? openTexts(change) : null;
  return (
    <StepPage {...(asked?.heading ?? (isCut ? cutTexts() : changeTexts(change)))}>
      <Form method="post">
        <ErrorSummary formErrors={failed ? [failed] : []} fields={[]} lastResult={undefined} />
        <div className={buttonRow}>
          {asked && (
            <IntentButton intent="confirm" variant={change?.side === "undo" ? "danger" : "primary"}>
              {asked.button}
            </IntentButton>
          )}
          {!asked && <LinkButton to={paths.account}>{words.goToAccount()}</LinkButton>}
          {change?.mayStop && (
            <IntentButton intent="stop" variant="secondary">
              {words.stopChange()}
            </IntentButton>
          )}
        </div>
      </Form>
    </StepPage>
  );
}
