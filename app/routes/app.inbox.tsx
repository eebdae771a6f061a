import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData, useMatches } from "@remix-run/react";
import { Inbox } from "~/features/conversations/pages/inbox";
import { loadInbox } from "~/features/conversations/pages/inbox-list.server";
import { keepWhenOffline } from "~/shell/client/keep-typed";
import type { LiveHandle } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import * as words from "~/words/conversations.generated";

export { loadFrame as clientLoader } from "~/shell/client/load-frame";

/** Opening a conversation marks it as read, which the list shows. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  keepWhenOffline({
    ...args,
    defaultShouldRevalidate:
      args.defaultShouldRevalidate || args.currentUrl.pathname !== args.nextUrl.pathname,
  });

/** Updates itself (app/shell/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, words.inbox());

/** The list of conversations, around the open one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadInbox(request, context);
}

export default function InboxLayout() {
  const isOpen = useMatches().at(-1)?.id !== "routes/app.inbox._index";
  return (
    <Inbox page={useLoaderData<typeof loader>()} isOpen={isOpen}>
      <Outlet />
    </Inbox>
  );
}
