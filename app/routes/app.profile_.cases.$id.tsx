import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CasePage } from "~/features/cases/pages/case-page";
import { loadCase, runCase } from "~/features/cases/pages/case-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/cases.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.saved?.title ?? words.oneCase());

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  return loadCase(request, context, id);
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  return runCase(request, context, id);
}

export default function OwnCasePage() {
  return <CasePage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
