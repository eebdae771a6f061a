import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AskedPage } from "~/features/references/pages/asked-page";
import { loadAsked, runAsked } from "~/features/references/pages/asked-page.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/referencesAsked.generated";

export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, words.pageTitle()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadAsked(request, context, params.secret ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runAsked(request, context, params.secret ?? "");
}

export default function AskedRoute() {
  return <AskedPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
