import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LinkSentPage } from "~/features/sign-in/pages/link-sent-page";
import { loadLogin, runLogin } from "~/features/sign-in/pages/login.server";
import { LoginForm } from "~/features/sign-in/pages/login-form";
import { SignUpLinks } from "~/features/sign-in/pages/sign-up-links";
import { paths } from "~/paths";
import { pageTitle } from "~/shell/page/page-title";
import { publicMeta } from "~/shell/page/public-meta";
import { SplitPage } from "~/ui/split-page";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { retryAfterHeaders as headers } from "~/shell/request/retry-after";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  if (!data || data.sent) return pageTitle(matches, data ? "Check your inbox" : "Sign in");
  const { title, lede } = data.words;
  return publicMeta(matches, { title, description: lede, path: paths.login });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadLogin(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runLogin(request, context);
}

export default function LoginPage() {
  const { sent, control, redirect, words } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state } = useNavigation();
  if (sent) return <LinkSentPage sent={sent} control={control} answer={answer} />;
  return (
    <SplitPage {...words}>
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
