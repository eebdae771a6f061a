/** What is read of a build's routes. */
type Routes = Readonly<Record<string, { path?: string; parentId?: string; index?: boolean } | undefined>>;

/** The pattern of the route that a path belongs to. */
export type RouteOf = (path: string) => string;

interface PathNode {
  children: Map<string, PathNode>;
  pattern: string | null;
}

/** Addresses deeper than any route match the routes for "anything below". */
const DEEPEST = 12;

/**
 * Makes the function that maps an address to its route's pattern: `/app/briefs/:id`, `/build/*`. It
 * returns only as many different values as there are patterns, and none contains any part of the
 * address. As the router, it takes small letters for large ones and `%72` for `r`.
 */
export function createRoutePatterns(routes: Routes, others: readonly string[]): RouteOf {
  const root: PathNode = { children: new Map(), pattern: null };
  for (const pattern of [...patternsOf(routes), ...others]) {
    let node = root;
    for (const part of partsOf(pattern)) {
      const key = part.startsWith(":") ? ":" : keyOf(part);
      const next = node.children.get(key) ?? { children: new Map(), pattern: null };
      node.children.set(key, next);
      node = next;
    }
    node.pattern ??= pattern;
  }

  function find(node: PathNode, parts: readonly string[], at: number): string | null {
    const { children } = node;
    const below = children.get("*")?.pattern ?? null;
    const part = parts[at];
    if (part === undefined) return node.pattern ?? below;
    const key = keyOf(part);
    const named = key === "*" || key === ":" ? undefined : children.get(key);
    const any = children.get(":");
    return (named && find(named, parts, at + 1)) ?? (any && find(any, parts, at + 1)) ?? below;
  }

  return (path) => (path.startsWith("/") ? find(root, partsOf(path), 0) : null) ?? "other";
}

/** What the router compares. */
function keyOf(part: string): string {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return part.toLowerCase();
  }
}

function partsOf(path: string): string[] {
  return path.split("/", DEEPEST).filter(Boolean);
}

/**
 * The full pattern of each route that is a leaf: a layout has no address but those of its children.
 */
function patternsOf(routes: Routes): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ""}` : "";
  };
  return Object.keys(routes).map((id) => `/${partsOf(pathOf(id)).join("/")}`);
}
