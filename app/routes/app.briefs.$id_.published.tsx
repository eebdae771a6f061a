import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PublishedPage } from "~/features/own-briefs/pages/published-page";
import { loadPublished } from "~/features/own-briefs/pages/published-page.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/briefsShare.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadPublished(request, context, params.id ?? "");
}

export default function PublishedRoute() {
  return <PublishedPage {...useLoaderData<typeof loader>()} />;
}
