import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ScopePage } from "~/features/scope/pages/scope-page";
import { loadScope } from "~/features/scope/pages/scope-page.server";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/scope.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.pageTitle());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadScope(request, context, params.id ?? "");
}

export default function ScopeRoute() {
  return <ScopePage {...useLoaderData<typeof loader>()} />;
}
