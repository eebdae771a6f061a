/// <reference types="vite/types/importMeta.d.ts" />

import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import type { ServerBuild } from "@remix-run/node";
import * as entry from "~/entry.server";
import * as root from "~/root";
import remixConfig from "../../remix.config.js";

const modules = import.meta.glob("../../app/routes/*.{ts,tsx}");

/** What the compiler makes of `app/routes`, from the sources themselves: every page, with its loader and action. */
export async function readRealBuild(): Promise<ServerBuild> {
  const files = Object.values(flatRoutes("app", remixConfig.ignoredRouteFiles));
  const pages = await Promise.all(
    files.map(async ({ file, ...route }) => {
      const load = modules[`../../app/${file}`];
      if (!load) throw new Error(`no module for the route ${file}`);
      return { parentId: "root", ...route, module: (await load()) as object };
    }),
  );
  const routes = [{ id: "root", path: "", module: root as object }, ...pages];
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: "/build/entry.client-TEST.js" },
      routes: Object.fromEntries(routes.map(({ module, ...route }) => [route.id, toAsset(route, module)])),
      url: "/build/manifest-TEST.js",
      version: "test",
    },
    assetsBuildDirectory: "public",
    publicPath: "/",
    mode: "production",
    isSpaMode: false,
    future: remixConfig.future,
  } as unknown as ServerBuild;
}

function toAsset(route: { id: string }, module: object) {
  return {
    ...route,
    module: `/build/${route.id}-TEST.js`,
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: "clientAction" in module,
    hasClientLoader: false,
    hasErrorBoundary: "ErrorBoundary" in module,
  };
}
