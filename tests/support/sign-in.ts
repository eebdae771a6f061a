import { randomUUID } from "node:crypto";
import type { Container } from "~/config/container.server";
import type { SessionRecord } from "~/domain/session";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { SESSION_LIFETIME } from "~/values/durations";
import { hashed } from "~/values/hash.server";
import { toCookieHeader } from "./app";

/** The cookie header of a browser in which a member of the whole product is signed in. */
export async function signInTo(
  { store, web }: Pick<Container, "store" | "web">,
  { uid, email }: { uid: string; email: string },
): Promise<string> {
  const cookie = `cookie-${randomUUID()}`;
  const at = new Date().toISOString();
  const session: SessionRecord = {
    uid,
    email,
    claims: { kind: null, admin: false },
    attempt: null,
    draft: null,
    createdAt: at,
    lastSeenAt: at,
    verifiedAt: at,
    expiresAt: new Date(Date.now() + SESSION_LIFETIME).toISOString(),
    device: "",
  };
  await store.transact(async (tx) => tx.set(sessionsCollection, hashed("session", cookie), session));
  return toCookieHeader([await web.cookies.setSession(cookie)]);
}
