import { type AppLoadContext, json } from "@remix-run/node";
import type { NotifyTopic } from "~/contract/account";
import { readPost } from "~/web/request/read-form.server";

/** What the link in a mail stops; `done`: it has. Without topics it isn't a link of ours. */
export interface Unsubscribe {
  topics: NotifyTopic[];
  done: boolean;
}

/** Stops nothing: programs that check mails open every link. */
export function loadUnsubscribe(request: Request, { auth }: AppLoadContext) {
  return answer(auth.readStop(queryOf(request))?.topics, false);
}

/**
 * Stops it, for a press of the page's button as for one in a mail program (RFC 8058), which knows no session and
 * wants no redirect. Not counted by network: a provider posts for many people, a link that isn't ours reads
 * nothing, and one of ours writes once.
 */
export async function runUnsubscribe(request: Request, { auth }: AppLoadContext) {
  // Nothing in it counts; it is read within the bounds of every form.
  await readPost(request);
  return answer((await auth.unsubscribe(queryOf(request)))?.topics, true);
}

function answer(topics: NotifyTopic[] | undefined, done: boolean) {
  return json<Unsubscribe>({ topics: topics ?? [], done: done && topics !== undefined }, topics ? 200 : 404);
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
