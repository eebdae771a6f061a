import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnProposals } from "~/features/proposals/pages/own/own-proposals";
import { loadOwnProposals } from "~/features/proposals/pages/own/own-proposals.server";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/proposalsOwn.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member", again: true };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.listTitle());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadOwnProposals(request, context);
}

export default function OwnProposalsPage() {
  return <OwnProposals list={useLoaderData<typeof loader>()} />;
}
