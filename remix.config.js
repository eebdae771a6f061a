/**
 * The options of Remix, which vite.config.ts reads.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  // Made here and then put where it is served from (scripts/build.mjs): Remix empties it first, and a server that runs
  // keeps its files.
  buildDirectory: ".cache/vite",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/.*", "**/*.css.ts"],
  // The start page under its own path. As an index route its form would post to "/?index", and without
  // JavaScript that stays in the address bar.
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      route(undefined, "routes/_public.tsx", () => route("/", "routes/_public._index.tsx"));
    }),
  // v3_singleFetch and v3_lazyRouteDiscovery stay off: both carry unfixed denial-of-service reports on this line.
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: false,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
