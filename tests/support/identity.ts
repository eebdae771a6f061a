import { randomUUID } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import {
  createFirebaseIdentity,
  type FirebaseIdentity,
} from "~/platform/identity/firebase/firebase-identity.server";
import type { VerifiedToken } from "~/platform/ports/identity";
import { ok, type Result } from "~/values/result";
import { testNow } from "./clock";

/** The run's emulator, or a loud failure. */
export function requireEmulatorHost(): string {
  const host = inject("authEmulatorHost");
  if (!host) throw new Error("This test needs the Auth emulator: run it without SKIP_EMULATOR=1.");
  return host;
}

/** An address that no other test uses. */
export function freshEmail(name = "person"): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/** The value of a result that a test counts on. */
export function requireValue<T, Code extends string>(result: Result<T, Code>): T {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got ${result.code}: ${result.detail ?? ""}`);
}

/**
 * The real adapter on the run's emulator with a project of its own, so that its accounts are nobody else's.
 * Make one per test file (or per test: it is cheap), and `close` it, or make it within a test, which closes it.
 */
export function createTestIdentity({ projectId = `demo-${randomUUID()}` } = {}) {
  const emulatorHost = requireEmulatorHost();
  const identity = inTestTime(createFirebaseIdentity({ projectId, apiKey: "test", emulatorHost }));

  /** What only the provider's own console can do. */
  async function asOwner(operation: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const response = await fetch(
      `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/${operation}`,
      {
        method: "POST",
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        body: JSON.stringify(body),
      },
    );
    if (!response.ok) throw new Error(`emulator: ${operation}: ${await response.text()}`);
    return response.json();
  }

  const setClaims = (uid: string, claims: object) =>
    asOwner("accounts:update", { localId: uid, customAttributes: JSON.stringify(claims) });

  return {
    identity,
    projectId,
    emulatorHost,

    /** An account, with its custom claims if there are any. */
    async createUser({ email = freshEmail(), claims }: { email?: string; claims?: object } = {}) {
      const { uid } = requireValue(await identity.createUser(email));
      if (claims) await setClaims(uid, claims);
      return { uid, email };
    },

    /** Signs in as the server can; `claims` end up in the token. */
    async signIn(uid: string, claims: Record<string, string> = {}) {
      const customToken = requireValue(await identity.createCustomToken(uid, claims));
      return requireValue(await identity.exchangeCustomToken(customToken)).idToken;
    },

    setClaims,

    disable: (uid: string) => asOwner("accounts:update", { localId: uid, disableUser: true }),

    /**
     * Revokes everything issued up to `until` (seconds since the epoch). The default lies a minute ahead:
     * the provider compares whole seconds, so "now" would revoke nothing of this second.
     */
    revoke: (uid: string, until = Math.floor(Date.now() / 1000) + 60) =>
      asOwner("accounts:update", { localId: uid, validSince: String(until) }),

    close: () => identity.close(),
  };
}

/** The provider lives in real time: when somebody proved who they are is told in the time of the tests. */
function inTestTime(identity: FirebaseIdentity): FirebaseIdentity {
  const ahead = Math.floor((testNow.getTime() - performance.timeOrigin) / 1_000);
  const translate = (token: VerifiedToken) => ({ ...token, authTime: token.authTime + ahead });
  return {
    ...identity,
    async verifyIdToken(...call) {
      const verdict = await identity.verifyIdToken(...call);
      return verdict.ok ? ok(translate(verdict.value)) : verdict;
    },
    async verifySessionCookie(...call) {
      const verdict = await identity.verifySessionCookie(...call);
      return verdict.ok ? ok(translate(verdict.value)) : verdict;
    },
  };
}

/** `createTestIdentity`, closed when the current test ends. */
export function useTestIdentity(options?: { projectId?: string }) {
  const testIdentity = createTestIdentity(options);
  onTestFinished(() => testIdentity.close());
  return testIdentity;
}
