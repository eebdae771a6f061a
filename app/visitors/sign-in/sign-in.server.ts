import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { LinkState } from "~/auth/links.server";
import type { Session } from "~/auth/sessions.server";
import { parseTexts } from "~/contract/content/content.server";
import type { EmailControl } from "~/contract/content/shown";
import type { FieldProblem } from "~/contract/refusals";
import { tooManyPosts } from "~/contract/too-many";
import { paths, safeRedirect } from "~/paths";
import { refuseForm } from "~/web/forms/refuse-form";
import { ViewerDocument } from "~/web/operations/operations.generated";
import { readForm, repeatedIn, textsOf } from "~/web/request/read-form.server";
import { tooManyInit } from "~/web/request/too-many.server";
import { openWithLink } from "~/web/session/open-session.server";
import { emailControl, emailForm } from "./email-form.server";

/** What the page of an e-mail link shows. GET uses nothing up: mail scanners open every link. */
export interface LinkView {
  /** `none`: no link in the address bar. */
  state: LinkState | "none";
  id: string;
  actionCode: string;
  redirect: string;
  /** Named only in the browser that asked for the link; elsewhere the page asks for it. */
  address: string | null;
  control: EmailControl;
  /** Opened by the signed-in member whose address it proves: nobody has to be signed in any more. */
  confirms: boolean;
}

export async function loadSignIn(request: Request, context: AppLoadContext) {
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? "";
  const actionCode = query.get("oobCode") ?? "";
  const session = await findSession(context);
  // For a pending member with a link, account creation is unfinished: the page shows its button.
  const pending = session !== null && id !== "" && (await isPending(context, session));
  if (session && !pending && !(await context.cookies.hasSkipRedirects(request))) throw redirect(paths.app);

  const none: LinkView = {
    state: "none",
    id,
    actionCode,
    redirect: paths.app,
    address: null,
    control: emailControl,
    confirms: false,
  };
  if (!id || !actionCode) return json(none);
  const { state, link } = await context.auth.links.find(id);
  const attempt = await context.cookies.readAttempt(request);
  const known = link && ((attempt && link.attempt === attempt) || session?.email === link.address);
  const view: LinkView = {
    ...none,
    state,
    redirect: safeRedirect(query.get("redirect"), paths.app),
    address: known ? link.address : null,
    confirms: pending && session?.email === link?.address,
  };
  return json(view);
}

export async function runSignIn(request: Request, context: AppLoadContext) {
  const form = await readForm(request, ["id", "oobCode", "redirect", "email"]);
  const typed = textsOf(form);
  const refuse = (problems: FieldProblem[]) => refuseForm(typed, problems);
  const { link, problems: wrong } = readLink(typed);
  const problems = [...repeatedIn(form), ...wrong];
  if (problems.length > 0) return json({ lastResult: refuse(problems), newLink: false }, { status: 400 });
  const post = await context.takePost();
  if (!post.ok) {
    const lastResult = refuse([{ field: "", message: tooManyPosts(post.retryAfterMs) }]);
    return json({ lastResult, newLink: false }, tooManyInit(post.retryAfterMs));
  }
  const opened = await openWithLink(request, context, link, afterSignIn(typed.redirect));
  if (opened.ok) return redirect(opened.to, { status: 303, headers: opened.headers });
  const isAddress = opened.code === "wrong-address" || opened.code === "invalid-email";
  const lastResult = refuse([{ field: isAddress ? "email" : "", message: opened.message }]);
  const headers = new Headers(opened.status === 503 ? { "retry-after": "30" } : {});
  return json(
    { lastResult, newLink: opened.status === 410 || opened.status === 404 },
    { status: opened.status, headers },
  );
}

/** What the page of a link posts. The address only where it is asked for: elsewhere the browser is known. */
function readLink({ id = "", oobCode = "", email }: Record<string, string>) {
  const isWhole = id !== "" && id.length <= 100 && oobCode !== "" && oobCode.length <= 1_000;
  const incomplete = isWhole ? [] : [{ field: "", message: "This link isn’t complete. Ask for a new one." }];
  const read = email?.trim() ? parseTexts(emailForm, { email }) : null;
  return {
    link: { id, actionCode: oobCode, address: read?.content.email ?? null },
    problems: [...incomplete, ...(read?.problems ?? [])],
  };
}

/** Whoever asked for a link chose where it leads; so never out of the signed-in area, as /sign-out would. */
function afterSignIn(to: string | undefined): string {
  const path = safeRedirect(to, paths.app);
  return /^\/app(?:[/?#]|$)/.test(path) ? path : paths.app;
}

async function findSession(context: AppLoadContext) {
  const found = await context.session();
  return found.state === "signed-in" ? found.session : null;
}

async function isPending(context: AppLoadContext, session: Session): Promise<boolean> {
  const { viewer } = await context.api.run(ViewerDocument, {}, { session });
  return viewer?.moves.includes("CONFIRM_ADDRESS") ?? false;
}
