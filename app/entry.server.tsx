import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { contentSecurityPolicy } from "~/shell/page/content-security-policy.server";
import { otherLanguages } from "~/shell/page/other-languages.server";
import { scriptsIn } from "~/shell/page/scripts-in.server";
import { namedBy } from "~/shell/request/language-of.server";
import { logFault } from "~/shell/request/log-fault.server";
import { textResponse } from "~/values/whole-texts.server";
import { languageNow } from "~/words/languages";

/**
 * Renders a page into one body (facts.md: half the cost of a stream here) and puts its policy on
 * it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { site, cookies }: AppLoadContext,
): Promise<Response> {
  const language = languageNow();
  const { manifest } = remixContext;
  // All data has come (shell/request/uncopied-data.server.ts): the page has nothing to wait for.
  remixContext.staticHandlerContext.activeDeferreds = null;
  // The development server builds one set of scripts, with the words of all languages.
  const spoken = { ...remixContext, manifest: site.development ? manifest : scriptsIn(language, manifest) };
  const page = renderToString(<RemixServer context={spoken} url={request.url} />);
  const html = `<!DOCTYPE html>${page}`;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-language", language);
  headers.append("vary", "accept-language, cookie");
  const answered = failureStatus(remixContext) ?? status;
  const others = otherLanguages(html);
  if (others) headers.append("link", others);
  // The pages that it leads to have no language in their addresses.
  const named = namedBy(request);
  if (named && answered === 200) headers.append("set-cookie", await cookies.setLanguage(named));
  headers.set("content-security-policy", contentSecurityPolicy(html, spoken, site, request));
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  return textResponse(html, { status: answered, headers });
}

/**
 * Of a page that failed: after a post Remix would answer with the status of its action, which no
 * page shows any more.
 */
function failureStatus({ staticHandlerContext: { errors } }: EntryContext): number | null {
  const failures = Object.values(errors ?? {});
  const statuses = failures.map((error) => (isRouteErrorResponse(error) ? error.status : 500));
  return statuses.length > 0 ? Math.max(...statuses) : null;
}

/** Remix's own last resort; our log has the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  // A request for what doesn't exist, or by a method that a page doesn't know: the visitor's
  // mistake, not ours.
  if (isRouteErrorResponse(error) && error.status < 500) {
    context.log.info({ status: error.status }, "A request that no page answers");
    return;
  }
  logFault(context.log, error);
}
