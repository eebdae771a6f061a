import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/domain/session";
import { confirmPath, loginPath } from "~/paths";
import { limits } from "~/values/limits";
import { requireSession } from "./guards.server";

/** Where a kept form is shown again. */
export interface FormPlace {
  /** The key of its page, if that has more than one address. */
  page: string;
  /** The query string of its page. */
  back: string;
}

/**
 * The session of a form's post. As `requireSession`, but if the session has ended, the post is
 * kept for the member in its field `member` (ui/form.tsx). What a page posts by itself has none,
 * and is not kept: it would take the place of what was typed.
 */
export async function requireFormSession(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  place: FormPlace,
): Promise<Session> {
  const isForm = form.has("member");
  if (isForm && (await context.session()).state === "signed-out")
    return keepAndLogIn(request, context, form, place);
  const session = await requireSession(request, context);
  // The post was sent again; if it is refused, the answer shows it.
  if (isForm) await forgetKeptForm(request, context, session, place.page);
  return session;
}

/** Keeps the post and redirects to the login. */
export function keepAndLogIn(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  place: FormPlace,
): Promise<never> {
  return keepAndLead(request, context, form, place, loginPath);
}

/**
 * Keeps the post and redirects to a new proof, for a sensitive step in a session that is too old.
 */
export function keepAndConfirm(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  place: FormPlace,
): Promise<never> {
  return keepAndLead(request, context, form, place, confirmPath);
}

/**
 * Keeps the post for an hour and redirects: the form's page shows it again after signing in.
 * Without this, a page without JavaScript would lose it.
 */
async function keepAndLead(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  { page, back }: FormPlace,
  leadTo: (back: string) => string,
): Promise<never> {
  const fields = [...form].map(([name, value]) => ({ name, value: String(value) }));
  const uid = form.get("member");
  // It needs no session, so it counts as a form against the limit, and its length is bounded.
  const mayKeep = typeof uid === "string" && JSON.stringify(fields).length <= limits.keptForm;
  const isKept = mayKeep && (await context.takePost()).ok;
  const cookie =
    isKept &&
    (await context.cookies.setKeptForm(await context.auth.keptForms.keep({ uid, path: page, fields })));
  throw redirect(leadTo(pageOf(request) + back), {
    status: 303,
    headers: cookie ? { "set-cookie": cookie } : {},
  });
}

/** The post that was kept from this page when the member's session had ended; null for none. */
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
  for (const { name, value } of fields) form.append(name, value);
  return form;
}

/**
 * An earlier post from this page has arrived by now, or was replaced by a newer one: it must not be
 * shown again.
 */
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
