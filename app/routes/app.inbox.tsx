import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { InboxView } from "~/members/app/inbox-view";
import { requireViewer } from "~/members/viewer/viewer.server";
import type { LiveHandle } from "~/web/page/live";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

/** Shows by itself what changes (web/page/live.tsx). */
export const handle: LiveHandle = { live: "member" };

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Inbox");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  return null;
}

export default function InboxPage() {
  return <InboxView />;
}
