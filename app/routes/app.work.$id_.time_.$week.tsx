import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadWeek, runWeek } from "~/features/time-sheets/pages/time-page.server";
import { WeekPage } from "~/features/time-sheets/pages/week-page";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/timeSheets.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.weekTitle());

export async function loader({ request, context, params: { id = "", week = "" } }: LoaderFunctionArgs) {
  return loadWeek(request, context, { id, week });
}

export async function action({ request, context, params: { id = "", week = "" } }: ActionFunctionArgs) {
  return runWeek(request, context, { id, week });
}

export default function WeekRoute() {
  return <WeekPage page={useLoaderData<typeof loader>()} answer={usePostAnswer<never>()} />;
}
