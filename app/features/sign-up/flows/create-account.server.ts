import type { AppLoadContext } from "@remix-run/node";
import { deviceSummary } from "~/features/sign-in/auth/device.server";
import { openWithToken } from "~/features/sign-in/flows/open-session.server";
import { sendLink } from "~/features/sign-in/flows/send-link.server";
import { firstPageOf } from "~/features/sign-up/auth/first-page.server";
import { type Event, isEnd, nextStep, type Step } from "~/features/sign-up/shared/account-creation";
import { paths } from "~/paths";
import { CreateUserDocument } from "~/shell/operations/operations.generated";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import type { AccountCreationResult, Outcome } from "~/values/outcomes";
import { tooManyPosts } from "~/values/too-many";
import type { SignUp } from "./read-sign-up.server";

/** How account creation ended, with the cookies that the answer must carry. */
export interface AccountCreation {
  /**
   * `HAND_OFF`: the running page completes the sign-in with the custom token, and only it gets one.
   */
  result: AccountCreationResult | "HAND_OFF";
  outcome: Outcome;
  /** The message after a failure; null for the usual one. */
  message: string | null;
  /** HTTP status of an ERROR. */
  status: number;
  customToken: string | null;
  /** Internal path to go to next. */
  to: string;
  headers: Headers;
}

interface Run {
  request: Request;
  context: AppLoadContext;
  signUp: SignUp;
  to: string;
  attempt: string;
  creation: AccountCreation;
}

type Effect = (run: Run) => Promise<Event>;

/** The effect of each step of the state machine; its event decides the next step. */
const effects: Record<Exclude<Step, AccountCreationResult>, Effect> = {
  "checking-session": checkSession,
  "logging-out": logOut,
  "creating-user": createUser,
  "sending-link": sendSignInLink,
  "signing-in": signIn,
};

/**
 * Runs account creation for one form post (product.md §4). The same attempt and address again
 * within a minute gets the answer that it got before, so that a double click or the back button
 * does nothing twice. `to` is a signed-in page to go on to.
 */
export async function createAccount(
  request: Request,
  context: AppLoadContext,
  signUp: SignUp,
  to: string,
): Promise<AccountCreation> {
  const { attempts } = context.auth;
  const creation: AccountCreation = {
    result: "ERROR",
    outcome: "error",
    message: null,
    status: noAnswerInit.status,
    customToken: null,
    to,
    headers: new Headers(),
  };
  const run: Run = { request, context, signUp, to, attempt: "", creation };
  let step: Step = "checking-session";

  const before = await context.cookies.readAttempt(request);
  // A visitor who has signed in since then, with any address, begins at step 1.
  const isAnonymous = (await context.session().catch(() => null))?.state === "signed-out";
  // Without the store the steps below fail, and keep the typed text.
  const existing = isAnonymous ? await attempts.find(before).catch(() => null) : null;
  const recent = attempts.recentAnswer(existing, signUp.email);
  if (recent?.result === "SIGN_IN_WITH_LINK") {
    return { ...creation, result: "SIGN_IN_WITH_LINK", outcome: "sign-in-with-link", to: paths.linkSent };
  }
  if (before && recent?.result === "TOKEN") {
    const token = await context.auth.mintToken(recent.uid, before);
    if (token.ok) {
      creation.customToken = token.value;
      run.attempt = before;
      step = "signing-in";
    }
  }

  while (!isEnd(step)) {
    // The running page completes the sign-in: only it may hold the token (architecture.md).
    if (step === "signing-in" && context.isDataRequest) {
      creation.headers.append("set-cookie", await context.cookies.setSkipRedirects());
      return { ...creation, result: "HAND_OFF", outcome: "success" };
    }
    const event = await effects[step](run).catch((error: Error): Event => {
      context.log.error(
        { step, name: error.name, message: error.message },
        "A step of account creation failed",
      );
      return "failed";
    });
    step = nextStep(step, event);
  }
  // The flag belongs to a running creation; every end clears it.
  if (await context.cookies.hasSkipRedirects(request)) {
    creation.headers.append("set-cookie", await context.cookies.clearSkipRedirects());
  }
  context.log.info({ result: step, outcome: creation.outcome }, "Account creation ended");
  return { ...creation, result: step };
}

