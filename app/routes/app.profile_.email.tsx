import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmailPage } from "~/features/account-page/pages/email-page";
import { type EmailAnswer, loadEmail, runEmail } from "~/features/account-page/pages/email-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/accountsEmail.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadEmail(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runEmail(request, context);
}

export default function EmailRoute() {
  return <EmailPage {...useLoaderData<typeof loader>()} answer={usePostAnswer<EmailAnswer>()} />;
}
