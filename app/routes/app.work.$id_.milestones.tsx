import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MilestonesPage } from "~/features/milestones/pages/milestones-page";
import { loadMilestones, runMilestones } from "~/features/milestones/pages/milestones-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/milestones.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.pageTitle());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadMilestones(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runMilestones(request, context, params.id ?? "");
}

export default function MilestonesRoute() {
  return <MilestonesPage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
