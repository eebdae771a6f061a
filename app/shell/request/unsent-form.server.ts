import { type ActionFunctionArgs, type AppLoadContext, json } from "@remix-run/node";
import { limits } from "~/values/limits";
import { readPost } from "./read-form.server";

interface Sent {
  request: Request;
  /** How the form was refused, in its own words; null if it wasn't. */
  refused: { init: { status: number; headers: Record<string, string> }; said: string | undefined } | null;
}

/** The part of a refused form's answer that is read here. */
interface FormRefused {
  lastResult?: { error?: Record<string, string[] | null> | null } | null;
}

const posts = new WeakMap<AppLoadContext, Sent>();

/**
 * Remembers the post of a document request, in case its page fails. The running page keeps its form
 * by itself.
 */
export function rememberPost({ request, context }: ActionFunctionArgs): void {
  if (!context.isDataRequest) posts.set(context, { request, refused: null });
}

/** Remembers the refusal of that post too: the page that would show it may not exist any more. */
export async function rememberAnswer(context: AppLoadContext, answer: Response): Promise<void> {
  const sent = posts.get(context);
  if (!sent || answer.status < 400 || answer.status >= 500) return;
  const { lastResult }: FormRefused = await answer.clone().json();
  const wait = answer.headers.get("retry-after");
  const headers: Record<string, string> = wait === null ? {} : { "retry-after": wait };
  sent.refused = { init: { status: answer.status, headers }, said: lastResult?.error?.[""]?.[0] };
}

/**
 * What this document's post contained, if its form refused it: for a page that would otherwise
 * redirect without showing it. Null for none.
 */
export async function findRefusedPost(context: AppLoadContext): Promise<Record<string, string> | null> {
  const sent = posts.get(context);
  return sent?.refused ? Object.fromEntries(await readPost(sent.request)) : null;
}

/**
 * The failure of a page, with everything that was posted to it as `unsent`, because the form that
 * would show it is part of the page that failed. The error page shows it, and offers to send it
 * again where that may help. The same applies if a member's form with text was refused and its page
 * redirects. Any other answer about the request itself stays unchanged, as does one to a post
 * larger than our forms can hold.
 */
export async function withUnsentForm(failure: Response, context: AppLoadContext): Promise<Response> {
  const sent = posts.get(context);
  const leadsAway = failure.headers.has("location");
  if (!sent || !(leadsAway ? sent.refused : mayLoseForm(failure))) return failure;
  const unsent = await readPost(sent.request);
  // A button alone has nothing to lose.
  if (leadsAway && !unsent.some(([, value]) => isText.test(value))) return failure;
  if (unsent.length === 0 || JSON.stringify(unsent).length > limits.keptForm) return failure;
  const why = leadsAway ? null : await failure.json();
  const { refused } = sent;
  // The refusal is the reason that this address has nothing to show.
  if (refused && (leadsAway || failure.status === 404))
    return json({ ...why, unsent, said: refused.said }, refused.init);
  const { status, headers } = failure;
  return json({ ...why, unsent }, { status, headers });
}

/** As `textsIn` of the error page (forms/unsent-form.tsx). */
const isText = /[^!-~]/;

function mayLoseForm({ status }: Response): boolean {
  return status === 404 || status === 429 || status >= 500;
}
