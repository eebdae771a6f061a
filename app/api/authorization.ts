import type { Auth } from "~/features/sign-in/auth/auth.server";
import type { Session } from "~/features/sign-in/auth/sessions.server";

/**
 * The session that an Authorization header stands for; cookies are never read. `Bearer <ID token>`
 * is valid only while the session that the token names (`sid`) is live.
 */
export async function sessionOfHeader(auth: Auth, header: string | null): Promise<Session | null> {
  const [scheme, token] = (header ?? "").split(" ");
  return scheme === "Bearer" && token ? auth.sessions.findByIdToken(token) : null;
}
