import type { HeadersFunction } from "@remix-run/node";

/** What each route with a form exports beside its action. */
export { keepTyped as clientAction, keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

/**
 * Passes on the `Retry-After` of an action's answer to the page that shows it. Remix drops the
 * header otherwise.
 */
export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const all = new Headers(parentHeaders);
  const wait = actionHeaders.get("retry-after");
  if (wait) all.set("retry-after", wait);
  return all;
};
