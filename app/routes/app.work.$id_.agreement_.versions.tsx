import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadVersions } from "~/features/agreements/pages/version-page.server";
import { VersionsPage } from "~/features/agreements/pages/versions-page";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/agreements.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.allVersions());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadVersions(request, context, params.id ?? "");
}

export default function VersionsRoute() {
  return <VersionsPage {...useLoaderData<typeof loader>()} />;
}
