import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { type Language, languages } from "~/words/languages";
import config from "../../remix.config.js";
import { unusedOfComponents, unusedOfPages, unusedOfReact } from "../../scripts/unused-code.mjs";

/** Of esbuild's metafile, which Remix writes with every build: what went into which output, and how much of it. */
interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

const metafile = fileURLToPath(new URL("../../build/metafile.js.json", import.meta.url));

/** The modules of which at least a byte reaches browsers, by path from the project's directory. */
function readClientModules(): string[] {
  if (!existsSync(metafile))
    throw new Error("There is no build/metafile.js.json. Run `npm run build` first.");
  const { outputs } = JSON.parse(readFileSync(metafile, "utf8")) as Metafile;
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((name) => (inputs[name]?.bytesInOutput ?? 0) > 0),
  );
}

it("the client bundle has the product's pages in it", () => {
  expect(readClientModules()).toEqual(expect.arrayContaining([expect.stringMatching(/^app\/root\.tsx/)]));
});

it.each([
  ["identity and sessions", /^app\/features\/[^/]+\/auth\//],
  ["the rules of the market", /^app\/features\/[^/]+\/(rules|reads|mails|api)\//],
  ["the platform", /^app\/platform\/(?!values\/)/],
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

const fromProject = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** Of the newest build: files of earlier ones may stand beside it. */
function readManifest(language: Language): Manifest {
  const version = fromProject("build/version.txt").toString().toUpperCase();
  const directory = language === languages[0].code ? "" : `${language}/`;
  const window: { __remixManifest?: Manifest } = {};
  new Function("window", fromProject(`public/build/${directory}manifest-${version}.js`).toString())(window);
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

const publicPages = ["_index", "boutiques", "hire", "login", "sign-in", "privacy", "terms"];

/** Kilobytes (of 1,024 bytes) by gzip that a page may load. */
const budgets = languages.flatMap(({ code }): [page: string, language: Language, most: number][] => [
  ...publicPages.map((page): [string, Language, number] => [`routes/_public.${page}`, code, 105]),
  ["routes/app._index", code, 125],
]);

it.each(budgets)(
  "the scripts of %s in %s are at most 12 and %i KB by gzip, the provider's not among them",
  (page, language, most) => {
    const scripts = scriptsOf(page, language);
    expect(scripts.length).toBeLessThanOrEqual(12);
    const sizes = scripts.map((path) => gzipSync(fromProject(`public${path}`), { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most * 1024);
    expect(scripts.filter((path) => path.includes("firebase"))).toEqual([]);
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

it("the framework comes without the code behind its flags that are off", () => {
  const off = Object.entries(config.future ?? {}).flatMap(([flag, on]) => (on ? [] : [flag]));
  expect(off).toContain("v3_singleFetch");
  const scripts = scriptsOf("root").map((path) => fromProject(`public${path}`).toString());
  expect(off.filter((flag) => scripts.some((script) => script.includes(flag)))).toEqual([]);
});

it("the framework comes without the code for loaders that answer in parts", () => {
  const scripts = scriptsOf("root").map((path) => fromProject(`public${path}`).toString());
  expect(scripts.filter((script) => script.includes("remix-deferred"))).toEqual([]);
});

/** What a source would have in it that uses something of what `scripts/unused-code.mjs` leaves out. */
const usesOfUnused: [what: string, use: RegExp][] = [
  ["loaders that answer in parts", /import \{[^}]*\bdefer\b[^}]*\} from "@remix-run/],
  [
    "what React exports",
    new RegExp(`import \\{[^}]*\\b(?:${unusedOfReact.join("|")})\\b[^}]*\\} from "react"`),
  ],
  ["what else React exports", /^import (?:\w+|\* as \w+)(?:, \{[^}]*\})? from "react"/m],
  ["the document’s React", /from "react-dom"/],
  ["components that are classes", /\bextends (?:\w+\.)?(?:Pure)?Component\b/],
  ["their properties", new RegExp(`\\b(?:${unusedOfComponents.join("|")})\\b`)],
  ["attributes, and exports of routes", new RegExp(`\\b(?:${unusedOfPages.join("|")})\\b`)],
  ["references by name", /\bref="/],
  ["the router’s own links (ui/link.tsx)", /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from "@remix-run\/react"/],
];

it.each(usesOfUnused)("no page uses what the build leaves out of the framework: %s", (_what, use) => {
  const sources = globSync("app/**/*.{ts,tsx}", {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    exclude: ["**/*.generated.ts", "**/*.server.{ts,tsx}"],
  });
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => use.test(fromProject(file).toString()))).toEqual([]);
});
