import { type AppLoadContext, redirect } from "@remix-run/node";
import { accountKinds } from "~/domain/account";
import { parseTexts } from "~/domain/fields/content.server";
import type { Session } from "~/domain/session";
import { beFoundIntents } from "~/features/profiles/flows/be-found.server";
import { mayMail, sendLink } from "~/features/sign-in/flows/send-link.server";
import { memberRedirect, noticePath, paths } from "~/paths";
import type { AskedAddress } from "~/shell/client/hand-off";
import { askAddress, chosenControl } from "~/shell/forms/ask-address.server";
import { emailForm } from "~/shell/forms/email-form.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  type ChooseKindCode,
  ChooseKindDocument,
  ConfirmAvailabilityDocument,
  type ReviewAccountCode,
  ReviewAccountDocument,
} from "~/shell/operations/operations.generated";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import { valueNamed } from "~/values/choices";
import { tooManyMails, tooManyPosts } from "~/values/too-many";
import * as words from "~/words/accountsApp.generated";
import { wrongHost } from "~/words/signIn.generated";

/** What the signed-in layout shows after a post about an unproven address. */
export interface ConfirmAnswer {
  /** The link to confirm it is on its way. */
  sent?: true;
  /** The address looks mistyped, and nothing is done yet. */
  asked?: AskedAddress;
}

/** What the forms of the signed-in layout do with the account itself, by their `intent`. */
export function runAccountMove(request: Request, context: AppLoadContext) {
  return runForm<ConfirmAnswer>(request, context, {
    names: ["kind", "email", chosenControl],
    run: (post) => pressed(moves, post)?.(post) ?? Promise.resolve(redirect(paths.app, 303)),
  });
}

type Move = (post: Post) => Promise<Response | Outcome<ConfirmAnswer>>;

const moves: Record<string, Move> = {
  confirm: sendConfirmation,
  correct: correctAddress,
  async "choose-kind"({ ask, typed }) {
    const kind = valueNamed(accountKinds, typed.kind);
    if (!kind) return { refusal: refuse("INVALID", [{ field: "", message: words.kindUnknown() }]) };
    const { chooseKind } = await ask(ChooseKindDocument, { kind });
    return answerOf(chooseKind.code);
  },
  async "still-available"({ ask }) {
    const { confirmAvailability } = await ask(ConfirmAvailabilityDocument, {});
    return doneAt(noticePath(paths.app, "available"), confirmAvailability);
  },
  ...beFoundIntents(() => paths.app),
  keep: (post) => review(post, "KEEP"),
  async "start-fresh"(post) {
    // A draft typed in another browser may still wait to be saved; it goes with the rest.
    if (post.session.draft?.review) await post.context.auth.sessions.clearDraft(post.session.id);
    return review(post, "START_FRESH");
  },
};

async function review({ ask }: Post, choice: "KEEP" | "START_FRESH") {
  const { reviewAccount } = await ask(ReviewAccountDocument, { choice });
  return answerOf(reviewAccount.code);
}

/**
 * A choice made before, or with nothing left to do, needs no message: the reloaded page shows the
 * state.
 */
function answerOf(code: ChooseKindCode | ReviewAccountCode): Response | Outcome<ConfirmAnswer> {
  if (code === "AUTHENTICATION_REQUIRED") return { refusal: refuse("SIGN_IN_FIRST") };
  return code === "NOT_ACTIVE" ? { refusal: refuse(code) } : redirect(paths.app, 303);
}

async function sendConfirmation({ request, context, session }: Post): Promise<Outcome<ConfirmAnswer>> {
  const post = await context.takePost();
  if (!post.ok) return { message: tooManyPosts(post.retryAfterMs), init: tooManyInit(post.retryAfterMs) };
  const login = { email: session.email, redirect: await placeOf(context, session) };
  const sent = await sendLink(request, context, login, { draft: null });
  if (sent.ok) {
    const headers = { "set-cookie": await context.cookies.setAttempt(sent.value) };
    return { shown: { sent: true }, init: { headers } };
  }
  if (sent.code === "too-many-requests")
    return { message: sent.detail ?? words.severalMails(), init: tooManyInit(sent.retryAfterMs ?? null) };
  return {
    message: words.mailNotSent(),
    init: sent.code === "invalid-host" ? { status: 400 } : noAnswerInit,
  };
}

/**
 * Gives the account the address that its member meant, and sends the link there. The answer doesn't
 * reveal whether that address has an account (correct-address.server.ts). The page is reloaded,
 * since the session is a new one.
 */
async function correctAddress({
  request,
  context,
  session,
  typed,
}: Post): Promise<Response | Outcome<ConfirmAnswer>> {
  const { content, problems } = parseTexts(emailForm, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const { email, asked } = askAddress(content.email, typed[chosenControl]);
  if (asked) return { shown: { asked } };
  const post = await context.takePost();
  if (!post.ok) return { message: tooManyPosts(post.retryAfterMs), init: tooManyInit(post.retryAfterMs) };
  // Check before anything changes: an address that can't be mailed now is of no use.
  if (!mayMail(request, context)) return { message: wrongHost(), init: { status: 400 } };
  const wait = await context.auth.timeUntilLoginEmail(email, false);
  if (wait > 0) return { message: tooManyMails(wait), init: tooManyInit(wait) };
  const to = await placeOf(context, session);
  const corrected = await context.auth.correctAddress(session, email);
  // The address was proven meanwhile, in another window; the page shows that.
  if (!corrected.ok && corrected.code === "not-pending") return redirect(paths.app, 303);
  if (!corrected.ok) return { message: words.mailNotSent(), init: noAnswerInit };
  const sent = await sendLink(request, context, { email, redirect: to }, { draft: null });
  const headers = new Headers();
  headers.append("set-cookie", await context.cookies.setSession(corrected.value.cookie));
  if (sent.ok) headers.append("set-cookie", await context.cookies.setAttempt(sent.value));
  return redirect(noticePath(paths.app, sent.ok ? "corrected" : "not-sent"), { status: 303, headers });
}

/** Where the first mail led: to the page that its sign-up was for. */
async function placeOf({ auth }: AppLoadContext, { attempt }: Session): Promise<string> {
  return memberRedirect((await auth.attempts.find(attempt))?.redirect);
}
