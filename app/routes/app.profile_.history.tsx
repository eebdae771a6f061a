import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HistoryPage } from "~/features/resume/pages/history-page";
import { loadHistory, runHistory } from "~/features/resume/pages/history-page.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/history.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.sections.length === 1 ? words.titleAgency() : words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadHistory(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runHistory(request, context);
}

export default function OwnHistoryPage() {
  return <HistoryPage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
