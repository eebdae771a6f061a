/** What is read of a build's routes. */
type Routes = Readonly<Record<string, { path?: string; parentId?: string; index?: boolean } | undefined>>;

interface PathNode {
  children: Map<string, PathNode>;
  pattern: string | null;
}

/** Addresses deeper than any route match the routes for "anything below". */
const DEEPEST = 12;

/**
 * Makes the function that maps an address to its route's pattern: `/app/briefs/:id`, `/build/*`. It
 * returns only as many different values as there are patterns, and none contains any part of the
 * address.
 */
export function createRoutePatterns(routes: Routes, others: readonly string[]): (path: string) => string {
  const root: PathNode = { children: new Map(), pattern: null };
  for (const pattern of [...patternsOf(routes), ...others]) {
    let node = root;
    for (const part of partsOf(pattern)) {
      const key = part.startsWith(":") ? ":" : part;
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
    const named = part === "*" || part === ":" ? undefined : children.get(part);
    const any = children.get(":");
    return (named && find(named, parts, at + 1)) ?? (any && find(any, parts, at + 1)) ?? below;
  }

  return (path) => (path.startsWith("/") ? find(root, partsOf(path), 0) : null) ?? "other";
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
