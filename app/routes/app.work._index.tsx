import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnWorks } from "~/features/references/pages/own-works";
import { loadOwnWorks } from "~/features/references/pages/own-works.server";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/work.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member", again: true };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.listTitle());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadOwnWorks(request, context);
}

export default function OwnWorksPage() {
  return <OwnWorks list={useLoaderData<typeof loader>()} />;
}
