import {
  matchRoutes,
  UNSAFE_RemixContext as RemixContext,
  type UNSAFE_RouteManifest as RouteManifest,
  type UNSAFE_EntryRoute as ScriptedRoute,
} from "@remix-run/react";
import { useContext, useMemo } from "react";

/**
 * Loads the scripts of a page that may be opened next, and runs none. Remix's own
 * `PrefetchPageLinks` runs them, too, to look for style sheets, and where one doesn't come, it
 * loads the shown page anew: without a connection, or on the way to another page in Firefox.
 */
export function PageScripts({ path }: { path: string }) {
  const routes = useContext(RemixContext)?.manifest.routes;
  const scripts = useMemo(() => scriptsOf(path, routes ?? {}), [path, routes]);
  return scripts.map((href) => <link key={href} rel="modulepreload" href={href} />);
}

function scriptsOf(path: string, routes: RouteManifest<ScriptedRoute>): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId?: string): { id: string }[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, index, path }) => (index ? { id, index, path } : { id, path, children: below(id) }));
  const matches = matchRoutes(below(), path) ?? [];
  return [
    ...new Set(
      matches.flatMap(({ route }) => {
        const { module, imports = [] } = routes[route.id] as ScriptedRoute;
        return [module, ...imports];
      }),
    ),
  ];
}
