/** Whether somebody opens the page, as far as one can tell. A HEAD, a prefetch or a preview is a program's. */
export function isOpened({ method, headers }: Request): boolean {
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name));
  return method !== "HEAD" && !/prefetch|preview/i.test(purposes.join());
}
