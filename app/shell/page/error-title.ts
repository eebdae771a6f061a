import { isRouteErrorResponse } from "@remix-run/react";

/** What the window of the page that says so is called. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return "Something went wrong";
  return error.status === 404
    ? "Not found"
    : error.status === 202
      ? "Finishing your sign-up"
      : "Something went wrong";
}
