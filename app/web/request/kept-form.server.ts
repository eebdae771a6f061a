import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { limits } from "~/contract/limits";
import { loginPath } from "~/paths";
import { requireSession } from "./guards.server";

/**
 * The session of a form's post. As `requireSession`; but where the session has ended, what was sent is
 * kept for an hour, and the form's page shows it again after signing in. Without that it would be gone
 * for everybody who has no JavaScript to keep it. The form's hidden field `member` says whose page it
 * was on. `back`: the search that belongs to the form's page. `page`: what the form is known by, where it
 * has more than one address.
 */
export async function requireFormSession(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  { back = "", page = pageOf(request) }: { back?: string; page?: string } = {},
): Promise<Session> {
  const found = await context.session();
  const uid = form.get("member");
  if (found.state === "signed-in") {
    // It has been sent again, and the answer shows it if it was refused. A form without it holds no text.
    if (uid !== null) await forgetKeptForm(request, context, found.session, page);
    return found.session;
  }
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  // Anybody can send this, so it counts as any form does, and has its length.
  const mayKeep = typeof uid === "string" && JSON.stringify(fields).length <= limits.keptForm;
  if (found.state === "signed-out" && mayKeep && (await context.takePost()).ok) {
    const id = await context.auth.keptForms.keep({ uid, path: page, fields });
    throw redirect(loginPath(pageOf(request) + back), {
      status: 303,
      headers: { "set-cookie": await context.cookies.setKeptForm(id) },
    });
  }
  return requireSession(request, context);
}

/** What was sent from this page when the member's session had ended; null for nothing. */
export async function findKeptForm(
  request: Request,
  context: AppLoadContext,
  { uid }: Session,
  page = pageOf(request),
): Promise<FormData | null> {
  const id = await context.cookies.readKeptForm(request);
  const fields = id && (await context.auth.keptForms.find(id, uid, page));
  if (!fields) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** What was sent from this page before has arrived by now, or newer words have: it must not come back over them. */
export async function forgetKeptForm(
  request: Request,
  context: AppLoadContext,
  { uid }: Session,
  page = pageOf(request),
): Promise<void> {
  const id = await context.cookies.readKeptForm(request);
  if (id) await context.auth.keptForms.forget(id, uid, page);
}

function pageOf(request: Request): string {
  return new URL(request.url).pathname;
}

/** What a form's page says above a text that was kept. */
export const keptWords =
  "You were signed out before this arrived, so nothing of it is saved yet. All you typed is below: send it again.";
