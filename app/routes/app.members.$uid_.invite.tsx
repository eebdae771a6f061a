import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChooseBrief } from "~/features/invitations/pages/choose-brief";
import { loadChooseBrief } from "~/features/invitations/pages/choose-brief.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/invitations.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.forWhich());

export async function loader({ request, context, params: { uid = "" } }: LoaderFunctionArgs) {
  return loadChooseBrief(request, context, uid);
}

export default function ChooseBriefRoute() {
  return <ChooseBrief {...useLoaderData<typeof loader>()} />;
}
