import { isRouteErrorResponse } from "@remix-run/react";

/** What happened, in a plain sentence, for the page that says "Something went wrong". Never a stack or a code. */
export function describeError(error: unknown): string {
  if (!isRouteErrorResponse(error)) {
    return error instanceof TypeError && failedConnection.test(error.message)
      ? "The connection failed."
      : "This page could not be loaded.";
  }
  switch (error.status) {
    case 404:
      return "There is nothing at this address.";
    case 413:
      return "What was sent is too large.";
    case 429:
      return "Too many attempts. Wait a few minutes.";
    case 500:
      return "This was our mistake.";
    case 503:
      return "A service that this page needs gave no answer. You are still signed in.";
    default:
      return "This page could not be loaded.";
  }
}

/** What Chromium, Firefox and Safari call it: the specification gives a failed fetch no name of its own. */
const failedConnection = /failed to fetch|networkerror|load failed/i;

/** The number of the request that a fault of ours ended; undefined for everything else. */
export function referenceOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? error.data?.reference : undefined;
}

/** Whether asking for the same address again may help: not where nothing is. */
export function mayTryAgain(error: unknown): boolean {
  return !(isRouteErrorResponse(error) && error.status === 404);
}
