import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ConfirmPage } from "~/features/account-page/pages/confirm-page";
import { loadConfirm, runConfirm } from "~/features/account-page/pages/confirm-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/accountsConfirm.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadConfirm(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runConfirm(request, context);
}

export default function ConfirmRoute() {
  return <ConfirmPage {...useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
