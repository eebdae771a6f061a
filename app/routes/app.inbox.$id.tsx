import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { namedOf } from "~/features/conversations/pages/conversation-texts";
import { Thread } from "~/features/conversations/pages/thread";
import { loadThread } from "~/features/conversations/pages/thread-page.server";
import { runThread } from "~/features/conversations/pages/write-message.server";
import { usePostAnswer } from "~/shell/forms/use-post-answer";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/conversations.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";
export { clientAction, headers, shouldRevalidate } from "~/shell/forms/form-route";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data ? words.conversationWith(namedOf(data.conversation)) : words.conversation());

export async function loader({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  return loadThread(request, context, id);
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  return runThread(request, context, id);
}

export default function ConversationPage() {
  const page = useLoaderData<typeof loader>();
  const answer = usePostAnswer<never>() ?? page.kept ?? undefined;
  // A new component for each thread, so that text typed in one doesn't appear in the next.
  return <Thread key={useParams().id} {...page} answer={answer} />;
}
