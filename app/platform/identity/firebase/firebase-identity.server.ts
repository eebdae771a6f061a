import type { Agent } from "node:http";
import type { Credential } from "firebase-admin/app";
import type { UserRecord } from "firebase-admin/auth";
import type { Identity, IdentityOptions, IdentityUser } from "~/platform/ports/identity";
import type { Log } from "~/platform/ports/log";
import { orLate, timeFor } from "~/values/deadline.server";
import { PROVIDER_DEADLINE, PROVIDER_PAGE_DEADLINE } from "~/values/durations";
import type { IdentityCode } from "~/values/identity-codes";
import { ok, type Result, refuse } from "~/values/result";
import { createAdminApp } from "./admin-app.server";
import { createCircuitBreaker } from "./circuit-breaker.server";
import { fromThrown, refusal } from "./failures.server";
import { tokenFault } from "./token-shape.server";
import { fromVerification, toVerifiedToken } from "./token-verdict.server";
import { createToolkit, requireText } from "./toolkit-rest.server";

export interface FirebaseIdentityOptions {
  projectId: string;
  /** The web app's key; the emulator accepts any. */
  apiKey: string;
  /**
   * The JSON of a service account's key. Null: the machine's own credentials. Not used with an
   * emulator.
   */
  serviceAccount?: object | null;
  /** `host:port`. Must equal FIREBASE_AUTH_EMULATOR_HOST, see admin-app.server.ts. */
  emulatorHost?: string | null;
  /** For REST calls. */
  fetch?: typeof fetch;
  /** Replaces `serviceAccount`: anything that gets an access token. */
  credential?: Credential;
  /**
   * For firebase-admin's requests to the provider and for its keys. 13.10 gets a service account's
   * token without it.
   */
  httpAgent?: Agent;
  /** Gets provider trouble and codes that are in no table. */
  log?: Log;
}

/** `close` frees the admin app; running calls end with a failure. */
export type FirebaseIdentity = Identity & { close(): Promise<void> };

