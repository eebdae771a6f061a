import type { HeadersFunction } from "@remix-run/node";

/** For a route with a form: the page that shows its action's answer says when to try again, too. Remix drops it otherwise. */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const wait = actionHeaders.get("retry-after");
  if (wait) headers.set("retry-after", wait);
  return headers;
};
