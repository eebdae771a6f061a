import { type AppLoadContext, redirect } from "@remix-run/node";
import { parseTexts } from "~/domain/fields/content.server";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { mayMail } from "~/features/sign-in/flows/send-link.server";
import { paths } from "~/paths";
import type { AskedAddress } from "~/shell/client/hand-off";
import { askAddress, chosenControl } from "~/shell/forms/ask-address.server";
import { emailControl, emailForm } from "~/shell/forms/email-form.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import { requireFreshSignIn } from "~/shell/request/guards.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { isRefusalCode } from "~/values/refusals";
import { tooManyMails, tooManyPosts } from "~/values/too-many";
import * as words from "~/words/accountsEmail.generated";
import { wrongHost } from "~/words/signIn.generated";

/** The answer of the form: an address that looks mistyped is asked about. */
export interface EmailAnswer {
  asked?: AskedAddress;
}

/**
 * The form for another address, and how far a change is. An unproven account corrects its address
 * instead.
 */
export async function loadEmail(request: Request, context: AppLoadContext) {
  const session = await requireFreshSignIn(request, context);
  const viewer = await requireViewer(request, context);
  if (viewer.status !== "ACTIVE") throw redirect(paths.account);
  const change = await context.auth.findChange(session.uid);
  return {
    uid: session.uid,
    email: viewer.email,
    control: emailControl(),
    change: change && { state: change.state, to: change.to, expiresAt: change.expiresAt },
    mailbox: context.mailbox && paths.mailbox,
    kept: await findKeptAnswer(request, context, session),
  };
}

/** Asks for a change of address, or stops it. */
export function runEmail(request: Request, context: AppLoadContext) {
  return runForm<EmailAnswer>(request, context, {
    names: ["email", chosenControl],
    run: (post) => (pressed({ change, stop }, post) ?? change)(post),
  });
}

async function stop({ context, session }: Post): Promise<Response> {
  await context.auth.stopChange(session);
  return redirect(paths.email, 303);
}

async function change({ request, context, session, typed }: Post): Promise<Response | Outcome<EmailAnswer>> {
  const { content, problems } = parseTexts(emailForm, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const { email, asked } = askAddress(content.email, typed[chosenControl]);
  if (asked) return { shown: { asked } };
  const post = await context.takePost();
  if (!post.ok) return { message: tooManyPosts(post.retryAfterMs), init: tooManyInit(post.retryAfterMs) };
  if (!mayMail(request, context)) return { message: wrongHost(), init: { status: 400 } };
  const changed = await context.auth.askChange(session, email);
  if (changed.ok) return redirect(paths.email, 303);
  const { code, retryAfterMs = 0 } = changed;
  if (isRefusalCode(code)) return { refusal: refuse(code) };
  if (code === "too-many-requests")
    return { message: tooManyMails(retryAfterMs), init: tooManyInit(retryAfterMs) };
  if (code === "same-address")
    return { refusal: refuse("INVALID", [{ field: "email", message: words.sameAddress() }]) };
  return { message: words.changedLately(), init: { status: 409 } };
}
