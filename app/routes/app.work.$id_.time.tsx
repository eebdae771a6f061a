import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TimePage } from "~/features/time-sheets/pages/time-page";
import { loadTime } from "~/features/time-sheets/pages/time-page.server";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/timeSheets.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.pageTitle());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadTime(request, context, params.id ?? "");
}

export default function TimeRoute() {
  return <TimePage {...useLoaderData<typeof loader>()} />;
}
