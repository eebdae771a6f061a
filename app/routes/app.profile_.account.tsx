import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/members/account/account-page";
import { loadAccount, runAccount } from "~/members/account/account-page.server";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Account");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadAccount(request, context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runAccount(request, context);
}

export default function AccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
