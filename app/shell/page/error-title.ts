import { isRouteErrorResponse } from "@remix-run/react";
import * as words from "~/words/shell.generated";

/** The window's title for an error page. */
export function errorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return words.notFoundTitle();
  return status === 202 ? words.finishingSignUpTitle() : words.somethingWrongTitle();
}
