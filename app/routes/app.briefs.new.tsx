import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadNewBrief } from "~/members/briefs/own/brief-form.server";
import { BriefFormPage } from "~/members/briefs/own/brief-form-page";
import { runBriefForm } from "~/members/briefs/own/save-brief-form.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { keepDraft as clientAction } from "~/web/forms/keep-draft";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "New brief");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNewBrief(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runBriefForm(request, context, null);
}

export default BriefFormPage;
