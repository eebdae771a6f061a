import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadComparison } from "~/members/proposals/decide/compare-page.server";
import { CompareView } from "~/members/proposals/decide/compare-view";
import type { LiveHandle } from "~/web/page/live";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "brief" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Compare proposals");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return json(await loadComparison(request, context, params.id ?? ""));
}

export default function ComparePage() {
  return <CompareView {...useLoaderData<typeof loader>()} />;
}
