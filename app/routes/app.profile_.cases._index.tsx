import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CasesPage } from "~/features/cases/pages/cases-page";
import { loadCases, runCases } from "~/features/cases/pages/cases-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/cases.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.cases());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadCases(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runCases(request, context);
}

export default function OwnCasesPage() {
  return <CasesPage {...useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
