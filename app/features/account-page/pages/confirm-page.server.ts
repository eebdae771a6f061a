import { type AppLoadContext, redirect } from "@remix-run/node";
import { adminPaths } from "~/admin-paths";
import { sendLink } from "~/features/sign-in/flows/send-link.server";
import { confirmPath, paths, safeRedirect } from "~/paths";
import type { Post } from "~/shell/forms/member-form.server";
import type { Outcome } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import { requireSession } from "~/shell/request/guards.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import { tooManyPosts } from "~/values/too-many";
import * as words from "~/words/accountsConfirm.generated";

/** Asks for a fresh proof of identity before a sensitive step, and leads on after it. */
export async function loadConfirm(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const query = new URL(request.url).searchParams;
  const to = stepOf(query);
  const passkeys = (await context.auth.ownPasskeys(session.uid)).length;
  // An administrator's step needs a passkey, and so does adding another one. The first is added
  // after a link.
  const isTheirs = to.startsWith(adminPaths.reports) || (passkeys > 0 && to.startsWith(paths.account));
  const byPasskey = isTheirs && context.auth.lacksPasskey(session);
  if (!byPasskey && !(await context.auth.needsProof(session))) throw redirect(to);
  const mailbox = context.mailbox && paths.mailbox;
  return { email: session.email, sent: query.has("sent"), mailbox, to, byPasskey, passkeys };
}

/** Mails the link that signs in anew and leads on to the step. */
export function runConfirm(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: [],
    place: () => ({ back: new URL(request.url).search }),
    run: (post) => sendProofLink(post, stepOf(new URL(request.url).searchParams)),
  });
}

async function sendProofLink(
  { request, context, session }: Post,
  to: string,
): Promise<Response | Outcome<never>> {
  const taken = await context.takePost();
  if (!taken.ok) return { message: tooManyPosts(taken.retryAfterMs), init: tooManyInit(taken.retryAfterMs) };
  const login = { email: session.email, redirect: confirmPath(to) };
  const sent = await sendLink(request, context, login, { draft: null });
  if (sent.ok) {
    const headers = { "set-cookie": await context.cookies.setAttempt(sent.value) };
    return redirect(`${confirmPath(to)}&sent=1`, { status: 303, headers });
  }
  if (sent.code === "too-many-requests")
    return { message: sent.detail ?? words.linkNotSent(), init: tooManyInit(sent.retryAfterMs ?? null) };
  return {
    message: sent.detail ?? words.linkNotSent(),
    init: sent.code === "invalid-host" ? { status: 400 } : noAnswerInit,
  };
}

/** The step's page: a signed-in one, and never this one. */
function stepOf(query: URLSearchParams): string {
  const to = safeRedirect(query.get("to"), paths.account);
  return /^\/app\/(?!confirm\b)/.test(to) ? to : paths.account;
}