/**
 * Firebase Auth behind the `Identity` port. The provider is not contacted before the first call.
 * While it gives no answer, few calls are made (circuit-breaker.server.ts); all others are
 * `network-request-failed` at once, so requests don't pile up behind it. A call whose deadline has
 * passed may still take effect at the provider: after a `createUser` that gave
 * `network-request-failed`, the next try can give `email-already-in-use`.
 *
 * @throws Error when the emulator of the configuration is not the one that the SDK uses
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): FirebaseIdentity {
  const { projectId, apiKey, log } = options;
  const emulatorHost = options.emulatorHost || null;
  const emulated = emulatorHost !== null;
  const { auth, close } = createAdminApp({ ...options, emulatorHost });
  const toolkit = createToolkit({ projectId, apiKey, emulatorHost, fetch: options.fetch ?? fetch });

  /** For calls to the provider's servers. */
  const service = createCircuitBreaker({
    onChange: (isOpen) =>
      isOpen
        ? log?.error({}, "The identity provider gives no answer; few calls are made until it does.")
        : log?.info({}, "The identity provider answers again."),
  });
  /** The keys come from another host, and are fetched once in hours. */
  const keys = createCircuitBreaker();

  async function answer<T>(
    call: string,
    { deadlineMs = PROVIDER_DEADLINE }: IdentityOptions = {},
    work: (signal: AbortSignal) => Promise<T>,
    { judge = fromThrown, breaker = service as typeof service | null } = {},
  ): Promise<Result<T, IdentityCode>> {
    const time = timeFor(deadlineMs);
    if (time === 0) return refuse("network-request-failed", { detail: "no time is left for this call" });
    const admission = breaker?.admit();
    if (admission === null)
      return refuse("network-request-failed", { detail: "the provider gives no answer" });
    try {
      // A job's half minute is too long for a probe that other calls depend on.
      const longest = admission?.isProbe ? Math.min(time, PROVIDER_PAGE_DEADLINE) : time;
      const aborter = new AbortController();
      // firebase-admin ignores the signal, and retries a hanging provider for over two minutes.
      const value = await orLate(longest, work(aborter.signal), () => {
        aborter.abort();
        throw refusal("network-request-failed", `no answer within ${longest} ms`);
      });
      admission?.settle("answered");
      return ok(value);
    } catch (error) {
      const { code, detail, known } = judge(error);
      admission?.settle(code === "network-request-failed" ? "trouble" : "answered");
      if (!known) log?.warn({ call, code, detail }, "The identity provider answered with an unknown code.");
      else if (troubles.has(code) && !breaker?.isOpen())
        log?.warn({ call, code, detail }, "The identity provider is in trouble.");
      return refuse(code, { detail });
    }
  }

  /**
   * The SDK takes any JSON without a user, even `{}`, for "there is no such user". Any server in
   * the provider's place could end sessions that way, so it must first prove to be the provider.
   */
  async function requireProvider<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "auth/user-not-found") {
        await toolkit.ping(signal);
      }
      throw error;
    }
  }

  function requireShape(token: string) {
    const fault = tokenFault(token, { emulated });
    if (fault) throw refusal("invalid-credential", `malformed token: ${fault}`);
  }

  return {
    createUser: (email, options) =>
      answer("createUser", options, async () => ({ uid: (await auth.createUser({ email })).uid })),

    getUserByEmail: (email, options) =>
      answer("getUserByEmail", options, async (signal) =>
        toIdentityUser(await requireProvider(auth.getUserByEmail(email), signal)),
      ),

    getClaims: (uid, options) =>
      answer("getClaims", options, async (signal) => {
        const { disabled, customClaims } = await requireProvider(auth.getUser(uid), signal);
        if (disabled) throw refusal("user-disabled", "the account is disabled");
        return customClaims ?? {};
      }),

    setClaims: (uid, claims, options) =>
      answer("setClaims", options, () => auth.setCustomUserClaims(uid, claims)),

    changeEmail: (uid, email, options) =>
      answer("changeEmail", options, async () => {
        await auth.updateUser(uid, { email, emailVerified: options?.proven ?? false });
      }),

    deleteUser: (uid, options) => answer("deleteUser", options, () => auth.deleteUser(uid)),

    revokeTokens: (uid, options) => answer("revokeTokens", options, () => auth.revokeRefreshTokens(uid)),

    createCustomToken: (uid, claims, options) =>
      // Signed locally, with the service account's key.
      answer("createCustomToken", options, () => auth.createCustomToken(uid, claims), { breaker: null }),

    exchangeCustomToken: (customToken, options) =>
      answer("exchangeCustomToken", options, async (signal) => {
        requireShape(customToken);
        const body = { token: customToken, returnSecureToken: true };
        const answered = await toolkit.post("accounts:signInWithCustomToken", body, signal);
        return { idToken: requireText(answered, "idToken") };
      }),

    createEmailLinkCode: (email, options) =>
      answer("createEmailLinkCode", options, async () => {
        // The address is required but unused: only the code matters. This host is always
        // authorised.
        const url = `https://${projectId}.firebaseapp.com/`;
        const link = await auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
        const actionCode = new URL(link).searchParams.get("oobCode");
        if (!actionCode) throw refusal("internal-error", "the provider’s link holds no code");
        return { actionCode };
      }),

    signInWithEmailLink: (email, actionCode, options) =>
      answer("signInWithEmailLink", options, async (signal) => {
        const body = { email, oobCode: actionCode };
        const answered = await toolkit.post("accounts:signInWithEmailLink", body, signal);
        return { idToken: requireText(answered, "idToken"), uid: requireText(answered, "localId") };
      }),

    verifyIdToken: (idToken, options) =>
      answer(
        "verifyIdToken",
        options,
        async () => {
          requireShape(idToken);
          return toVerifiedToken(await auth.verifyIdToken(idToken));
        },
        { judge: fromVerification, breaker: keys },
      ),

    createSessionCookie: (idToken, lifetimeMs, options) =>
      answer("createSessionCookie", options, async () => {
        requireShape(idToken);
        return auth.createSessionCookie(idToken, { expiresIn: lifetimeMs });
      }),

    verifySessionCookie: (cookie, options) =>
      answer(
        "verifySessionCookie",
        options,
        async (signal) => {
          requireShape(cookie);
          return toVerifiedToken(await requireProvider(auth.verifySessionCookie(cookie, true), signal));
        },
        { judge: fromVerification },
      ),

    ping: (options) => answer("ping", options, (signal) => toolkit.ping(signal), { breaker: null }),

    close,
  };
}

/** These codes say nothing about the person. */
const troubles: ReadonlySet<IdentityCode> = new Set(["network-request-failed", "internal-error"]);

function toIdentityUser({ uid, email, emailVerified, disabled }: UserRecord): IdentityUser {
  return { uid, email: email?.toLowerCase() ?? null, emailVerified, disabled };
}
