// @ts-check
import { randomUUID } from "node:crypto";

/** Whom custom tokens are made for. */
const audience = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

/** One sign-up as a browser without JavaScript sends it; answers the session's cookie. @param {string} origin */
export async function signUp(origin) {
  const response = await fetch(`${origin}/?index`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "x-forwarded-for": someAddress() },
    body: new URLSearchParams({
      email: `${randomUUID()}@example.com`,
      name: "Ada Example",
      skills: "TypeScript, GraphQL",
      country: "Germany",
    }),
  });
  const cookie = response.headers.getSetCookie().find((line) => /^session=[^;]/.test(line));
  if (response.status !== 303 || !cookie) throw new Error(`A sign-up answered ${response.status}.`);
  await response.body?.cancel();
  return String(cookie.split(";")[0]);
}

/**
 * Yardstick: what a sign-up asks of the provider, and nothing else: the account, a token in exchange
 * for its custom token, the session cookie.
 *
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 */
export async function callProvider(emulator) {
  const { host, projectId } = emulator;
  const identity = `http://${host}/identitytoolkit.googleapis.com/v1`;
  const uid = randomUUID();
  await post(`${identity}/projects/${projectId}/accounts`, { localId: uid, email: `${uid}@example.com` });
  const idToken = await toIdToken(emulator, uid);
  await post(`${identity}/projects/${projectId}:createSessionCookie`, { idToken, validDuration: 86_400 });
}

/**
 * An ID token in exchange for a custom one, with claims of its own.
 *
 * @param {import("../../scripts/auth-emulator.mjs").FoundEmulator} emulator
 * @param {string} uid
 * @param {Record<string, string>} [own]
 * @returns {Promise<string>}
 */
export async function toIdToken({ host }, uid, own = {}) {
  const claims = { uid, claims: own, iss: "bench", sub: "bench", aud: audience, iat: 0, exp: 2 ** 40 };
  const token = [{ alg: "none", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`;
  const { idToken } = await post(url, { token: `${token}.`, returnSecureToken: true });
  return idToken;
}

/** @param {string} url @param {object} body */
async function post(url, body) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** An address of the block that is set aside for benchmarks (RFC 2544). */
export function someAddress() {
  const part = () => Math.floor(Math.random() * 256);
  return `198.18.${part()}.${part()}`;
}
