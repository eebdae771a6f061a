import type { ShouldRevalidateFunction } from "@remix-run/react";
import { paths } from "~/paths";
import { keepWhenOffline } from "./keep-typed";

/** Parts of a query that say something to the frame: its notice, and the language of its words. */
const ofFrame = ["notice", "lang"];

/**
 * For routes around pages: where nothing but a page's query changes, such as a filter, the frame
 * stays as it is. The router would load it anew, and show no page before that has come. A way out
 * of the notifications marks one as read, so the frame's count changes.
 */
export const keepFrame: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, formMethod = "GET" } = args;
  const isRead = formMethod.toUpperCase() === "GET" && currentUrl.pathname !== paths.notifications;
  const [before, next] = [currentUrl, nextUrl].map(({ searchParams }) =>
    ofFrame.map((name) => searchParams.get(name)).join(),
  );
  const isByQuery = isRead && currentUrl.search !== nextUrl.search && before === next;
  return keepWhenOffline(isByQuery ? { ...args, defaultShouldRevalidate: false } : args);
};
