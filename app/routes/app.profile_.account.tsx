import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/features/account-page/pages/account-page";
import { loadAccount, runAccount } from "~/features/account-page/pages/account-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import * as words from "~/words/accountsPage.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadAccount(request, context);
  const { noExport, exportAgain } = loaded;
  return json(loaded, exportAgain ? tooManyInit(exportAgain.wait) : noExport ? noAnswerInit : undefined);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runAccount(request, context);
}

export default function AccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
