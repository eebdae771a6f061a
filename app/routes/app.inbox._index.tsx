import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type InboxPage, loadInbox } from "~/features/conversations/pages/inbox-list.server";
import { Thread } from "~/features/conversations/pages/thread";
import { loadThread, type ThreadPage } from "~/features/conversations/pages/thread-page.server";
import { quiet } from "~/ui/text.css";
import * as words from "~/words/conversations.generated";

export { loadPage as clientLoader } from "~/shell/client/load-page";

/** A running page reads the conversation at an address of its own. */
export const shouldRevalidate = () => false;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadFirstThread(request, context);
}

/** Shown beside the list, where there is room. */
export default function FirstConversation() {
  const page = useLoaderData<typeof loader>();
  const inbox = useRouteLoaderData("routes/app.inbox") as InboxPage | undefined;
  if (page) return <Thread key={page.conversation.id} {...page} answer={undefined} isBeside />;
  // If there is none to choose, the list says so.
  if (!inbox || inbox.rows.length + (inbox.found?.length ?? 0) === 0) return null;
  return <p className={quiet}>{words.chooseOne()}</p>;
}

/**
 * The conversation shown beside the inbox at its start, or null. Only in a document: a running page
 * navigates to the conversation's address if there is room for it (`useOpenBeside`).
 */
async function loadFirstThread(request: Request, context: AppLoadContext): Promise<ThreadPage | null> {
  const { first } = await loadInbox(request, context);
  if (context.isDataRequest || first === null) return null;
  try {
    return await loadThread(request, context, first, { isShown: false });
  } catch (error) {
    // It was removed since, or its reader is suspended, which the list says.
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}
