import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OwnBadges } from "~/features/public-pages/pages/own-badges";
import { loadOwnBadges } from "~/features/public-pages/pages/own-badges.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/badges.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadOwnBadges(request, context);
}

export default function OwnBadgesPage() {
  return <OwnBadges {...useLoaderData<typeof loader>()} />;
}
