import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SnippetsPage } from "~/features/conversations/pages/snippets";
import { loadSnippets, runSnippets } from "~/features/conversations/pages/snippets.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/snippets.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSnippets(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runSnippets(request, context);
}

export default function Snippets() {
  const page = useLoaderData<typeof loader>();
  return <SnippetsPage {...page} answer={usePostAnswer<never>() ?? page.kept ?? undefined} />;
}
