import { type AppLoadContext, json } from "@remix-run/node";
import { StopMailsDocument } from "~/shell/operations/operations.generated";
import { isCutLink, queryOfMailed } from "~/shell/request/mailed-link.server";
import { readPost } from "~/shell/request/read-form.server";
import { signedCodeLength } from "~/values/signed-code.server";

/**
 * What the link in a mail stops: `conversation`, `search`, `searches`, `availability`, or the
 * topics, `_` between them, by which the page chooses its words; null for a link that we didn't
 * make. `done`: it is stopped.
 */
export interface Unsubscribe {
  about: string | null;
  /** Of saved searches, which say themselves when they tell. */
  isOfSearches: boolean;
  done: boolean;
  /** Whether it is a part of such a link. */
  isCut: boolean;
}

/** Stops nothing: programs that check mails open every link. */
export function loadUnsubscribe(request: Request, { auth }: AppLoadContext) {
  const query = queryOfMailed(request);
  return answer(query, auth.readStop(query), false);
}

/**
 * Stops the mails, for the page's button and for a mail program's (RFC 8058), which has no session
 * and follows no redirect. Not rate limited by network: a mail provider posts for many people, a
 * forged link reads nothing, and a real one writes once.
 */
export async function runUnsubscribe(request: Request, { auth, api }: AppLoadContext) {
  // The body is ignored, but read within the limits of every form.
  await readPost(request);
  const query = queryOfMailed(request);
  const stop = auth.readStop(query);
  if (!stop) return answer(query, null, true);
  const { stopMails } = await api.run(StopMailsDocument, { link: String(query) });
  return answer(query, stopMails.code === "SUCCESS" ? stop : null, true);
}

function answer(query: URLSearchParams, stop: Stop | null, done: boolean) {
  const about = stop && aboutOf(stop);
  const isCut = stop === null && isCutLink(query, { to: 1, about: 1, code: signedCodeLength });
  return json<Unsubscribe>(
    { about, isOfSearches: Boolean(stop?.searches), done: done && about !== null, isCut },
    about === null ? 404 : 200,
  );
}

function aboutOf({ conversation, searches, availability, topics }: Stop): string {
  if (availability) return "availability";
  if (conversation) return "conversation";
  if (searches) return searches.length === 1 ? "search" : "searches";
  return [...topics].sort().join("_");
}

type Stop = NonNullable<ReturnType<AppLoadContext["auth"]["readStop"]>>;
