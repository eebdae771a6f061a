import { isRouteErrorResponse } from "@remix-run/react";
import * as words from "~/words/shell.generated";

/** By status; for any other one the page could not be loaded. */
const happened: Record<number, () => string> = {
  404: words.nothingAtAddress,
  413: words.tooLarge,
  429: words.tooManyAttempts,
  500: words.ourMistake,
  503: words.serviceSilent,
};

/**
 * What happened, in a plain sentence (`said`: in the words of the form that was sent), for the page
 * that says "Something went wrong". Never a stack or a code.
 */
export function describeError(error: unknown): string {
  const text = isRouteErrorResponse(error)
    ? (error.data?.said ?? happened[error.status]?.())
    : error instanceof TypeError && failedConnection.test(error.message) && words.connectionFailed();
  return text || words.notLoaded();
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
