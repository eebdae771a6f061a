import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SignInForm, signInTitle } from "~/web/forms/sign-in-form";
import { pageTitle } from "~/web/page/page-title";
import { loadSignIn, runSignIn } from "~/web/sign-in/sign-in.server";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? signInTitle(data) : "Sign in");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSignIn(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSignIn(request, context);
}

export default function SignInPage() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { state } = useNavigation();
  return <SignInForm link={link} answer={answer} pending={state === "submitting"} />;
}
