import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Notifications } from "~/members/notifications/notifications";
import { loadNotifications, runNotifications } from "~/members/notifications/notifications.server";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import type { LiveHandle } from "~/web/page/live";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Notifications");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadNotifications(request, context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runNotifications(request, context);
}

export default function NotificationsPage() {
  return <Notifications list={useLoaderData<typeof loader>()} lastResult={usePostAnswer()?.lastResult} />;
}
