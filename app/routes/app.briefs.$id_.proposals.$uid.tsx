import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type DecisionShown, decideProposal } from "~/members/proposals/decide/decide.server";
import { nameOf } from "~/members/proposals/decide/decide-words";
import { loadProposal } from "~/members/proposals/decide/decision-page.server";
import { DecisionView } from "~/members/proposals/decide/decision-view";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? `Proposal of ${nameOf(data.proposal)}` : "Proposal");

export async function loader({ request, context, params: { id = "", uid = "" } }: LoaderFunctionArgs) {
  return json(await loadProposal(request, context, { id, uid }));
}

export async function action({ request, context, params: { id = "", uid = "" } }: ActionFunctionArgs) {
  return decideProposal(request, context, { brief: id, applicant: uid });
}

export default function ProposalPage() {
  const page = useLoaderData<typeof loader>();
  return <DecisionView {...page} answer={usePostAnswer<DecisionShown>() ?? page.kept ?? undefined} />;
}
