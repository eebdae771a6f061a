import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { malformedEmail } from "~/domain/email-texts";
import { parseTexts } from "~/domain/fields/content.server";
import { timesIn } from "~/domain/times";
import type { Attempt } from "~/features/sign-in/auth/attempts.server";
import { sendLink } from "~/features/sign-in/flows/send-link.server";
import { answerCreation } from "~/features/sign-up/flows/answer-creation.server";
import { createAccount } from "~/features/sign-up/flows/create-account.server";
import { memberRedirect, paths, safeRedirect } from "~/paths";
import type { SignInAnswer } from "~/shell/client/hand-off";
import { askAddress, chosenControl } from "~/shell/forms/ask-address.server";
import { emailControl, emailForm } from "~/shell/forms/email-form.server";
import { type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runVisitorForm, type VisitorPost } from "~/shell/forms/visitor-form.server";
import { redirectMembers } from "~/shell/request/guards.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import { isWithin } from "~/values/bound";
import { LINK_LIFETIME, RESEND_PAUSE } from "~/values/durations";
import { tooManyPosts } from "~/values/too-many";
import * as words from "~/words/signIn.generated";

/** The login page's texts above its form. */
interface LoginTexts {
  title: string;
  lede: string;
}

/**
 * Pages whose links members share, by the beginning of their address. Their content is for members
 * alone.
 */
const shared = [
  [`${paths.briefs}/`, { title: words.briefTitle, lede: words.briefLede }],
  ["/app/members/", { title: words.memberTitle, lede: words.memberLede }],
] as const;

// Pages of their own, whose addresses may begin like that of a brief or a member.
const others: readonly string[] = [...Object.values(paths), `${paths.briefs}/new`];

/**
 * Why the login page is shown: the member signed out or deleted their account, or the page they
 * asked for is for members.
 */
