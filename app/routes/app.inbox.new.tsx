import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewConversation } from "~/members/inbox/new-conversation";
import { loadNewConversation } from "~/members/inbox/new-conversation.server";
import { runNewConversation } from "~/members/inbox/write-message.server";
import { usePostAnswer } from "~/web/forms/use-post-answer";
import { pageTitle } from "~/web/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "New message");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadNewConversation(request, context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runNewConversation(request, context);
}

export default function NewConversationPage() {
  const page = useLoaderData<typeof loader>();
  return <NewConversation {...page} answer={usePostAnswer<never>() ?? page.kept ?? undefined} />;
}
