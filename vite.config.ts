import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { languageManifests, languageScripts } from "./scripts/vite/languages";
import { messageModules } from "./scripts/vite/message-modules";
import { moduleList } from "./scripts/vite/module-list";
import { pageScripts } from "./scripts/vite/page-scripts";
import { serverEntry } from "./scripts/vite/server-entry";
import { alias, styles } from "./scripts/vite/shared";
import { readOffered } from "./scripts/words.mjs";

const project = fileURLToPath(new URL(".", import.meta.url));
const languages = Object.keys(readOffered(project));
/** Scripts and styles are served under /build/. */
const assetsDir = "build";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixConfig),
    styles(),
    serverEntry(),
    messageModules(),
    moduleList(),
    languageScripts(languages, assetsDir),
    languageManifests(languages, `${remixConfig.buildDirectory}/client/${assetsDir}`),
  ],
  resolve: { alias },
  // Remix lists none; a dependency that is found late loads the page anew.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.{ts,tsx}"] },
  server: {
    watch: {
      // The watcher drops the second of two events within 50 ms: an editor may empty a file before it writes it.
      awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 },
      ignored: ["**/.local/**", "**/.cache/**", "**/build/**", "**/test-results/**"],
    },
  },
  build: {
    assetsDir,
    assetsInlineLimit: 0,
    // public/ is served as it is, and holds the builds.
    copyPublicDir: false,
    // Its lists of addresses are one for all languages.
    modulePreload: false,
    target: "es2022",
    // languageScripts() does it, once the language is known.
    minify: false,
    cssMinify: true,
    rollupOptions: {
      onwarn(warning, warn) {
        // Addresses without a page have nothing for browsers.
        if (warning.code === "EMPTY_BUNDLE") return;
        if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
        warn(warning);
      },
      output: isSsrBuild
        ? {}
        : {
            manualChunks: pageScripts(),
            onlyExplicitManualChunks: true,
            entryFileNames: `${assetsDir}/[name]-[hash:8].js`,
            chunkFileNames: `${assetsDir}/[name]-[hash:8].js`,
          },
    },
  },
}));
