import { createRequestHandler, json, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchPath, matchRoutes } from "@remix-run/react";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Tree = NonNullable<Parameters<typeof matchRoutes>[0]>;

/** Addresses whose route is remembered, and how long each may be: made-up ones have up to 16 KB. */
const mostKept = 1_000;
const longestKept = 200;

/**
 * Remix's request handler. Remix ranks and compiles all routes of its build three times for each
 * page, so every page of the product makes each page slower. Here, a build of only the route that
 * an address matches and of its layouts handles the request (decisions/page-cost.md).
 */
export function createBranchHandler(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, build.mode);
  const tree = treeOf(build.routes);
  const branches = new Map<string, RequestHandler>();
  const known = new Map<string, RequestHandler>();

  function find(pathname: string): RequestHandler {
    const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    if (leaf === undefined) return whole;
    let handler = branches.get(leaf);
    if (!handler) {
      const own = branchOf(build, leaf);
      handler = withoutRouter(own.routes[leaf], createRequestHandler(own, build.mode));
      branches.set(leaf, handler);
    }
    return handler;
  }

  return (request, context) => {
    const { pathname } = new URL(request.url);
    let handler = known.get(pathname);
    if (!handler) {
      handler = find(pathname);
      if (known.size >= mostKept) known.clear();
      if (pathname.length <= longestKept) known.set(pathname, handler);
    }
    return handler(request, context);
  };
}

/**
 * A route without a page, such as a file, needs no router: its loader answers. Posts, requests for
 * data, and encoded addresses are Remix's.
 */
function withoutRouter(own: Route | undefined, remix: RequestHandler): RequestHandler {
  const loader = own?.module.loader;
  if (!own?.path || own.path === "*" || own.module.default || own.parentId !== "root" || !loader)
    return remix;
  const pattern = { path: own.path, caseSensitive: own.caseSensitive };
  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPlain = isRead && !searchParams.has("_data") && !pathname.includes("%");
    const match = isPlain && matchPath(pattern, pathname);
    if (!match || !context) return remix(request, context);
    try {
      const answer = await loader({ request, context, params: match.params });
      return answer instanceof Response ? answer : json(answer);
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
  };
}

/** As Remix makes it of a build. */
function treeOf(routes: Routes, parentId?: string): Tree {
  return Object.values(routes).flatMap((route): Tree => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    return route.index
      ? [{ id, path, caseSensitive, index: true }]
      : [{ id, path, caseSensitive, children: treeOf(routes, id) }];
  });
}

/** The build with one route, its layouts, and the root, which shows the page for no match. */
function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const kept = new Set(["root"]);
  for (let id: string | undefined = leaf; id; id = build.routes[id]?.parentId) kept.add(id);
  const keep = <R>(routes: Record<string, R>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}
