import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { isSignedOut } from "~/shell/api/graphql-failure";
import { ChangesDocument } from "~/shell/operations/operations.generated";
import { toChangeEvents } from "~/shell/request/change-events.server";
import { noAnswer } from "~/shell/request/trouble.server";

/**
 * The stream of changes for the member of this request. Without a session it is 204, after which no browser asks again:
 * a login page would be of no use here.
 */
async function openChanges(request: Request, context: AppLoadContext): Promise<Response> {
  const found = await context.session();
  if (found.state === "trouble") throw noAnswer();
  if (found.state === "signed-out") return askNoMore();
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // For proxies of nginx’s kind, which would keep events until there are many.
    "x-accel-buffering": "no",
  };
  // Nobody would read a stream’s body, nor end it.
  if (request.method !== "GET") return new Response(null, { headers });
  try {
    const changes = await context.api.follow(ChangesDocument, readAsked(request), found.session);
    return new Response(toChangeEvents(changes), { headers });
  } catch (error) {
    // The session ended between the two questions.
    if (isSignedOut(error)) return askNoMore();
    throw error;
  }
}

const askNoMore = () => new Response(null, { status: 204 });

/** What the browser has seen: by itself it names the last event of a stream that broke off. */
function readAsked({ url, headers }: Request) {
  const { searchParams } = new URL(url);
  const seen = headers.get("last-event-id") ?? searchParams.get("since");
  const brief = searchParams.get("brief");
  if (seen === null) return { brief, shownAt: searchParams.get("shown") };
  // One that was made up counts as none.
  return { brief, since: /^\d{1,9}$/.test(seen) ? Number(seen) : null };
}

/**
 * What open pages listen to: server-sent events that say when to ask anew
 * (decisions/live-pages.md).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return openChanges(request, context);
}
