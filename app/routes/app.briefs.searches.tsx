import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchesPage } from "~/features/saved-searches/pages/searches";
import { loadSearches, type MadeFeed, runSearches } from "~/features/saved-searches/pages/searches.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/savedSearches.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSearches(request, context);
}

/** Saves a search, for every page that has the form, and changes those that are saved. */
export async function action({ request, context }: ActionFunctionArgs) {
  return runSearches(request, context);
}

export default function SavedSearches() {
  return <SearchesPage {...useLoaderData<typeof loader>()} answer={usePostAnswer<MadeFeed>()} />;
}
