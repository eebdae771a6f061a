import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmailPage } from "~/members/account/email-page";
import { type EmailAnswer, loadEmail, runEmail } from "~/members/account/email-page.server";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Change your e-mail");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadEmail(request, context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runEmail(request, context);
}

export default function EmailRoute() {
  return <EmailPage {...useLoaderData<typeof loader>()} answer={usePostAnswer<EmailAnswer>()} />;
}
