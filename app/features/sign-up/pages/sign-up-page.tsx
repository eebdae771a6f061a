import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Operator } from "~/domain/operator";
import { useCompleteSignIn } from "~/shell/client/complete-sign-in";
import { useSite } from "~/shell/page/site";
import { ErrorSummary } from "~/ui/error-summary";
import { LoadingView, signingIn } from "~/ui/loading-view";
import { Notice } from "~/ui/notice";
import { PublicPage } from "~/ui/public-page";
import { text } from "~/ui/public-page.css";
import * as words from "~/words/signUp.generated";
import type { SignUpCopy } from "./public-copy";
import type { loadSignUp, runSignUp } from "./sign-up.server";
import { SignUpForm } from "./sign-up-form";

interface SignUpPageProps {
  copy: SignUpCopy;
  /** Below the example. */
  beside?: ReactNode;
}

/**
 * One of the three public pages: its texts, its form, and the end of a sign-in that the action
 * handed to the page.
 */
export function SignUpPage({ copy, beside }: SignUpPageProps) {
  const { controls, operator, today, asked, keepsText } = useLoaderData<typeof loadSignUp>();
  const answer = useActionData<typeof runSignUp>();
  const { running, problem } = useCompleteSignIn(answer?.shown?.handOff);
  const { state } = useNavigation();
  const others = copy.others.map(({ to, label }) => ({ to: asked ? `${to}${asked}#form-title` : to, label }));
  return (
    <PublicPage
      copy={{ ...copy, others, ...(today && { example: { ...today, fit: [] } }) }}
      operator={<OperatorLines operator={operator} />}
      beside={beside}
    >
      {problem && <ErrorSummary formErrors={[problem]} fields={[]} lastResult={problem} />}
      {keepsText && <Notice title={words.textKeptTitle()}>{words.textKept()}</Notice>}
      <SignUpForm
        copy={copy}
        controls={controls}
        lastResult={answer?.lastResult}
        asked={answer?.shown?.asked}
        pending={state === "submitting" || running}
      />
      <LoadingView active={running} text={signingIn()} />
    </PublicPage>
  );
}

/** The operator of the site, and how to reach them. */
function OperatorLines({ operator }: { operator: Operator }) {
  const { contact } = useSite();
  return (
    <p className={text}>
      {operator.name}
      <br />
      {operator.address}
      <br />
      <a href={`mailto:${contact}`}>{contact}</a>
    </p>
  );
}
