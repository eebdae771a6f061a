import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { type Language, languages } from "~/words/languages";
import config from "../../remix.config.js";
import { languageManifests, languageScripts } from "../../scripts/vite/languages";
import { messageModules } from "../../scripts/vite/message-modules";
import { moduleList, moduleListFile } from "../../scripts/vite/module-list";
import { serverEntry } from "../../scripts/vite/server-entry";

const project = fileURLToPath(new URL("../..", import.meta.url));
/** What the last build made for browsers. */
const made = `${project}${config.buildDirectory}/client`;

/** The modules of which at least a byte reaches browsers, by path from the project's directory. */
function readClientModules(): string[] {
  if (!existsSync(`${made}/${moduleListFile}`))
    throw new Error("There is no build. Run `npm run build` first.");
  const scripts = JSON.parse(readFileSync(`${made}/${moduleListFile}`, "utf8")) as Record<string, string[]>;
  return Object.values(scripts)
    .flat()
    .map((id) => id.replace(project, ""));
}

it("the client bundle has the product's pages in it", () => {
  expect(readClientModules()).toEqual(expect.arrayContaining([expect.stringMatching(/^app\/root\.tsx/)]));
});

it.each([
  ["identity and sessions", /^app\/features\/[^/]+\/auth\//],
  ["the rules of the market", /^app\/features\/[^/]+\/(model|reads|writes|mails|api)\//],
  ["the platform", /^app\/(platform|http|graphql)\//],
  ["configuration", /^app\/config\//],
  ["the API", /^app\/api\//],
  ["a module for servers", /\.server\.tsx?$/],
  ["the provider's server SDK", /node_modules\/(firebase-admin|@google-cloud)\//],
  ["the validator", /node_modules\/zod\//],
  ["the SQL driver", /node:sqlite/],
  ["the mail or GraphQL library", /node_modules\/(nodemailer|graphql|graphql-yoga)\//],
])("the client bundle has nothing of %s in it", (_what, forbidden) => {
  expect(readClientModules().filter((name) => forbidden.test(name))).toEqual([]);
});

interface Manifest {
  url: string;
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; parentId?: string }>;
}

const fileOf = (address: string) => readFileSync(`${made}${address}`);

function readManifest(language: Language): Manifest {
  const [source] = languages;
  const name = readdirSync(`${made}/build`).find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file));
  const directory = language === source.code ? "" : `${language}/`;
  const window: { __remixManifest?: Manifest } = {};
  new Function("window", fileOf(`/build/${directory}${name}`).toString())(window);
  if (!window.__remixManifest) throw new Error("The manifest is no more where the framework looks for it.");
  return window.__remixManifest;
}

/** Addresses of all scripts that a page loads. */
function scriptsOf(page: string, language: Language = languages[0].code): string[] {
  const { url, entry, routes } = readManifest(language);
  const scripts = new Set([url, entry.module, ...entry.imports]);
  for (let id: string | undefined = page; id; id = routes[id]?.parentId) {
    const route = routes[id];
    if (!route) throw new Error(`There is no route ${id}.`);
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return [...scripts];
}

/** Kilobytes (of 1,024 bytes) by gzip in English, and files, that a page may load. Other languages have longer words. */
const budgets: [pages: RegExp, most: number, files: number][] = [
  [/^routes\/_public\.(?:briefs\.(?:\$part|_index)|members\.\$name|reference\.\$secret)$/, 126, 20],
  [/^routes\/_public\./, 107, 20],
  [/^routes\/app\._index$/, 134, 25],
  [/^routes\/app\.briefs\.\$id$/, 166, 25],
  [/^routes\/app\.work\.\$id$/, 176, 25],
  [/^routes\/app\.briefs\.\$id_\.proposal$/, 164, 25],
  [/^routes\/app\.profile$/, 163, 25],
  [/^routes\/app\.briefs\.(?:new|\$id_\.edit)$/, 162, 25],
  [/^routes\/app\.briefs\.\$id_\.compare$/, 164, 25],
  [/^routes\//, 162, 25],
];
const pages = Object.keys(readManifest(languages[0].code).routes).filter((id) => id !== "root");

it.each(languages.flatMap(({ code }) => pages.map((page) => [page, code] as const)))(
  "the scripts of %s in %s keep their budget, and the provider’s aren’t among them",
  (page, language) => {
    const [, most = 0, files = 0] = budgets.find(([kind]) => kind.test(page)) ?? [];
    const scripts = scriptsOf(page, language);
    expect(scripts.length).toBeLessThanOrEqual(files);
    const sizes = scripts.map((address) => gzipSync(fileOf(address), { level: 9 }).length);
    const allowed = language === languages[0].code ? most : most * 1.06;
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(allowed);
    expect(scripts.filter((address) => address.includes("firebase"))).toEqual([]);
  },
);

it("each language has scripts of its own, of the same names", () => {
  const [source, ...others] = languages.map(({ code }) => scriptsOf("routes/_public._index", code));
  expect(others.length).toBeGreaterThan(0);
  others.forEach((scripts, at) => {
    const directory = `/build/${languages[at + 1]?.code}/`;
    expect(scripts.map((script) => script.replace(directory, "/build/"))).toEqual(source);
    expect(scripts.filter((script) => !script.startsWith(directory))).toEqual([]);
  });
});

const own: Plugin[] = [
  serverEntry(),
  messageModules(),
  moduleList(),
  languageScripts(["en"], "build"),
  languageManifests(["en"], made),
];

it("browsers get each package as it was published, and once", async () => {
  const packages = readClientModules().filter((id) => id.includes("node_modules/"));
  for (const { load, transform } of own)
    for (const id of packages) {
      const changed = [
        typeof load === "function" && (await load.call({} as never, id)),
        typeof transform === "function" && (await transform.call({} as never, "", id)),
      ];
      expect(changed.filter(Boolean)).toEqual([]);
    }
  for (const name of ["react", "react-dom", "react-router", "react-router-dom", "@remix-run/react"]) {
    const places = packages.map((id) => id.replace(/^\0/, "").split(`node_modules/${name}/`));
    expect([...new Set(places.filter(({ length }) => length > 1).map(([before]) => before))]).toEqual([""]);
  }
});
