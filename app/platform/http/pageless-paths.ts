/**
 * A path at which no page may show. The pattern of the router's catch-all route takes no line break, so such a
 * path would end in an error page instead of `/`. What begins with two slashes (browsers read a backslash as one)
 * would be shown the start page, where every link or form that keeps the address leads to another host.
 */
const pageless = /^\/[/\\]|[\n\r\u2028\u2029]/;

/** `path` decoded, as Hono gives it. Such a path leads to `/` as every other that nothing is at (product.md §2). */
export function isPageless(path: string): boolean {
  return pageless.test(path);
}
