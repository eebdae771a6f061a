import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { runSaveBrief } from "~/members/briefs/open/save-brief.server";
import { SavedBriefs } from "~/members/briefs/open/saved-briefs";
import { loadSavedBriefs } from "~/members/briefs/open/saved-briefs.server";
import { formErrors } from "~/web/forms/post-answer";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

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
