import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { runSaveBrief } from "~/features/briefs/pages/open/save-brief.server";
import { SavedBriefs } from "~/features/briefs/pages/open/saved-briefs";
import { loadSavedBriefs } from "~/features/briefs/pages/open/saved-briefs.server";
import { formErrors } from "~/shell/forms/post-answer";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { retryAfterHeaders as headers } from "~/shell/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Saved briefs");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadSavedBriefs(request, context));
}

/** Saves a brief, or takes it out, for every page that has the button. */
export async function action({ request, context }: ActionFunctionArgs) {
  return runSaveBrief(request, context);
}

export default function SavedBriefsPage() {
  const [refused] = formErrors(usePostAnswer());
  return <SavedBriefs list={useLoaderData<typeof loader>()} refused={refused ?? null} />;
}
