import type { LoaderFunctionArgs } from "@remix-run/node";
import { openChanges } from "~/shell/request/open-changes.server";

/** What open pages listen to: server-sent events that say when to ask anew (decision 0086). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return openChanges(request, context);
}
