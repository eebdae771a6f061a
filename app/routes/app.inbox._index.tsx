import { type AppLoadContext, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { type InboxPage, loadInbox } from "~/features/conversations/pages/inbox-list.server";
import { Thread } from "~/features/conversations/pages/thread";
import { loadThread, type ThreadPage } from "~/features/conversations/pages/thread-page.server";
import { quiet } from "~/ui/text.css";

/** What it shows is read at an address of its own as soon as the page runs. */
export const shouldRevalidate = () => false;

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadFirstThread(request, context));
}

/** Beside the list, where there is room. */
export default function FirstConversation() {
  const page = useLoaderData<typeof loader>();
  const inbox = useRouteLoaderData("routes/app.inbox") as InboxPage | undefined;
  if (page) return <Thread key={page.conversation.id} {...page} answer={undefined} isBeside />;
  // Where there is none to choose, the list says so.
  if (!inbox || inbox.rows.length + (inbox.found?.length ?? 0) === 0) return null;
  return <p className={quiet}>Choose a conversation to read it here.</p>;
}

/**
 * The conversation that stands beside the inbox at its start, or null. In a document alone: a page that runs goes on to
 * the address of the conversation where there is room for it (`useOpenBeside`).
 */
async function loadFirstThread(request: Request, context: AppLoadContext): Promise<ThreadPage | null> {
  const { first } = await loadInbox(request, context);
  if (context.isDataRequest || first === null) return null;
  try {
    return await loadThread(request, context, first, { isShown: false });
  } catch (error) {
    // Gone since, or its reader is suspended, which the list says.
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}
