import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CasePage } from "~/features/cases/pages/case-page";
import { loadNewCase, runCase } from "~/features/cases/pages/case-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/cases.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.newCase());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNewCase(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runCase(request, context, null);
}

export default function NewCasePage() {
  return <CasePage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
