import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFeed } from "~/features/saved-searches/pages/feeds.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadFeed(request, context, "search", params.secret ?? "");
}
