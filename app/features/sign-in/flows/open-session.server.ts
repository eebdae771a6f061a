import type { AppLoadContext } from "@remix-run/node";
import { deviceSummary } from "~/features/sign-in/auth/device.server";
import type { LinkRefusal } from "~/features/sign-in/auth/open-session-with-link.server";
import type { TokenRefusal } from "~/features/sign-in/auth/open-session-with-token.server";
import type { PasskeySignInRefusal } from "~/features/sign-in/auth/passkeys/sign-in-with-passkey.server";
import type { OpenedSession } from "~/features/sign-in/auth/sessions.server";
import { memberRedirect, noticePath, paths } from "~/paths";
import type { IdentityCode } from "~/values/identity-codes";
import { identityFailures } from "~/values/identity-failures";
import { type Result, refuse } from "~/values/result";
import * as words from "~/words/signInRefusals.generated";
import { saveSignUpDraft } from "./save-sign-up-draft.server";

/** A session that was just opened, with its cookies and the next page; or the refusal to show. */
export type Opening<Refusal> =
  | { ok: true; headers: Headers; to: string }
  | { ok: false; code: Refusal; message: string; status: number };

type AnyRefusal = TokenRefusal | LinkRefusal | PasskeySignInRefusal;

const refusals: Record<Exclude<AnyRefusal, IdentityCode>, { message: () => string; status: number }> = {
  "no-attempt": { message: words.otherBrowser, status: 403 },
  "foreign-attempt": { message: words.otherBrowser, status: 403 },
  "attempt-used": { message: words.attemptUsed, status: 409 },
  "proof-too-old": { message: words.proofTooOld, status: 403 },
  "link-unknown": { message: words.linkUnknown, status: 404 },
  "link-used": { message: words.linkUsed, status: 410 },
  "not-proven": { message: words.passkeyUnproven, status: 400 },
  "wrong-address": { message: words.wrongAddress, status: 400 },
};

/**
 * Opens a session with a token and saves what the form asked. It leads to the page that the attempt
 * names.
 */
export async function openWithToken(
  request: Request,
  context: AppLoadContext,
  token: { customToken: string } | { idToken: string },
  attempt: string | null,
): Promise<Opening<TokenRefusal>> {
  const device = deviceSummary(request.headers.get("user-agent"));
  const opened = await context.auth
    .openSessionWithToken(token, attempt, device)
    .catch((error: unknown) => toTrouble(context, error));
  // A failed read only loses the redirect: the attempt existed a moment ago, and without the store
  // no session was opened.
  const { redirect } = (await context.auth.attempts.find(attempt).catch(() => null)) ?? {};
  return finish(context, opened, memberRedirect(redirect));
}

/** Opens a session with an e-mail link and saves what the form asked. */
export async function openWithLink(
  request: Request,
  context: AppLoadContext,
  link: { id: string; actionCode: string; address: string | null },
  to: string,
): Promise<Opening<LinkRefusal>> {
  const browser = {
    attemptId: await context.cookies.readAttempt(request),
    ...(await browserOf(request, context)),
  };
  return finishInBrowser(request, context, context.auth.openSessionWithLink(link, browser), to);
}

/** Opens a session with what a passkey signed. */
export async function openWithPasskey(
  request: Request,
  context: AppLoadContext,
  proof: Parameters<AppLoadContext["auth"]["openSessionWithPasskey"]>[0],
  to: string,
): Promise<Opening<PasskeySignInRefusal>> {
  const browser = await browserOf(request, context);
  return finishInBrowser(request, context, context.auth.openSessionWithPasskey(proof, browser), to);
}

/**
 * The browser's own cookies and headers: its session, its kind, and the addresses that have signed
 * in on it.
 */
async function browserOf(request: Request, context: AppLoadContext) {
  const found = await context.session();
  return {
    session: found.state === "signed-in" ? found.session : null,
    device: deviceSummary(request.headers.get("user-agent")),
    zone: context.cookies.readZone(request),
    knows: (address: string, since?: string) => context.cookies.knowsAddress(request, address, since),
  };
}

/** Like `finish`, and remembers the address in this browser. */
async function finishInBrowser<Refusal extends AnyRefusal>(
  request: Request,
  context: AppLoadContext,
  opened: Promise<Result<OpenedSession, Refusal | "network-request-failed">>,
  to: string,
): Promise<Opening<Refusal | "network-request-failed">> {
  const result = await opened.catch((error: unknown) => toTrouble(context, error));
  const opening = await finish(context, result, to);
  if (opening.ok && result.ok) {
    const known = await context.cookies.addKnownAddress(request, result.value.session.email);
    opening.headers.append("set-cookie", known);
  }
  return opening;
}

/**
 * A store that gives no answer is handled like trouble with the provider: 503, and worth another
 * try.
 */
function toTrouble(context: AppLoadContext, error: unknown) {
  context.log.error({ reason: String(error) }, "A session could not be opened");
  return refuse("network-request-failed");
}

async function finish<Refusal extends AnyRefusal>(
  context: AppLoadContext,
  opened: Result<OpenedSession, Refusal>,
  to: string,
): Promise<Opening<Refusal>> {
  if (!opened.ok) {
    context.log.info({ code: opened.code }, "No session was opened");
    return { ok: false, code: opened.code, ...toTexts(opened.code) };
  }
  const { cookie, session, confirms, theme, language } = opened.value;
  const headers = new Headers();
  headers.append("set-cookie", await context.cookies.setSession(cookie));
  headers.append("set-cookie", await context.cookies.clearSkipRedirects());
  if (theme) headers.append("set-cookie", await context.cookies.setTheme(theme));
  if (language) headers.append("set-cookie", await context.cookies.setLanguage(language));
  const notice = await saveSignUpDraft(context, session);
  if (notice) return { ok: true, headers, to: noticePath(paths.app, notice) };
  return { ok: true, headers, to: confirms ? noticePath(to, "confirmed") : to };
}

function toTexts(code: AnyRefusal): { message: string; status: number } {
  if (code in refusals) {
    const { message, status } = refusals[code as keyof typeof refusals];
    return { message: message(), status };
  }
  const failure = identityFailures[code as IdentityCode];
  return { message: failure.message(), status: failure.httpStatus };
}
