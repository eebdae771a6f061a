import { type AppLoadContext, redirect } from "@remix-run/node";
import { accountKinds } from "~/contract/account";
import { valueNamed } from "~/contract/choices";
import { tooManyPosts } from "~/contract/too-many";
import { paths } from "~/paths";
import { type Post, pressed } from "~/web/forms/member-form.server";
import { type Outcome, refuse } from "~/web/forms/outcome.server";
import { runForm } from "~/web/forms/run-form.server";
import {
  type ChooseKindCode,
  ChooseKindDocument,
  type ReviewAccountCode,
  ReviewAccountDocument,
} from "~/web/operations/operations.generated";
import { tooManyInit } from "~/web/request/too-many.server";
import { noAnswerInit } from "~/web/request/trouble.server";
import { sendLink } from "~/web/session/send-link.server";

/** What the signed-in layout shows after a post of its own: that the link to confirm the address is on its way. */
export interface LinkSent {
  sent: true;
}

/** What the forms of the signed-in layout do with the account itself, by their `intent`. */
export function runAccountMove(request: Request, context: AppLoadContext) {
  return runForm<LinkSent>(request, context, {
    names: ["kind"],
    run: (post) => pressed(moves, post)?.(post) ?? Promise.resolve(redirect(paths.app, 303)),
  });
}

type Move = (post: Post) => Promise<Response | Outcome<LinkSent>>;

const moves: Record<string, Move> = {
  confirm: sendConfirmation,
  async "choose-kind"({ ask, typed }) {
    const kind = valueNamed(accountKinds, typed.kind);
    if (!kind) return { refusal: refuse("INVALID", [{ field: "", message: "Choose one of the three." }]) };
    const { chooseKind } = await ask(ChooseKindDocument, { kind });
    return answerOf(chooseKind.code);
  },
  keep: (post) => review(post, "KEEP"),
  async "start-fresh"(post) {
    // What the stranger wrote may still wait to be saved; it goes with the rest.
    if (post.session.draft?.review) await post.context.auth.sessions.clearDraft(post.session.id);
    return review(post, "START_FRESH");
  },
};

async function review({ ask }: Post, choice: "KEEP" | "START_FRESH") {
  const { reviewAccount } = await ask(ReviewAccountDocument, { choice });
  return answerOf(reviewAccount.code);
}

/** What was chosen before, or leaves nothing to do, shows by itself. */
function answerOf(code: ChooseKindCode | ReviewAccountCode): Response | Outcome<LinkSent> {
  if (code === "AUTHENTICATION_REQUIRED") return { refusal: refuse("SIGN_IN_FIRST") };
  return code === "NOT_ACTIVE" ? { refusal: refuse(code) } : redirect(paths.app, 303);
}

async function sendConfirmation({ request, context, session }: Post): Promise<Outcome<LinkSent>> {
  const post = await context.takePost();
  if (!post.ok) return { message: tooManyPosts(post.retryAfterMs), init: tooManyInit(post.retryAfterMs) };
  const login = { email: session.email, redirect: paths.app };
  const sent = await sendLink(request, context, login, { draft: null });
  if (sent.ok) {
    const headers = { "set-cookie": await context.cookies.setAttempt(sent.value) };
    return { shown: { sent: true }, init: { headers } };
  }
  if (sent.code === "too-many-requests")
    return { message: sent.detail ?? severalWords, init: tooManyInit(sent.retryAfterMs ?? null) };
  return { message: failedWords, init: sent.code === "invalid-host" ? { status: 400 } : noAnswerInit };
}

const severalWords = "Several mails went to your address just now. Open the newest one, or ask again later.";
const failedWords = "We couldn’t send the mail. Nothing was lost; try again in a moment.";
