import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { loadFirstThread } from "~/features/conversations/pages/first-thread.server";
import type { InboxPage } from "~/features/conversations/pages/inbox-list.server";
import { Thread } from "~/features/conversations/pages/thread";
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
