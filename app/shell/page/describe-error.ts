import { isRouteErrorResponse } from "@remix-run/react";

/** By status; for any other one the page could not be loaded. */
const happened: Record<number, string> = {
  404: "There is nothing at this address.",
  413: "What was sent is too large.",
  429: "Too many attempts. Wait a few minutes.",
  500: "This was our mistake.",
  503: "A service that this page needs gave no answer. You are still signed in.",
};

/**
 * What happened, in a plain sentence (`said`: in the words of the form that was sent), for the page
 * that says "Something went wrong". Never a stack or a code.
 */
export function describeError(error: unknown): string {
  const text = isRouteErrorResponse(error)
    ? (error.data?.said ?? happened[error.status])
    : error instanceof TypeError && failedConnection.test(error.message) && "The connection failed.";
  return text || "This page could not be loaded.";
}

/**
 * The messages of Chromium, Firefox and Safari: the specification defines no name for a failed
 * fetch.
 */
const failedConnection = /failed to fetch|networkerror|load failed/i;

/** The id of the request that failed by a fault of ours; undefined for every other error. */
export function referenceOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? error.data?.reference : undefined;
}

/**
 * Whether requesting the same address again may help; not if the page doesn't exist or this viewer
 * may not see it.
 */
export function mayTryAgain(error: unknown): boolean {
  return !(isRouteErrorResponse(error) && (error.status === 404 || error.data?.said));
}
