import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { loadSignIn, runSignIn } from "~/features/sign-in/pages/sign-in.server";
import { SignInForm, signInTitle } from "~/features/sign-in/pages/sign-in-form";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/signInLink.generated";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? signInTitle(data) : words.noneTitle());

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
