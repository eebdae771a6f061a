/**
 * Whether a browser fetches the data of a page at which somebody only points. No browser may keep what is `no-store`,
 * so that a press asks again: nothing is read for it. What a page that is rendered in advance asks for itself is used.
 */
export function isDataInAdvance({ headers, method, url }: Request): boolean {
  return (
    method === "GET" && headers.get("sec-purpose") === "prefetch" && new URL(url).searchParams.has("_data")
  );
}
