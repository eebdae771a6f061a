import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadBriefForm } from "~/features/own-briefs/pages/brief-form.server";
import { BriefFormPage } from "~/features/own-briefs/pages/brief-form-page";
import { runBriefForm } from "~/features/own-briefs/pages/save-brief-form.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/briefsForm.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";
export { keepDraft as clientAction } from "~/shell/forms/keep-draft";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.mode === "published" ? words.mendPage() : words.editPage());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadBriefForm(request, context, params.id ?? "");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return runBriefForm(request, context, params.id ?? "");
}

export default BriefFormPage;
