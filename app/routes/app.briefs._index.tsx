import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BriefsView } from "~/web/app/briefs-view";
import { requireViewer } from "~/web/app/viewer.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Briefs");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await requireViewer(request, context));
}

export default function BriefsPage() {
  return <BriefsView viewer={useLoaderData<typeof loader>()} />;
}
