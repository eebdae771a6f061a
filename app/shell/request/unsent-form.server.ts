import { type ActionFunctionArgs, type AppLoadContext, json } from "@remix-run/node";
import { limits } from "~/platform/values/limits";
import { readPost } from "./read-form.server";

interface Sent {
  request: Request;
  /** How it was refused, in the words of its form; null where it wasn't. */
  refused: { status: number; said: string | undefined } | null;
}

/** What every form answers that was not taken, as far as it is read here. */
interface FormRefused {
  lastResult?: { error?: Record<string, string[] | null> | null } | null;
}

const posts = new WeakMap<AppLoadContext, Sent>();

/** Remembers the post of a whole page, in case that the page fails. The running page keeps its form by itself. */
export function rememberPost({ request, context }: ActionFunctionArgs): void {
  if (!context.isDataRequest) posts.set(context, { request, refused: null });
}

/** And what it was answered: the page that would have said so may be there no more. */
export async function rememberAnswer(context: AppLoadContext, answer: Response): Promise<void> {
  const sent = posts.get(context);
  if (!sent || answer.status < 400 || answer.status >= 500) return;
  const { lastResult }: FormRefused = await answer.clone().json();
  sent.refused = { status: answer.status, said: lastResult?.error?.[""]?.[0] };
}

/** What this document’s post said, where its form refused it: for a page that would else lead on without it. Null for none. */
export async function findRefusedPost(context: AppLoadContext): Promise<Record<string, string> | null> {
  const sent = posts.get(context);
  return sent?.refused ? Object.fromEntries(await readPost(sent.request)) : null;
}

/**
 * What a page of this request fails with, and all that was posted to it: `unsent`, which the page shows, and offers
 * to send again where that may help. Its form would have shown it, but is part of the page that can't be made. So it
 * is where a member's form with text was refused and its page leads elsewhere by now. Any other answer that says
 * what is wrong with the request itself stays as it is, and so does one to more than a form of ours can hold.
 */
export async function withUnsentForm(failure: Response, context: AppLoadContext): Promise<Response> {
  const sent = posts.get(context);
  const leadsAway = failure.headers.has("location");
  if (!sent || !(leadsAway ? sent.refused : mayLoseForm(failure))) return failure;
  const unsent = await readPost(sent.request);
  if (leadsAway && !unsent.some(([name]) => name === "member")) return failure;
  if (unsent.length === 0 || JSON.stringify(unsent).length > limits.keptForm) return failure;
  const why = leadsAway ? null : await failure.json();
  const { refused } = sent;
  // There is nothing to see at this address because of what the form was told.
  if (refused && (leadsAway || failure.status === 404))
    return json({ ...why, unsent, said: refused.said }, { status: refused.status });
  const { status, headers } = failure;
  return json({ ...why, unsent }, { status, headers });
}

function mayLoseForm({ status }: Response): boolean {
  return status === 404 || status === 429 || status >= 500;
}
