import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SplitPage } from "~/ui/split-page";
import { LinkSentPage } from "~/visitors/sign-in/link-sent-page";
import { loadLogin, runLogin } from "~/visitors/sign-in/login.server";
import { LoginForm } from "~/visitors/sign-in/login-form";
import { pageTitle } from "~/web/page/page-title";
import { publicMeta } from "~/web/page/public-meta";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

const title = "Log in";
const lede = "We e-mail you a link that signs you in. There is no password.";
const page = { title, description: lede, path: "/login" };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data?.sent ? pageTitle(matches, "Check your inbox") : publicMeta(matches, page);

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadLogin(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runLogin(request, context);
}

export default function LoginPage() {
  const { sent, control, redirect } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state } = useNavigation();
  if (sent) return <LinkSentPage sent={sent} control={control} answer={answer} />;
  return (
    <SplitPage title={title} lede={lede}>
      <LoginForm
        lastResult={answer?.lastResult}
        control={control}
        pending={state === "submitting"}
        redirect={redirect}
      />
    </SplitPage>
  );
}
