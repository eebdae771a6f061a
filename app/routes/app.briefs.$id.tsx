import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OpenBrief } from "~/features/open-briefs/pages/open-brief";
import { runBriefMove } from "~/features/own-briefs/pages/move-brief.server";
import { OwnBrief } from "~/features/own-briefs/pages/own-brief";
import { loadBrief } from "~/features/own-briefs/pages/own-brief.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/briefs.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "brief" };

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ?? words.briefPage());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadBrief(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runBriefMove(request, context, params.id ?? "");
}

export default function BriefPage() {
  const page = useLoaderData<typeof loader>();
  const answer = usePostAnswer() ?? page.kept ?? undefined;
  // Only its owner gets the check.
  return page.brief.check ? <OwnBrief {...page} answer={answer} /> : <OpenBrief {...page} answer={answer} />;
}
