import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadProposals } from "~/members/proposals/decide/proposals-page.server";
import { ProposalsView } from "~/members/proposals/decide/proposals-view";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ? `Proposals · ${data.brief.title}` : "Proposals");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return json(await loadProposals(request, context, params.id ?? ""));
}

export default function ProposalsPage() {
  return <ProposalsView {...useLoaderData<typeof loader>()} />;
}