async function checkSession({ context, signUp, creation }: Run): Promise<Event> {
  const found = await context.session();
  if (found.state === "trouble") return "failed";
  if (found.state === "signed-in" && found.session.email === signUp.email) {
    creation.outcome = "skip";
    return "same-address";
  }
  // From here on the form has effects, the first of which would be to log out.
  const post = await context.takePost();
  if (!post.ok) return refuseForNow(creation, tooManyPosts(post.retryAfterMs), post.retryAfterMs);
  if (found.state === "signed-out") return "no-session";
  creation.outcome = "already-authenticated";
  return "other-address";
}

/** 429: the same form, with the typed text, and the time to wait. */
function refuseForNow(creation: AccountCreation, message: string | null, waitMs: number | null): Event {
  const { status, headers } = tooManyInit(waitMs);
  creation.status = status;
  creation.message = message;
  for (const [name, value] of Object.entries(headers)) creation.headers.set(name, value);
  return "failed";
}

async function logOut({ context, creation }: Run): Promise<Event> {
  const found = await context.session();
  if (found.state === "signed-in") await context.auth.sessions.end(found.session.id);
  creation.headers.append("set-cookie", await context.cookies.clearSession());
  creation.outcome = "error";
  return "logged-out";
}

async function createUser(run: Run): Promise<Event> {
  const { context, signUp, to, creation } = run;
  const attempt = await context.auth.attempts.begin(signUp.email, {
    draft: signUp.draft,
    redirect: to,
    browser: deviceSummary(run.request.headers.get("user-agent")),
  });
  run.attempt = attempt;
  creation.headers.append("set-cookie", await context.cookies.setAttempt(attempt));
  const { createUser } = await context.api
    .run(CreateUserDocument, { createUserData: { email: signUp.email } }, { attempt, posts: context.posts() })
    .catch((error: Error) => {
      context.log.error({ reason: error.message }, "Something went wrong with createUserMutation");
      return { createUser: null };
    });
  if (!createUser) return "failed";
  if (createUser.code === "USER_ALREADY_EXISTS") {
    // The account may have been made by this form, submitted twice.
    const duplicate = await context.auth.attempts.findDuplicate(attempt);
    const token = duplicate && (await context.auth.mintToken(duplicate.uid, attempt));
    if (duplicate && token?.ok) {
      creation.customToken = token.value;
      // A third press will find this attempt as its duplicate.
      await recordToken(run, duplicate.uid);
      return "token";
    }
    creation.outcome = "email-already-exists";
    return "already-exists";
  }
  if (createUser.code === "SUCCESS" && createUser.token) {
    creation.customToken = createUser.token;
    await recordToken(run, createUser.uid ?? "");
    return "token";
  }
  context.log.error({ code: createUser.code }, "Something went wrong with createUserMutation");
  creation.message = createUser.message;
  return createUser.code === "ERROR" ? "failed" : "no-token";
}

function recordToken({ context, signUp, to, attempt }: Run, uid: string): Promise<void> {
  const first = firstPageOf({ draft: signUp.draft, redirect: to }, uid);
  return context.auth.attempts.recordAnswer(attempt, { result: "TOKEN", uid }, first);
}

async function sendSignInLink({ request, context, signUp, to, attempt, creation }: Run): Promise<Event> {
  const sent = await sendLink(request, context, { email: signUp.email, redirect: to }, attempt);
  if (!sent.ok) {
    creation.outcome = sent.code === "invalid-email" ? "invalid-email" : "error";
    creation.message = sent.detail ?? null;
    // The page was requested at a wrong host: trying again there won't help.
    if (sent.code === "invalid-host") creation.status = 400;
    if (sent.code === "too-many-requests")
      refuseForNow(creation, creation.message, sent.retryAfterMs ?? null);
    return "failed";
  }
  await context.auth.attempts.recordAnswer(attempt, { result: "SIGN_IN_WITH_LINK" });
  creation.outcome = "sign-in-with-link";
  creation.to = paths.linkSent;
  return "sent";
}

async function signIn({ request, context, attempt, creation }: Run): Promise<Event> {
  const opened = await openWithToken(request, context, { customToken: creation.customToken ?? "" }, attempt);
  creation.customToken = null;
  if (!opened.ok) {
    creation.message = opened.message;
    creation.status = opened.status;
    return "failed";
  }
  for (const cookie of opened.headers.getSetCookie()) creation.headers.append("set-cookie", cookie);
  creation.to = opened.to;
  creation.outcome = "success";
  return "signed-in";
}
