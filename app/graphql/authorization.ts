import type { Auth } from "~/auth/auth.server";
import type { Session } from "~/auth/sessions.server";

/**
 * Who a request comes from, by its Authorization header; cookies are never read.
 * `Session <record id>` is our own web half, in process. `Bearer <ID token>` is anybody over the
 * wire, and counts only while the session (`sid`) that the token names is live.
 */
export async function sessionOfRequest(
  auth: Auth,
  request: Request,
  inProcess: boolean,
): Promise<Session | null> {
  const [scheme, value] = (request.headers.get("authorization") ?? "").split(" ");
  if (!value) return null;
  if (scheme === "Session" && inProcess) return auth.sessions.findById(value);
  if (scheme === "Bearer") return auth.sessions.findByIdToken(value);
  return null;
}
