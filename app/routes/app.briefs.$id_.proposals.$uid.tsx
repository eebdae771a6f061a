import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type DecisionShown, decideProposal } from "~/features/proposals/pages/decide/decide.server";
import { nameOf } from "~/features/proposals/pages/decide/decide-texts";
import { loadProposal } from "~/features/proposals/pages/decide/decision-page.server";
import { DecisionView } from "~/features/proposals/pages/decide/decision-view";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/proposalsDecision.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? words.titleOf({ name: nameOf(data.proposal) }) : words.title());

export async function loader({ request, context, params: { id = "", uid = "" } }: LoaderFunctionArgs) {
  return loadProposal(request, context, { id, uid });
}

export async function action({ request, context, params: { id = "", uid = "" } }: ActionFunctionArgs) {
  return decideProposal(request, context, { brief: id, applicant: uid });
}

export default function ProposalPage() {
  const page = useLoaderData<typeof loader>();
  return <DecisionView {...page} answer={usePostAnswer<DecisionShown>() ?? page.kept ?? undefined} />;
}
