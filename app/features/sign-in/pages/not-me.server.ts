import { type AppLoadContext, json } from "@remix-run/node";
import { tooManyPosts } from "~/platform/values/too-many";
import { tooManyInit } from "~/shell/request/too-many.server";

/** What the page of a link “this wasn’t me” shows. */
export interface NotMeView {
  /** `unknown`: not ours, or expired. */
  state: "asks" | "done" | "unknown";
  /** Why a press did nothing. */
  failed: string | null;
}

/** Changes nothing: programs that check mails open every link. */
export async function loadNotMe(request: Request, { auth }: AppLoadContext) {
  const link = auth.readNotMe(new URL(request.url).searchParams);
  return json<NotMeView>({ state: link ? "asks" : "unknown", failed: null }, link ? 200 : 404);
}

/** Presses the page's button: all of the account's browsers are signed out, this one included. */
export async function runNotMe(request: Request, context: AppLoadContext) {
  const post = await context.takePost();
  if (!post.ok)
    return json<NotMeView>(
      { state: "asks", failed: tooManyPosts(post.retryAfterMs) },
      tooManyInit(post.retryAfterMs),
    );
  const ended = await context.auth.endAfterNotMe(new URL(request.url).searchParams);
  return json<NotMeView>({ state: ended ? "done" : "unknown", failed: null }, ended ? 200 : 404);
}
