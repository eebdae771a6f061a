import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadBriefForm } from "~/members/briefs/own/brief-form.server";
import { BriefFormPage } from "~/members/briefs/own/brief-form-page";
import { runBriefForm } from "~/members/briefs/own/save-brief-form.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { keepDraft as clientAction } from "~/web/forms/keep-draft";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mode === "dates" ? "Change the dates" : "Edit the brief");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadBriefForm(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runBriefForm(request, context, params.id ?? "");
}

export default BriefFormPage;
