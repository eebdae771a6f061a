import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/web/page/page-title";
import { OwnProposals } from "~/web/proposals/own/own-proposals";
import { loadOwnProposals } from "~/web/proposals/own/own-proposals.server";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "My proposals");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadOwnProposals(request, context));
}

export default function OwnProposalsPage() {
  return <OwnProposals list={useLoaderData<typeof loader>()} />;
}
