import { isRouteErrorResponse } from "@remix-run/react";

/** The window's title for an error page. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "Something went wrong";
  return error.status === 404
    ? "Not found"
    : error.status === 202
      ? "Finishing your sign-up"
      : "Something went wrong";
}
