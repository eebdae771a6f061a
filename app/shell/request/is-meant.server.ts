import { isOpened } from "./is-opened.server";

/**
 * Whether a GET was opened by a press on this site, or typed: no prefetch, and no other site's
 * navigation. For what does more than show a page.
 */
export function isMeant(request: Request): boolean {
  const { url, headers } = request;
  if (!isOpened(request)) return false;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  // Older browsers don't send it; another site shows in the referrer.
  const referrer = headers.get("referer");
  return !referrer || (URL.canParse(referrer) && new URL(referrer).host === new URL(url).host);
}
