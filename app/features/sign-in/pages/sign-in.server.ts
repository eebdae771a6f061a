import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { parseTexts } from "~/domain/fields/content.server";
import type { EmailControl } from "~/domain/fields/shown";
import type { Session } from "~/domain/session";
import { isMailedCode, type LinkState } from "~/features/sign-in/auth/links.server";
import { openWithLink } from "~/features/sign-in/flows/open-session.server";
import { memberRedirect, paths, safeRedirect } from "~/paths";
import { emailControl, emailForm } from "~/shell/forms/email-form.server";
import { type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runVisitorForm, type VisitorPost } from "~/shell/forms/visitor-form.server";
import { ViewerDocument } from "~/shell/operations/operations.generated";
import { isCutLink, queryOfMailed } from "~/shell/request/mailed-link.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { noAnswerInit } from "~/shell/request/trouble.server";
import { tooManyPosts } from "~/values/too-many";
import * as words from "~/words/signInLink.generated";

/** What the page of an e-mail link shows. GET uses nothing up: mail scanners open every link. */
export interface LinkView {
  /** `none`: no link in the address bar. `cut`: a part of one. */
  state: LinkState | "none" | "cut";
  id: string;
  actionCode: string;
  redirect: string;
  /** Known only in the browser that asked for the link; elsewhere the page asks for it. */
  address: string | null;
  control: EmailControl;
  /** Opened by the signed-in member whose address it proves, so no sign-in is needed. */
  confirms: boolean;
}

export async function loadSignIn(request: Request, context: AppLoadContext) {
  const query = queryOfMailed(request);
  const id = query.get("id") ?? "";
  const actionCode = query.get("oobCode") ?? "";
  const session = await findSession(context);
  const to = safeRedirect(query.get("redirect"), paths.app);
  // For a pending member with a link, account creation is unfinished: the page shows its button.
  const pending = session !== null && id !== "" && (await isPending(context, session));
  // A signed-in member who was asked for a fresh proof before a sensitive step needs the button,
  // too.
  const proves = session !== null && pathOf(to) === paths.confirm && (await context.auth.needsProof(session));
  if (session && !pending && !proves && !(await context.cookies.hasSkipRedirects(request)))
    throw redirect(paths.app);

  const none: LinkView = {
    state: "none",
    id,
    actionCode,
    redirect: paths.app,
    address: null,
    control: emailControl(),
    confirms: false,
  };
  const cut: LinkView = { ...none, state: "cut" };
  if (isCutLink(query, { id: 1, oobCode: 1 })) return json(cut);
  if (!id || !actionCode) return json(none);
  const { state, link } = await context.auth.links.find(id);
  if (link && state === "open" && !isMailedCode(link, actionCode)) return json(cut);
  const attempt = await context.cookies.readAttempt(request);
  const known = link && ((attempt && link.attempt === attempt) || session?.email === link.address);
  const view: LinkView = {
    ...none,
    state,
    redirect: to,
    address: known ? link.address : null,
    confirms: pending && session?.email === link?.address,
  };
  return json(view);
}

/** What the page of a link shows after a press that opened no session. */
export interface LinkRefused {
  /** Why the link can't be used any more, so that a new one is needed; null while it can. */
  dead: "used" | "unknown" | null;
}

/** Uses the link up, and signs in. */
export function runSignIn(request: Request, context: AppLoadContext) {
  return runVisitorForm<LinkRefused>(request, context, {
    names: ["id", "oobCode", "redirect", "email"],
    run,
  });
}

async function run({ request, context, typed }: VisitorPost): Promise<Response | Outcome<LinkRefused>> {
  const { link, problems } = readLink(typed);
  if (problems.length > 0) return { refusal: refuse("INVALID", problems) };
  const post = await context.takePost();
  if (!post.ok) return { message: tooManyPosts(post.retryAfterMs), init: tooManyInit(post.retryAfterMs) };
  const opened = await openWithLink(request, context, link, memberRedirect(typed.redirect));
  if (opened.ok) return redirect(opened.to, { status: 303, headers: opened.headers });
  const { code, status, message } = opened;
  if (code === "wrong-address" || code === "invalid-email")
    return { refusal: refuse("INVALID", [{ field: "email", message }]) };
  const dead = status === 410 ? "used" : status === 404 ? "unknown" : null;
  return { message, shown: { dead }, init: status === 503 ? noAnswerInit : { status } };
}

/**
 * The form of a link's page. The address is posted only where the page asks for it: elsewhere the
 * browser is known.
 */
function readLink({ id = "", oobCode = "", email }: Record<string, string>) {
  const isWhole = id !== "" && id.length <= 100 && oobCode !== "" && oobCode.length <= 1_000;
  const incomplete = isWhole ? [] : [{ field: "", message: words.incomplete() }];
  const read = email?.trim() ? parseTexts(emailForm, { email }) : null;
  return {
    link: { id, actionCode: oobCode, address: read?.content.email ?? null },
    problems: [...incomplete, ...(read?.problems ?? [])],
  };
}

const pathOf = (path: string) => path.replace(/[?#].*/s, "");

async function findSession(context: AppLoadContext) {
  const found = await context.session();
  return found.state === "signed-in" ? found.session : null;
}

async function isPending(context: AppLoadContext, session: Session): Promise<boolean> {
  const { viewer } = await context.api.run(ViewerDocument, {}, { session });
  return viewer?.moves.includes("CONFIRM_ADDRESS") ?? false;
}
