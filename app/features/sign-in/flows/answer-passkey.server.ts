import { type AppLoadContext, json } from "@remix-run/node";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { deviceName, deviceSummary } from "~/features/sign-in/auth/device.server";
import type { PasskeyRefusal } from "~/features/sign-in/auth/passkeys/add-passkey.server";
import { confirmPath, memberRedirect, paths } from "~/paths";
import { readForm, textsOf } from "~/shell/request/read-form.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { tooManyPosts } from "~/values/too-many";
import * as words from "~/words/signInRefusals.generated";
import { openWithPasskey } from "./open-session.server";

const longestResponse = 8_192;
const noStore = { "cache-control": "no-store" };

/**
 * POST /passkey-proof: what the running page asks of a passkey. `begin` answers `{options}` for the
 * browser and a cookie that has the challenge; `finish` takes what the browser made of it and
 * answers `{to}`. Either may answer `{to}` where another page comes first, or `{message}`.
 */
export async function answerPasskey(request: Request, context: AppLoadContext): Promise<Response> {
  const typed = textsOf(await readForm(request, ["step", "what", "response", "redirect"]));
  const post = await context.takePost("session");
  if (!post.ok) {
    const { status, headers } = tooManyInit(post.retryAfterMs);
    return json(
      { message: tooManyPosts(post.retryAfterMs) },
      { status, headers: { ...noStore, ...headers } },
    );
  }
  const isFinish = typed.step === "finish";
  const answer = typed.what === "add" ? addPasskey : signIn;
  return answer(request, context, isFinish ? parseResponse(typed.response) : undefined, typed.redirect);
}

type Made = RegistrationResponseJSON & AuthenticationResponseJSON;

/** `made`: undefined in the first step, null if it can't be parsed. */
async function signIn(request: Request, context: AppLoadContext, made: Made | null | undefined, to?: string) {
  const { auth, cookies } = context;
  if (made === undefined) return begun(context, await auth.beginPasskeySignIn());
  const challenge = await cookies.readPasskey(request);
  if (!made) return say(words.passkeyUnprovenTryAgain(), 400);
  const opened = await openWithPasskey(request, context, { response: made, challenge }, memberRedirect(to));
  if (!opened.ok) {
    const message = opened.code === "not-proven" ? words.passkeyUnprovenTryAgain() : opened.message;
    return say(message, opened.status);
  }
  opened.headers.append("set-cookie", await cookies.clearPasskey());
  opened.headers.set("cache-control", "no-store");
  return json({ to: opened.to }, { headers: opened.headers });
}

async function addPasskey(request: Request, context: AppLoadContext, made: Made | null | undefined) {
  const { auth, cookies } = context;
  const found = await context.session();
  if (found.state !== "signed-in") return json({ to: paths.login }, { headers: noStore });
  const { session } = found;
  if (made === undefined) {
    const options = await auth.beginPasskey(session);
    return options.ok ? begun(context, options.value) : refused(options.code);
  }
  if (!made) return say(words.passkeyUnprovenTryAgain(), 400);
  const challenge = await cookies.readPasskey(request);
  const name = deviceName(deviceSummary(request.headers.get("user-agent")));
  const added = await auth.addPasskey(session, { response: made, challenge, name });
  if (!added.ok) return refused(added.code);
  const headers = { ...noStore, "set-cookie": await cookies.clearPasskey() };
  return json({ to: `${paths.account}?done=passkey` }, { headers });
}

async function begun(
  { cookies }: AppLoadContext,
  { options, challenge }: { options: object; challenge: string },
) {
  return json({ options }, { headers: { ...noStore, "set-cookie": await cookies.setPasskey(challenge) } });
}

function refused(code: PasskeyRefusal) {
  switch (code) {
    case "prove-again":
      return json({ to: confirmPath(paths.account) }, { headers: noStore });
    case "grant-anew":
      return say(words.grantAnew(), 403);
    case "not-active":
      return say(words.passkeyNotActive(), 403);
    case "too-many":
      return say(words.tooManyPasskeys(), 409);
    case "not-proven":
      return say(words.passkeyUnprovenTryAgain(), 400);
  }
}

const say = (message: string, status: number) => json({ message }, { status, headers: noStore });

/** Parses the fields that both kinds of answer have; the rest is checked with the signature. */
function parseResponse(text = ""): Made | null {
  try {
    const made: unknown = text.length <= longestResponse ? JSON.parse(text) : null;
    const { id, response } = (made ?? {}) as Record<string, unknown>;
    const isMade = typeof id === "string" && typeof response === "object" && response !== null;
    return isMade ? (made as Made) : null;
  } catch {
    return null;
  }
}
