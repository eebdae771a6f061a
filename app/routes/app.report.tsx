import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReportPage } from "~/members/report/report-page";
import { loadReport, runReport } from "~/members/report/report-page.server";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Report");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadReport(request, context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runReport(request, context);
}

export default function ReportRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} answer={usePostAnswer()} />;
}
