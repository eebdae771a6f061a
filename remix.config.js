/** @type {import("@remix-run/dev").AppConfig} */
export default {
  appDirectory: "app",
  server: "./server.ts",
  serverBuildPath: "build/server.js",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  // Packages stay in node_modules: a native module and the SDKs cannot be bundled, and nothing else needs to be.
  serverDependenciesToBundle: [],
  assetsBuildDirectory: "public/build",
  publicPath: "/build/",
  ignoredRouteFiles: ["**/.*", "**/*.css.ts"],
  // The start page under its own path. As an index route its form would post to "/?index", and without
  // JavaScript that stays in the address bar.
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      route(undefined, "routes/_public.tsx", () => route("/", "routes/_public._index.tsx"));
    }),
  browserNodeBuiltinsPolyfill: {},
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
