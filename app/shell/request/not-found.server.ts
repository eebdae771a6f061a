import { json } from "@remix-run/node";

/** The same 404 for what doesn't exist and for what the requester may not see. */
export function notFound(): Response {
  return json({ reason: "not-found" }, { status: 404 });
}
