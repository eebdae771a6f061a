import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ScopeItemPage } from "~/features/scope/pages/scope-item-page";
import { loadScopeItem, runScopeItem } from "~/features/scope/pages/scope-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/scope.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.question());

export async function loader({ request, context, params: { id = "", message = "" } }: LoaderFunctionArgs) {
  return loadScopeItem(request, context, { id, message });
}

export async function action({ request, context, params: { id = "", message = "" } }: ActionFunctionArgs) {
  return runScopeItem(request, context, { id, message });
}

export default function ScopeItemRoute() {
  return <ScopeItemPage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
