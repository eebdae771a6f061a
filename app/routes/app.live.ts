import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { isSignedOut } from "~/shell/api/graphql-failure";
import { ChangesDocument } from "~/shell/operations/operations.generated";
import { toChangeEvents } from "~/shell/request/change-events.server";
import { noAnswer } from "~/shell/request/trouble.server";

/**
 * The stream of changes for the member of this request. Without a session it answers 204, after
 * which browsers stop reconnecting: a login page would be of no use here.
 */
async function openChanges(request: Request, context: AppLoadContext): Promise<Response> {
  const found = await context.session();
  if (found.state === "trouble") throw noAnswer();
  if (found.state === "signed-out") return askNoMore();
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // For proxies like nginx, which would buffer events.
    "x-accel-buffering": "no",
  };
  // The body of a HEAD answer would be neither read nor closed.
  if (request.method !== "GET") return new Response(null, { headers });
  try {
    const changes = await context.api.follow(ChangesDocument, readAsked(request), found.session);
    return new Response(toChangeEvents(changes), { headers });
  } catch (error) {
    // The session ended between the two requests.
    if (isSignedOut(error)) return askNoMore();
    throw error;
  }
}

const askNoMore = () => new Response(null, { status: 204 });

/** What the browser has seen: after a broken stream it names the last event by itself. */
function readAsked({ url, headers }: Request) {
  const { searchParams } = new URL(url);
  const seen = headers.get("last-event-id") ?? searchParams.get("since");
  const brief = searchParams.get("brief");
  if (seen === null) return { brief, shownAt: searchParams.get("shown") };
  // A forged version counts as none.
  return { brief, since: /^\d{1,9}$/.test(seen) ? Number(seen) : null };
}

/**
 * The server-sent events that tell open pages when to reload their data (decisions/live-pages.md).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return openChanges(request, context);
}
