import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { OwnProposal } from "~/features/proposals/pages/own/own-proposal";
import { loadOwnProposal, runOwnProposal } from "~/features/proposals/pages/own/own-proposal.server";
import type { ChangedBrief } from "~/features/proposals/pages/own/proposal-form-answer";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/proposalsOwn.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";
export { keepDraft as clientAction } from "~/shell/forms/keep-draft";

/** Updates itself once there is nothing left to write. */
export const handle: LiveHandle = {
  live(data) {
    const { status = "DRAFT" } = (data as SerializeFrom<typeof loader> | undefined)?.brief.ownProposal ?? {};
    return status === "DRAFT" || status === "WITHDRAWN" ? null : "brief";
  },
};

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ? words.titleFor({ title: data.brief.title }) : words.title());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadOwnProposal(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runOwnProposal(request, context, params.id ?? "");
}

export default function OwnProposalPage() {
  const { brief, uid, kept, own, version, ...begun } = useLoaderData<typeof loader>();
  const posted = usePostAnswer<ChangedBrief>();
  const [params] = useSearchParams();
  // A new key gives a saved form its stored values, and a kept form the fields without an earlier
  // message.
  const key = `${brief.id} ${params.get("saved")} ${params.get("change")} ${kept ? "kept" : ""}`;
  const answer = posted ?? kept ?? undefined;
  return <OwnProposal key={key} brief={brief} answer={answer} begun={begun} own={own} version={version} />;
}
