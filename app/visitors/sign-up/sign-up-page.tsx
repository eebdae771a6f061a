import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { ComponentType } from "react";
import { ErrorSummary } from "~/ui/error-summary";
import { LoadingView } from "~/ui/loading-view";
import { PublicPage, type PublicPageCopy } from "~/ui/public-page";
import { useCompleteSignIn } from "~/web/client/complete-sign-in";
import type { FormProps } from "~/web/forms/form-shape";
import type { loadSignUp, runSignUp } from "./sign-up.server";

/** One of the three public pages: its words, its form, and the end of a sign-in that the action handed over. */
export function SignUpPage({ copy, form: Form }: { copy: PublicPageCopy; form: ComponentType<FormProps> }) {
  const { constraint } = useLoaderData<typeof loadSignUp>();
  const answer = useActionData<typeof runSignUp>();
  const { running, problem } = useCompleteSignIn(answer?.handOff);
  const { state } = useNavigation();
  return (
    <PublicPage copy={copy}>
      {problem && <ErrorSummary formErrors={[problem]} fields={[]} lastResult={problem} />}
      <Form
        lastResult={answer?.lastResult}
        constraint={constraint}
        pending={state === "submitting" || running}
      />
      <LoadingView active={running} text="Signing you in..." />
    </PublicPage>
  );
}
