import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadComparison } from "~/features/proposals/pages/decide/compare-page.server";
import { CompareView } from "~/features/proposals/pages/decide/compare-view";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/proposalsCompare.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "brief" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadComparison(request, context, params.id ?? "");
}

export default function ComparePage() {
  return <CompareView {...useLoaderData<typeof loader>()} />;
}
