import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { limits } from "~/contract/limits";
import { loginPath } from "~/paths";
import { requireSession } from "./guards.server";
import { readForm } from "./read-form.server";

/** The hidden field of a long form that says whose page it was on. */
export const keptFor = "member";

/**
 * The session and the form of a post. As `requireSession`; but where the session has ended, what was
 * sent is kept for an hour, and the form's page shows it again after signing in. Without that it would
 * be gone for everybody who has no JavaScript to keep it. `page`: the form's own address.
 */
export async function requireFormSession(
  request: Request,
  context: AppLoadContext,
  page = new URL(request.url).pathname,
): Promise<{ session: Session; form: FormData }> {
  const form = await readForm(request);
  const uid = form.get(keptFor);
  const found = await context.session();
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  // Anybody can send this, so it counts as any form does, and has its length.
  const mayKeep = typeof uid === "string" && JSON.stringify(fields).length <= limits.keptForm;
  if (found.state === "signed-out" && mayKeep && (await context.takePost()).ok) {
    const id = await context.auth.keptForms.keep({ uid, path: page, fields });
    throw redirect(loginPath(page), {
      status: 303,
      headers: { "set-cookie": await context.cookies.setKeptForm(id) },
    });
  }
  return { session: await requireSession(request, context), form };
}

/** What was sent from this page when the member's session had ended; null for nothing. */
export async function findKeptForm(
  request: Request,
  context: AppLoadContext,
  { uid }: Session,
): Promise<FormData | null> {
  const id = await context.cookies.readKeptForm(request);
  if (!id) return null;
  const fields = await context.auth.keptForms.find(id, uid, new URL(request.url).pathname);
  if (!fields) return null;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Headers of the answer to a form that was taken: what was kept of an earlier try is needed no more. */
export async function forgetKeptForm(request: Request, context: AppLoadContext): Promise<HeadersInit> {
  const id = await context.cookies.readKeptForm(request);
  if (!id) return {};
  await context.auth.keptForms.forget(id);
  return { "set-cookie": await context.cookies.clearKeptForm() };
}
