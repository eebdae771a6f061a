import type { HeadersFunction } from "@remix-run/node";

/** What each route with a form exports beside its action. */
export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

/**
 * Passes on the `Retry-After` of an action's answer, and of what a page threw, to the page that
 * shows it. Remix drops the header otherwise.
 */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders, parentHeaders }) => {
  const all = new Headers(parentHeaders);
  const wait = errorHeaders?.get("retry-after") ?? actionHeaders.get("retry-after");
  if (wait) all.set("retry-after", wait);
  return all;
};
