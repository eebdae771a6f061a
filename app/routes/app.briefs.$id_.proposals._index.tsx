import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/web/page/page-title";
import { loadProposals } from "~/web/proposals/decide/proposals-page.server";
import { ProposalsView } from "~/web/proposals/decide/proposals-view";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ? `Proposals · ${data.brief.title}` : "Proposals");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return json(await loadProposals(request, context, params.id ?? ""));
}

export default function ProposalsPage() {
  return <ProposalsView {...useLoaderData<typeof loader>()} />;
}
