import { createRequestHandler, json, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { matchPath } from "@remix-run/react";

/** How many leading parts of an address identify its section: `/app/briefs/…` is one. */
const depth = 2;

/**
 * Remix's request handler. Remix reads, ranks and compiles all routes for each request and each
 * render, so every page of the product makes each page slower. Here, a build of only those routes
 * that can match handles the request (decisions/http.md).
 */
export function createSectionedHandler(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, build.mode);
  const sections = new Map(
    findSections(build).map((section) => {
      const own = buildOf(build, section);
      return [section, withoutRouter(own, createRequestHandler(own, build.mode))];
    }),
  );
  return (request, context) => {
    const section = sectionOf(new URL(request.url).pathname);
    const handler = sections.get(section) ?? sections.get(unnamed(section)) ?? whole;
    return handler(request, context);
  };
}

/**
 * A section that is one route without a page, such as a file, needs no router: its loader answers.
 * Posts, requests for data, and encoded addresses are Remix's.
 */
function withoutRouter({ routes }: ServerBuild, remix: RequestHandler): RequestHandler {
  // Any other address is matched by the splat, which comes last.
  const [own, ...more] = Object.values(routes).filter(
    (route) => route && route.path !== undefined && route.path !== "*" && route.id !== "root",
  );
  const loader = own?.module.loader;
  if (!own || more.length > 0 || own.module.default || own.parentId !== "root" || !loader) return remix;
  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPlain = isRead && !searchParams.has("_data") && !pathname.includes("%");
    const match = isPlain && matchPath({ path: own.path ?? "", caseSensitive: own.caseSensitive }, pathname);
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

/** The first parts of an address, in lower case; a shorter address is a section of its own. */
function sectionOf(pathname: string): string {
  // Not a section: only the whole build can match an empty part.
  if (pathname.includes("//")) return "//";
  return toParts(pathname.toLowerCase()).slice(0, depth).join("/");
}

/**
 * `files/*` for an address whose second part no route names: `/files/7f3a/small.avif`. An encoded
 * part stays as it is, since it may be a route's name once it is decoded.
 */
function unnamed(section: string): string {
  return section.replace(/\/[^/%]+$/, "/*");
}

function findSections({ routes }: ServerBuild): string[] {
  const sections = Object.keys(routes).flatMap((id) => {
    const parts = patternOf(routes, id);
    const fixed = parts.findIndex(isOpen);
    const most = Math.min(depth, fixed < 0 ? parts.length : fixed);
    const named = Array.from({ length: most + 1 }, (_, length) => parts.slice(0, length));
    const open = most === depth - 1 ? [[...parts.slice(0, most), "*"]] : [];
    return [...named, ...open].map((section) => section.join("/").toLowerCase());
  });
  return [...new Set(sections)];
}

/**
 * The build with the routes that can match an address of the section, their layouts, and the root,
 * which shows the page for no match.
 */
function buildOf(build: ServerBuild, section: string): ServerBuild {
  const kept = new Set(["root"]);
  for (const [id, { path, index }] of Object.entries(build.routes))
    if ((path !== undefined || index) && canMatch(patternOf(build.routes, id), toParts(section)))
      for (let each: string | undefined = id; each; each = build.routes[each]?.parentId) kept.add(each);
  const keep = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: keep(build.routes),
    assets: { ...build.assets, routes: keep(build.assets.routes) },
  };
}

function canMatch(pattern: string[], section: string[]): boolean {
  const differs = section.findIndex((part, index) => pattern[index]?.toLowerCase() !== part);
  const next = pattern[differs < 0 ? section.length : differs];
  if (next !== undefined && isOpen(next)) return true;
  // A section of full depth holds everything beneath it; a shorter one is a single address.
  return differs < 0 && (section.length === depth || pattern.length === section.length);
}

/** A parameter, an optional part or a splat: Remix decides what it matches. */
function isOpen(part: string): boolean {
  return part.startsWith(":") || part.endsWith("?") || part === "*";
}

/** The parts of a route's full path, those of its layouts included. */
function patternOf(routes: ServerBuild["routes"], id: string): string[] {
  const { path = "", parentId } = routes[id] ?? {};
  return [...(parentId ? patternOf(routes, parentId) : []), ...toParts(path)];
}

function toParts(path: string): string[] {
  return path.split("/").filter(Boolean);
}
