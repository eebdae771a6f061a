import type { RouteOf } from "./route-patterns";

/**
 * A path as the log shows it: without what stands in place of a route's `:secret` and behind it,
 * which lets everyone in who has it. Of an address without a route, that may be one with a slip in
 * it, long parts are left out: secrets have 24 characters.
 */
export function shownPath(path: string, routeOf: RouteOf): string {
  const route = routeOf(path);
  const parts = path.split("/");
  const isRouted = route !== "other" && !/^\/(?:app\/)?\*$/.test(route);
  if (isRouted && !route.includes(secret)) return path;
  for (let at = 1; at <= Math.min(parts.length, 12); at += 1) {
    const upTo = routeOf(parts.slice(0, at).join("/"));
    if (upTo.includes(secret)) return `${upTo.slice(0, upTo.indexOf(secret))}…`;
  }
  return parts.map((part) => (part.length > longestShown ? "…" : part)).join("/");
}

const secret = ":secret";
const longestShown = 20;
