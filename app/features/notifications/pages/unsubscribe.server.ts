import { type AppLoadContext, json } from "@remix-run/node";
import { StopMailsDocument } from "~/shell/operations/operations.generated";
import { readPost } from "~/shell/request/read-form.server";

/** What the link in a mail stops, as people say it, null for a link that isn't ours; `done`: it has. */
export interface Unsubscribe {
  about: string | null;
  done: boolean;
}

/** Stops nothing: programs that check mails open every link. */
export function loadUnsubscribe(request: Request, { auth }: AppLoadContext) {
  return answer(auth.readStop(queryOf(request)), false);
}

/**
 * Stops it, for a press of the page's button as for one in a mail program (RFC 8058), which knows no session and
 * wants no redirect. Not counted by network: a provider posts for many people, a link that isn't ours reads
 * nothing, and one of ours writes once.
 */
export async function runUnsubscribe(request: Request, { auth, api }: AppLoadContext) {
  // Nothing in it counts; it is read within the bounds of every form.
  await readPost(request);
  const query = queryOf(request);
  const stop = auth.readStop(query);
  if (!stop) return answer(null, true);
  const { stopMails } = await api.run(StopMailsDocument, { link: String(query) });
  return answer(stopMails.code === "SUCCESS" ? stop : null, true);
}

function answer(stop: Stop | null, done: boolean) {
  const about = stop && (stop.conversation ? "this conversation" : stop.topics.join(" and "));
  return json<Unsubscribe>({ about, done: done && about !== null }, about === null ? 404 : 200);
}

type Stop = NonNullable<ReturnType<AppLoadContext["auth"]["readStop"]>>;

function queryOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
