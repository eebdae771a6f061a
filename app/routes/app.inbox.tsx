import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { Inbox } from "~/members/inbox/inbox";
import { loadInbox } from "~/members/inbox/inbox-list.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Inbox");

/** The list of conversations, around the one that is read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadInbox(request, context));
}

export default function InboxLayout() {
  const isOpen = useMatches().at(-1)?.id !== "routes/app.inbox._index";
  return (
    <Inbox page={useLoaderData<typeof loader>()} isOpen={isOpen}>
      <Outlet />
    </Inbox>
  );
}
