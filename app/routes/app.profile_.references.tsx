import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReferencesPage } from "~/features/references/pages/references-page";
import { loadReferences } from "~/features/references/pages/references-page.server";
import { pageTitle } from "~/shell/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Your references");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadReferences(request, context));
}

export default function ReferencesRoute() {
  return <ReferencesPage {...useLoaderData<typeof loader>()} />;
}
