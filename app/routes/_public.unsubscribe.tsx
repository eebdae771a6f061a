import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadUnsubscribe, runUnsubscribe } from "~/features/notification-center/pages/unsubscribe.server";
import { UnsubscribePage } from "~/features/notification-center/pages/unsubscribe-page";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/notifications.generated";

export const meta: MetaFunction = ({ matches }) => [
  ...pageTitle(matches, words.stopTitle()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadUnsubscribe(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runUnsubscribe(request, context);
}

export default function Unsubscribe() {
  const link = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <UnsubscribePage stop={answer ?? link} />;
}
