import { isRouteErrorResponse } from "@remix-run/react";

/** By status; whatever else it is, the page could not be loaded. */
const happened: Record<number, string> = {
  404: "There is nothing at this address.",
  413: "What was sent is too large.",
  429: "Too many attempts. Wait a few minutes.",
  500: "This was our mistake.",
  503: "A service that this page needs gave no answer. You are still signed in.",
};

/** What happened, in a plain sentence (`said`: in the words of the form that was sent), for the page that says "Something went wrong". Never a stack or a code. */
export function describeError(error: unknown): string {
  const words = isRouteErrorResponse(error)
    ? (error.data?.said ?? happened[error.status])
    : error instanceof TypeError && failedConnection.test(error.message) && "The connection failed.";
  return words || "This page could not be loaded.";
}

/** What Chromium, Firefox and Safari call it: the specification gives a failed fetch no name of its own. */
const failedConnection = /failed to fetch|networkerror|load failed/i;

/** The number of the request that a fault of ours ended; undefined for everything else. */
export function referenceOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? error.data?.reference : undefined;
}

/** Whether asking for the same address again may help: not where nothing is, or not for whoever asks. */
export function mayTryAgain(error: unknown): boolean {
  return !(isRouteErrorResponse(error) && (error.status === 404 || error.data?.said));
}
