import { safeRedirect } from "~/paths";

/**
 * A page of an earlier release may request the data of a route that was renamed since. Remix
 * answers that the route doesn't match the address; this makes the page load the address again,
 * once, as a document. Any other answer stays unchanged.
 */
export function reloadStalePage(request: Request, response: Response): Response {
  const url = new URL(request.url);
  const mismatch = response.status === 403 && response.headers.has("x-remix-error");
  if (!mismatch || !url.searchParams.has("_data")) return response;
  for (const name of ["_data", "index"]) url.searchParams.delete(name);
  return new Response(null, {
    status: 204,
    headers: {
      "x-remix-redirect": safeRedirect(url.pathname + url.search),
      "x-remix-status": "302",
      "x-remix-reload-document": "yes",
      "cache-control": "no-store",
    },
  });
}
