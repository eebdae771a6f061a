import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/domain/session";
import { confirmPath, loginPath, paths, safeRedirect } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { noAnswer } from "./trouble.server";

/**
 * The session of this request, or null. Throws 503 if the provider doesn't answer: an outage signs
 * no member out.
 */
async function getSession(context: AppLoadContext): Promise<Session | null> {
  const found = await context.session();
  if (found.state === "trouble") throw noAnswer();
  return found.state === "signed-in" ? found.session : null;
}

/**
 * Guard of the public pages (product.md §2): redirects a signed-in member to /app, unless the
 * skip-redirects flag of a running account creation prevents it.
 */
export async function redirectMembers(request: Request, context: AppLoadContext): Promise<void> {
  const found = await context.session();
  // A public page shows even if the provider doesn't answer.
  if (found.state !== "signed-in" || (await context.cookies.hasSkipRedirects(request))) return;
  throw redirect(paths.app);
}

/**
 * Guard of the signed-in area: resolves to the session, or throws. Without one it redirects to
 * /login, which comes back to the requested page; while an account creation is running in another
 * response, it throws a waiting page without data (202) that asks again.
 */
export async function requireSession(request: Request, context: AppLoadContext): Promise<Session> {
  const session = await getSession(context);
  if (session) return session;
  if (await context.cookies.hasSkipRedirects(request)) throw json({ waiting: true }, { status: 202 });
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(safeRedirect(pathname + search, paths.app)));
}

/**
 * Guard of pages with sensitive steps: if the session is too old, redirects first to a new proof of
 * the address, and back. The operations themselves check posts (PROVE_AGAIN).
 */
export async function requireFreshSignIn(request: Request, context: AppLoadContext): Promise<Session> {
  const session = await requireSession(request, context);
  if (!(await context.auth.needsProof(session))) return session;
  const { pathname, search } = new URL(request.url);
  throw redirect(confirmPath(safeRedirect(pathname + search, paths.app)));
}

/** As `requireSession`, with an `ask` for the member. */
export async function requireMember(
  request: Request,
  context: AppLoadContext,
): Promise<{ session: Session; ask: Ask }> {
  const session = await requireSession(request, context);
  return { session, ask: askAs(context, session) };
}

/**
 * Guard of the administrators' pages. All others get what an unknown path gives: a redirect to `/`
 * (product.md §2), before anything is read, also while the provider doesn't answer.
 */
export async function requireAdministrator(context: AppLoadContext, status: 302 | 303): Promise<Session> {
  const found = await context.session();
  if (found.state === "signed-in" && found.session.claims.admin) return found.session;
  throw redirect(paths.freelancer, status);
}

/** Sends operations to the API as the member of a session. */
export function askAs({ api }: AppLoadContext, session: Session): Ask {
  return (document, variables) => api.run(document, variables, { session });
}
