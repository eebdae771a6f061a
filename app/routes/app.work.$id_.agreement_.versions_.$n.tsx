import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { VersionPage } from "~/features/agreements/pages/version-page";
import { loadVersion } from "~/features/agreements/pages/version-page.server";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/agreements.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches, params }) =>
  pageTitle(matches, words.versionWindow({ n: params.n ?? "" }));

export async function loader({ request, context, params: { id = "", n = "" } }: LoaderFunctionArgs) {
  return loadVersion(request, context, { id, n });
}

export default function VersionRoute() {
  return <VersionPage {...useLoaderData<typeof loader>()} />;
}
