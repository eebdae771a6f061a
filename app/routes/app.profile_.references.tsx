import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReferencesPage } from "~/features/references/pages/references-page";
import { loadReferences, runReferences } from "~/features/references/pages/references-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/references.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadReferences(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runReferences(request, context);
}

export default function ReferencesRoute() {
  const page = useLoaderData<typeof loader>();
  return <ReferencesPage {...page} answer={usePostAnswer<never>() ?? page.kept ?? undefined} />;
}
