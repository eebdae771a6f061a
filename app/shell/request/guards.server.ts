import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { confirmPath, loginPath, paths, safeRedirect } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { noAnswer } from "./trouble.server";

/** The session of this request, or null. Throws 503 while the provider can't say: nobody is signed out by trouble. */
async function getSession(context: AppLoadContext): Promise<Session | null> {
  const found = await context.session();
  if (found.state === "trouble") throw noAnswer();
  return found.state === "signed-in" ? found.session : null;
}

/**
 * Guard of the public pages (product.md §2): whoever is signed in goes to /app, unless the
 * skip-redirects flag of a running account creation holds them.
 */
export async function redirectMembers(request: Request, context: AppLoadContext): Promise<void> {
  const found = await context.session();
  // Trouble with the provider never keeps a public page from showing.
  if (found.state !== "signed-in" || (await context.cookies.hasSkipRedirects(request))) return;
  throw redirect(paths.app);
}

/**
 * Guard of the signed-in area: answers the session, or throws. Without one the way is /login, which
 * comes back to the page that was asked for; while an account creation is running in another
 * response, it is a waiting page without data (202) that asks again.
 */
export async function requireSession(request: Request, context: AppLoadContext): Promise<Session> {
  const session = await getSession(context);
  if (session) return session;
  if (await context.cookies.hasSkipRedirects(request)) throw json({ waiting: true }, { status: 202 });
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(safeRedirect(pathname + search, paths.app)));
}

/**
 * For a page of sensitive steps: leads first to a new proof of the address, and back, where the session's is too
 * old. What is posted is guarded by what does it (PROVE_AGAIN).
 */
export async function requireFreshSignIn(request: Request, context: AppLoadContext): Promise<Session> {
  const session = await requireSession(request, context);
  if (!(await context.auth.needsProof(session))) return session;
  const { pathname, search } = new URL(request.url);
  throw redirect(confirmPath(safeRedirect(pathname + search, paths.app)));
}

/** As `requireSession`, with what asks the API as the member. */
export async function requireMember(
  request: Request,
  context: AppLoadContext,
): Promise<{ session: Session; ask: Ask }> {
  const session = await requireSession(request, context);
  return { session, ask: askAs(context, session) };
}

/**
 * Guard of the administrators' pages. Everybody else is answered as at any path that no page has: by a redirect to
 * `/` (product.md §2), before anything is read, also while the provider is in trouble.
 */
export async function requireAdministrator(context: AppLoadContext, status: 302 | 303): Promise<Session> {
  const found = await context.session();
  if (found.state === "signed-in" && found.session.claims.admin) return found.session;
  throw redirect(paths.freelancer, status);
}

/** Asks the API as the member of a session. */
export function askAs({ api }: AppLoadContext, session: Session): Ask {
  return (document, variables) => api.run(document, variables, { session });
}