export function loginTexts(query: URLSearchParams, redirect: string | undefined): LoginTexts {
  if (query.has("deleted")) return { title: words.deletedTitle(), lede: words.deletedLede() };
  if (query.has("signed-out"))
    return { title: words.signedOutTitle(), lede: redirect ? words.goOnLede() : words.how() };
  const path = redirect?.replace(/[?#].*/, "") ?? "";
  const found = others.includes(path) ? undefined : shared.find(([start]) => path.startsWith(start));
  const { title, lede } = found?.[1] ?? { title: words.title, lede: words.how };
  return { title: title(), lede: lede() };
}

/** The data of the page that says a link was sent. */
export interface SentLink {
  email: string;
  sender: string;
  /** How long the link is valid. */
  minutes: number;
  /** That mails to new addresses wait, in words; null while none do. For every address the same. */
  delay: string | null;
  /** Seconds until it can be sent again. */
  resendIn: number;
  /** When that is. ISO 8601 UTC. */
  resendAt: string;
  /** The same in words, for a page without JavaScript. */
  resendClock: string;
  /** Where the mail can be read in local mode; null elsewhere. */
  mailbox: string | null;
}

export async function loadLogin(request: Request, context: AppLoadContext) {
  await redirectMembers(request, context);
  const query = new URL(request.url).searchParams;
  const attempt = query.has("sent") ? await findAttempt(request, context) : null;
  if (query.has("sent") && !attempt) throw redirect(paths.login);
  const to = query.has("redirect") ? safeRedirect(query.get("redirect"), paths.app) : undefined;
  return json({
    control: emailControl(),
    redirect: to,
    texts: loginTexts(query, to),
    sent: attempt && (await describeSent(attempt.attempt, request, context)),
  });
}

/**
 * The action of /login and of the page that says a link was sent; the latter's forms have an
 * `intent`.
 */
export function runLogin(request: Request, context: AppLoadContext) {
  return runVisitorForm<SignInAnswer>(request, context, { names: ["email", "redirect", chosenControl], run });
}

async function run(post: VisitorPost): Promise<Response | Outcome<SignInAnswer>> {
  const { request, context, typed, intent } = post;
  const found = await context.session();
  if (found.state === "signed-in") return redirect(paths.app, 303);
  // A store that can't be read must not lose the typed text; the answer below reports the trouble.
  const before = await findAttempt(request, context).catch(() => null);

  if (intent === "again") {
    if (!before) return redirect(paths.login, 303);
    if (secondsUntilResend(before.attempt, context) > 0) return redirect(paths.linkSent, 303);
    const { address, redirect: to } = before.attempt;
    const sent = await sendLoginLink(post, { email: address, redirect: to }, before.id);
    return sent.ok ? redirect(paths.linkSent, 303) : sent.outcome;
  }

  const { content, problems } = parseTexts(emailForm, typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const { email, asked } = askAddress(content.email, typed[chosenControl]);
  if (asked) return { shown: { asked } };
  // A corrected address of a sign-up creates that account, without typing the form again.
  if (intent === "correct" && before?.attempt.draft) {
    const { draft, redirect: to } = before.attempt;
    const creation = await createAccount(request, context, { email, draft }, memberRedirect(to));
    return answerCreation(creation, context);
  }

  const again = before && context.auth.attempts.recentAnswer(before.attempt, email);
  if (again?.result === "SIGN_IN_WITH_LINK") return redirect(paths.linkSent, 303);
  const to = safeRedirect(typed.redirect ?? before?.attempt.redirect, paths.app);
  const kept = before?.attempt.address === email ? before.attempt.draft : null;
  const sent = await sendLoginLink(post, { email, redirect: to }, { draft: kept });
  if (!sent.ok) return sent.outcome;
  return redirect(paths.linkSent, {
    status: 303,
    headers: { "set-cookie": await context.cookies.setAttempt(sent.value) },
  });
}

/** Counts the post, sends a link, and answers its attempt; or why none was sent. */
async function sendLoginLink(
  { request, context }: VisitorPost,
  login: { email: string; redirect: string },
  attempt: string | Pick<Attempt, "draft">,
): Promise<{ ok: true; value: string } | { ok: false; outcome: Outcome<never> }> {
  const not = (message: string, init: ResponseInit) => ({ ok: false as const, outcome: { message, init } });
  const taken = await context.takePost();
  if (!taken.ok) return not(tooManyPosts(taken.retryAfterMs), tooManyInit(taken.retryAfterMs));
  try {
    const sent = await sendLink(request, context, login, attempt);
    if (sent.ok) {
      // The page says when it can be sent again; and the same form within a minute sends nothing.
      if (typeof attempt !== "string")
        await context.auth.attempts.recordAnswer(sent.value, { result: "SIGN_IN_WITH_LINK" });
      return sent;
    }
    if (sent.code === "too-many-requests")
      return not(sent.detail ?? words.linkNotSent(), tooManyInit(sent.retryAfterMs ?? null));
    if (sent.code === "error") return not(words.linkNotSent(), noAnswerInit);
    return not(sent.code === "invalid-host" ? words.wrongHost() : malformedEmail(), { status: 400 });
  } catch (error) {
    context.log.error({ reason: String(error) }, "A sign-in link could not be asked for");
    return not(words.linkNotSent(), noAnswerInit);
  }
}

async function findAttempt(
  request: Request,
  context: AppLoadContext,
): Promise<{ id: string; attempt: Attempt } | null> {
  const id = await context.cookies.readAttempt(request);
  const attempt = await context.auth.attempts.find(id);
  return id && attempt ? { id, attempt } : null;
}

async function describeSent(attempt: Attempt, request: Request, context: AppLoadContext): Promise<SentLink> {
  const delay = await context.auth.mailDelay();
  const resendAt = new Date(Date.parse(attempt.linkSentAt ?? attempt.createdAt) + RESEND_PAUSE);
  return {
    email: attempt.address,
    sender: context.site.mailFrom,
    minutes: LINK_LIFETIME / 60_000,
    delay: delay && sayDelay(delay.until, request, context),
    resendIn: secondsUntilResend(attempt, context),
    resendAt: resendAt.toISOString(),
    resendClock: timesIn(context.cookies.readZone(request)).clock(resendAt.toISOString()),
    mailbox: context.mailbox && paths.mailbox,
  };
}

function sayDelay(until: string | null, request: Request, { cookies }: AppLoadContext): string {
  if (until === null) return words.newAddressesWait();
  return words.newAddressesHeld({ until: timesIn(cookies.readZone(request)).time(until) });
}

function secondsUntilResend(attempt: Attempt, { clock }: AppLoadContext): number {
  if (!attempt.linkSentAt || !isWithin(RESEND_PAUSE, attempt.linkSentAt, clock.now())) return 0;
  const left = Date.parse(attempt.linkSentAt) + RESEND_PAUSE - clock.now().getTime();
  return Math.ceil(left / 1_000);
}
