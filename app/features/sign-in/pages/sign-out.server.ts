import { type AppLoadContext, redirect } from "@remix-run/node";
import { paths, safeRedirect } from "~/paths";
import { isMeant } from "~/shell/request/is-meant.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import * as words from "~/words/signInRefusals.generated";

/**
 * Logs out (product.md §4): ends the session's record, which ends it everywhere at once, and sets a
 * marker that makes the next page clear local storage. `to` is an internal path, or `skip` for no
 * navigation (204). A prefetch or another site's navigation is ignored.
 */
export async function signOut(request: Request, context: AppLoadContext): Promise<Response> {
  const to = new URL(request.url).searchParams.get("to");
  if (!isMeant(request))
    return to === "skip" ? new Response(null, { status: 204 }) : redirect(safeRedirect(to));
  const headers = new Headers({ "cache-control": "no-store" });
  const { cookies } = context;
  const found = await context.session();
  if (found.state !== "signed-out") {
    // The session ends even while the provider is in trouble: its record is ours.
    const id = found.state === "trouble" ? found.id : found.session.id;
    try {
      await context.auth.sessions.end(id);
    } catch (error) {
      context.log.error({ reason: String(error) }, "A session could not be ended");
      const { notice } = context;
      return new Response(notice ? words.notSignedOutNotice({ notice }) : words.notSignedOut(), noAnswerInit);
    }
    for (const cookie of [
      cookies.clearSession(),
      cookies.clearAttempt(),
      cookies.clearSkipRedirects(),
      cookies.setSignedOut(),
    ]) {
      headers.append("set-cookie", await cookie);
    }
  }
  return to === "skip"
    ? new Response(null, { status: 204, headers })
    : redirect(safeRedirect(to, paths.freelancer), { headers });
}
