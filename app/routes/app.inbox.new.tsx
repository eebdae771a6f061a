import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewConversation } from "~/features/conversations/pages/new-conversation";
import { loadNewConversation } from "~/features/conversations/pages/new-conversation.server";
import { runNewConversation } from "~/features/conversations/pages/write-message.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";

export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";
export { retryAfterHeaders as headers } from "~/shell/request/retry-after";

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
