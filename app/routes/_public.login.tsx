import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { LinkSent } from "~/features/authentication/pages/link-sent";
import { loadLogin, runLogin, type SentLink } from "~/features/authentication/pages/login.server";
import { LoginForm } from "~/features/authentication/pages/login-form";
import { SignUpLinks } from "~/features/authentication/pages/sign-up-links";
import { paths } from "~/paths";
import { useCompleteSignIn } from "~/shell/client/complete-sign-in";
import type { SignInAnswer } from "~/shell/client/hand-off";
import { rememberEmailForSignIn } from "~/shell/client/local-storage";
import type { EmailFormProps } from "~/shell/forms/form-shape";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { pageTitle } from "~/shell/page/page-title";
import { publicMeta } from "~/shell/page/public-meta";
import { LoadingView, signingIn } from "~/ui/loading-view";
import { Notice } from "~/ui/notice";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/signIn.generated";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data || data.sent) return pageTitle(matches, data ? words.sentTitle() : words.title());
  const { title, lede } = data.texts;
  return publicMeta(matches, { title, description: lede, path: paths.login });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadLogin(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runLogin(request, context);
}

export default function LoginPage() {
  const { sent, control, redirect, texts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state } = useNavigation();
  if (sent) return <LinkSentPage sent={sent} control={control} answer={answer} />;
  return (
    <SplitPage {...texts}>
      <LoginForm
        lastResult={answer?.lastResult}
        control={control}
        pending={state === "submitting"}
        redirect={redirect}
        asked={answer?.shown?.asked}
      />
      <SignUpLinks redirect={redirect} />
    </SplitPage>
  );
}

interface LinkSentPageProps {
  sent: SentLink;
  control: EmailFormProps["control"];
  answer: PostAnswer<SignInAnswer> | undefined;
}

/** The page after a link was sent; stores the address in the browser (product.md §4, step 5). */
function LinkSentPage({ sent, control, answer }: LinkSentPageProps) {
  const { running, problem } = useCompleteSignIn(answer?.shown?.handOff);
  useEffect(() => rememberEmailForSignIn(sent.email), [sent.email]);
  const [refused] = problem ? [problem] : answer?.intent === "again" ? formErrors(answer) : [];
  return (
    <>
      {refused && <Notice kind="danger" title={refused} />}
      <LinkSent
        key={sent.email}
        {...sent}
        control={control}
        // A refusal is shown above, whichever of the two forms it belongs to.
        lastResult={refused ? null : answer?.lastResult}
        asked={answer?.shown?.asked}
        action="/login?sent=1"
      />
      <LoadingView active={running} text={signingIn()} />
    </>
  );
}
