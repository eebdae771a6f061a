import { type ActionFunctionArgs, json, redirect } from "@remix-run/node";
import { openWithToken } from "~/features/sign-in/flows/open-session.server";
import { paths } from "~/paths";
import { readForm } from "~/shell/request/read-form.server";
import { tooManyInit } from "~/shell/request/too-many.server";
import { tooManyPosts } from "~/values/too-many";

export async function loader() {
  return redirect(paths.freelancer);
}

const longestToken = 8_192;

/**
 * POST /session: the running page sends the ID token that it got from the provider, or the custom
 * token if it can't reach the provider. Answers `{to}` with the session cookie, or `{message}` with
 * the reason. Each causes a call to the provider, so they are counted.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, ["idToken", "customToken"]);
  const idToken = form.get("idToken");
  const customToken = form.get("customToken");
  const token = isToken(idToken) ? { idToken } : isToken(customToken) ? { customToken } : null;
  const noStore = { "cache-control": "no-store" };
  if (!token)
    return json({ message: "Send an idToken or a customToken." }, { status: 400, headers: noStore });
  const post = await context.takePost("session");
  if (!post.ok) {
    const { status, headers } = tooManyInit(post.retryAfterMs);
    const said = { ...noStore, ...headers, "set-cookie": await context.cookies.clearSkipRedirects() };
    return json({ message: tooManyPosts(post.retryAfterMs) }, { status, headers: said });
  }
  const opened = await openWithToken(request, context, token, await context.cookies.readAttempt(request));
  if (!opened.ok) {
    const headers = { ...noStore, "set-cookie": await context.cookies.clearSkipRedirects() };
    return json({ message: opened.message }, { status: opened.status, headers });
  }
  opened.headers.set("cache-control", "no-store");
  return json({ to: opened.to }, { headers: opened.headers });
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= longestToken;
}
