import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Notifications } from "~/features/notification-center/pages/notifications";
import {
  loadNotifications,
  runNotifications,
} from "~/features/notification-center/pages/notifications.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/notifications.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.title());

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadNotifications(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runNotifications(request, context);
}

export default function NotificationsPage() {
  return <Notifications list={useLoaderData<typeof loader>()} lastResult={usePostAnswer()?.lastResult} />;
}
