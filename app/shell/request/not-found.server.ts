import { json } from "@remix-run/node";

/** 404 for what isn't there, or isn't for whoever asks: the two look the same. */
export function notFound(): Response {
  return json({ reason: "not-found" }, { status: 404 });
}
