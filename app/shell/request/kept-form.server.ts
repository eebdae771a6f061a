import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { confirmPath, loginPath } from "~/paths";
import { limits } from "~/platform/values/limits";
import { requireSession } from "./guards.server";

/** Where a form is found again. */
export interface FormPlace {
  /** What it is known by, where it has more than one address. */
  page: string;
  /** The search that belongs to its page. */
  back: string;
}

/**
 * The session of a form's post. As `requireSession`; but where the session has ended, what was sent is kept.
 * The form's hidden field `member` says whose page it was on; one without it holds no text.
 */
export async function requireFormSession(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  place: FormPlace,
): Promise<Session> {
  const hasText = form.has("member");
  if (hasText && (await context.session()).state === "signed-out")
    return keepAndLogIn(request, context, form, place);
  const session = await requireSession(request, context);
  // It has been sent again, and the answer shows it if it was refused.
  if (hasText) await forgetKeptForm(request, context, session, place.page);
  return session;
}

/** Leads to the login, and keeps what was sent. */
export function keepAndLogIn(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  place: FormPlace,
): Promise<never> {
  return keepAndLead(request, context, form, place, loginPath);
}

/** The same for a sensitive step of a session whose proof is too old for it. */
export function keepAndConfirm(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  place: FormPlace,
): Promise<never> {
  return keepAndLead(request, context, form, place, confirmPath);
}

/**
 * Keeps what was sent for an hour, and leads away: the form's page shows it again after signing in. Without that it
 * would be gone for everybody who has no JavaScript to keep it.
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
  // Anybody can send this, so it counts as any form does, and has its length.
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
  for (const { name, value } of fields) form.append(name, value);
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
