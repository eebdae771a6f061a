import { type ActionFunctionArgs, type AppLoadContext, json } from "@remix-run/node";
import { limits } from "~/contract/limits";
import { readPost } from "./read-form.server";

const posts = new WeakMap<AppLoadContext, Request>();

/** Remembers the post of a whole page, in case that the page fails. The running page keeps its form by itself. */
export function rememberPost({ request, context }: ActionFunctionArgs): void {
  if (!context.isDataRequest) posts.set(context, request);
}

/**
 * What a page of this request fails with, and all that was posted to it: `unsent`, which the page offers to send
 * again. Its form would have shown it, but is part of the page that can't be made. An answer that says what is
 * wrong with the request itself stays as it is, and so does one to more than a form of ours can hold.
 */
export async function withUnsentForm(failure: Response, context: AppLoadContext): Promise<Response> {
  const request = posts.get(context);
  if (!request || (failure.status !== 429 && failure.status < 500)) return failure;
  const unsent = await readPost(request);
  if (unsent.length === 0 || JSON.stringify(unsent).length > limits.keptForm) return failure;
  const { status, headers } = failure;
  return json({ ...(await failure.json()), unsent }, { status, headers });
}
