import { type AppLoadContext, json } from "@remix-run/node";
import type { FollowedChange } from "~/features/sign-in/auth/address-change/follow-link.server";
import { isCutLink, queryOfMailed } from "~/shell/request/mailed-link.server";
import { readForm, textsOf } from "~/shell/request/read-form.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { signedCodeLength } from "~/values/signed-code.server";
import { tooManyPosts } from "~/values/too-many";
import * as words from "~/words/signInChange.generated";

/** What the page of a link shows. */
export interface ChangeEmailView {
  /** Null for a link that does nothing: not ours, expired, or of an earlier change. */
  change: FollowedChange | null;
  /** Why a press did nothing. */
  failed: string | null;
  /** Whether it is a part of such a link. */
  isCut?: boolean;
}

/** Changes nothing: programs that check mails open every link. */
export async function loadChangeEmail(request: Request, { auth }: AppLoadContext) {
  const query = queryOfMailed(request);
  const change = await auth.readChangeLink(query);
  const isCut = !change && isCutLink(query, { of: 1, change: 1, side: 1, code: signedCodeLength });
  return json<ChangeEmailView>({ change, failed: null, isCut }, change ? 200 : 404);
}

/** Presses the page's button. A signed-in browser stays signed in after the change. */
export async function runChangeEmail(request: Request, context: AppLoadContext) {
  const { auth, cookies } = context;
  const { intent } = textsOf(await readForm(request, ["intent"]));
  if (intent !== "confirm" && intent !== "stop") return loadChangeEmail(request, context);
  const query = queryOfMailed(request);
  const before = await auth.readChangeLink(query);
  const post = await context.takePost();
  if (!post.ok)
    return json<ChangeEmailView>(
      { change: before, failed: tooManyPosts(post.retryAfterMs) },
      tooManyInit(post.retryAfterMs),
    );
  const found = await context.session();
  const session = found.state === "signed-in" ? found.session : null;
  const followed = await auth.followChangeLink(query, { stop: intent === "stop", session });
  if (!followed.ok && followed.code === "not-active")
    return json<ChangeEmailView>({ change: before, failed: words.notActive() }, 403);
  if (!followed.ok) return json<ChangeEmailView>({ change: null, failed: null }, 404);
  const { renewed, ...change } = followed.value;
  const headers = new Headers();
  if (renewed) headers.append("set-cookie", await cookies.setSession(renewed.cookie));
  return json<ChangeEmailView>({ change, failed: null }, { headers });
}
