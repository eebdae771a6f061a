import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadNewBrief } from "~/features/own-briefs/pages/brief-form.server";
import { BriefFormPage } from "~/features/own-briefs/pages/brief-form-page";
import { runBriefForm } from "~/features/own-briefs/pages/save-brief-form.server";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/briefs.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { loadPage as clientLoader } from "~/shell/client/load-page";
export { headers } from "~/shell/forms/form-route";
export { keepDraft as clientAction } from "~/shell/forms/keep-draft";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.newBrief());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNewBrief(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runBriefForm(request, context, null);
}

export default BriefFormPage;
