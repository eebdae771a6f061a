import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReportPage } from "~/features/moderation/pages/report-page";
import { loadReport, runReport } from "~/features/moderation/pages/report-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/moderation.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadReport(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runReport(request, context);
}

export default function ReportRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
