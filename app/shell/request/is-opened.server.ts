/**
 * Whether a reader opens the page, as far as the request shows. A HEAD, a prefetch or a preview
 * comes from a program.
 */
export function isOpened({ method, headers }: Request): boolean {
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name));
  return method !== "HEAD" && !/prefetch|preview/i.test(purposes.join());
}
