// @ts-check
/**
 * The import arrows of architecture.md. `folder: [what it may import besides itself]`, and each may name only
 * those further down; everybody may also import `contract` and `paths.ts`, except where `closed` says otherwise.
 * Imports of types count.
 * @type {Record<string, string[]>}
 */
const arrows = {
  // It wires: the only one who knows everybody, and whom nobody knows.
  config: [
    "backup",
    "moving",
    "http",
    "graphql",
    "functions",
    "web",
    "auth",
    "mails",
    "domain",
    "jobs",
    "adapters",
    "migrations",
    "ports",
  ],
  // Of the one engine that keeps everything in a file.
  backup: ["auth", "jobs", "adapters", "migrations", "ports"],
  // By the port alone, between any two engines.
  moving: ["domain", "migrations", "ports"],
  routes: ["members", "visitors", "web", "ui"],
  members: ["web", "auth", "ui"],
  visitors: ["web", "auth", "ui"],
  // Types of the load context.
  http: ["graphql", "web", "auth"],
  // Notifications have the words of their mails.
  graphql: ["functions", "auth", "mails", "domain"],
  // Called by name: what the API and its worker do, too.
  functions: ["auth", "domain", "jobs", "ports"],
  web: ["auth", "ui"],
  // Proof of an address moves the account's state machine.
  auth: ["mails", "domain", "jobs", "ports"],
  // Mails have the product's colours.
  mails: ["domain", "jobs", "ports", "ui"],
  domain: ["jobs", "ports"],
  jobs: ["ports"],
  adapters: ["ports"],
  // Steps of old releases stand alone: what the product calls things today is none of theirs.
  migrations: ["ports"],
  ports: [],
  contract: [],
  ui: [],
};

/** Folders whose contexts name the types of ports; only config hands the things themselves in. */
const namesPorts = ["visitors", "web", "graphql", "http"];

/** Folders that import `contract` and nothing else of the product. */
const closed = ["contract", "ports"];

/**
 * Inside these the folders are layers, the lowest first: each imports itself and those before it. Folders of
 * one line are sisters, and don't import each other.
 * @type {Record<string, string[][]>}
 */
const layers = {
  domain: [
    ["notices"],
    ["accounts"],
    ["briefs", "profiles"],
    ["conversations"],
    ["proposals"],
    ["questions"],
    ["reading"],
    ["saved"],
    ["reports"],
    ["dashboard"],
    ["joining", "leaving", "administering"],
    // The list of all that the market does by itself.
    ["jobs"],
  ],
  members: [
    ["viewer"],
    ["words"],
    ["parts"],
    ["account", "admin", "app", "briefs", "inbox", "notifications", "profiles", "proposals", "report"],
  ],
  visitors: [["change-email", "legal", "local", "not-me", "sign-in", "sign-up", "unsubscribe"]],
  web: [["operations", "client"], ["api", "format"], ["request"], ["forms", "page"], ["session"]],
};

const folders = Object.keys(arrows);
for (const [at, folder] of folders.entries())
  for (const target of arrows[folder] ?? [])
    if (folders.indexOf(target) <= at) throw new Error(`${folder} must stand above ${target} in the arrows.`);

const folderRules = Object.entries(arrows).map(([folder, targets]) => {
  const isClosed = closed.includes(folder);
  const reachable = [folder, "contract", ...targets, ...(namesPorts.includes(folder) ? ["ports"] : [])];
  return {
    name: `${folder}-arrows`,
    comment: `app/${folder} may import ${[...targets, "contract", ...(isClosed ? [] : ["paths"])].join(", ")}.`,
    severity: "error",
    from: { path: `^app/${folder}/` },
    to: {
      path: "^(app|server|tests|scripts)",
      pathNot: `^app/((${reachable.join("|")})/${isClosed ? "" : "|paths\\.ts$"})`,
    },
  };
});

const layerRules = Object.entries(layers).flatMap(([parent, lines]) =>
  lines.flatMap((sisters, at) =>
    sisters.map((folder) => {
      const below = lines.slice(0, at).flat();
      return {
        name: `${parent}-layers`,
        comment: `app/${parent}/${folder} may import ${below.join(", ") || "no other folder"} of app/${parent}.`,
        severity: "error",
        from: { path: `^app/${parent}/${folder}/` },
        to: { path: `^app/${parent}/[^/]+/`, pathNot: `^app/${parent}/(${[folder, ...below].join("|")})/` },
      };
    }),
  ),
);

/** A folder that no arrow and no layer names would escape them all. */
const placeRules = Object.entries({ app: folders, ...toPaths(layers) }).map(([parent, known]) => ({
  name: "every-folder-has-its-place",
  comment: `Give the folder its place among those of ${parent}, in .dependency-cruiser.mjs.`,
  severity: "error",
  from: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/(${known.join("|")})/` },
  to: {},
}));

/** @param {Record<string, string[][]>} lines */
function toPaths(lines) {
  return Object.fromEntries(Object.entries(lines).map(([parent, of]) => [`app/${parent}`, of.flat()]));
}

/**
 * @param {string} packages alternatives of a regular expression
 */
function inPackage(packages) {
  return `(^|/)node_modules/(${packages})(/|$)`;
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    .../** @type {any[]} */ ([...folderRules, ...layerRules, ...placeRules]),
    {
      name: "domain-base",
      comment: "What stands in app/domain itself is below its folders.",
      severity: "error",
      from: { path: "^app/domain/[^/]+$" },
      to: { path: "^app/domain/[^/]+/" },
    },
    {
      name: "rooms-alone",
      comment: "A file beside the folders of members, visitors or web would be in no layer.",
      severity: "error",
      from: {},
      to: { path: "^app/(members|visitors|web)/[^/]+$" },
    },
    {
      name: "app-entries",
      comment: "What stands in app/ itself frames the pages, and knows none of them.",
      severity: "error",
      from: { path: "^app/[^/]+$" },
      to: { path: "^(app|server|tests|scripts)", pathNot: "^app/((web|ui|contract)/|paths\\.ts$)" },
    },
    {
      name: "paths-stand-alone",
      comment: "app/paths.ts imports nothing.",
      severity: "error",
      from: { path: "^app/paths\\.ts$" },
      to: { path: ".+" },
    },
    {
      name: "domain-is-plain",
      comment: "The rules of the market know no framework, provider or engine.",
      severity: "error",
      from: { path: "^app/domain/" },
      to: {
        path: inPackage(
          "@remix-run|react|react-dom|hono|@hono|firebase|firebase-admin|@google-cloud|graphql|graphql-yoga|nodemailer",
        ),
      },
    },
    {
      name: "ports-by-type",
      comment: `${namesPorts.join(", ")} may import types from ports, nothing that runs.`,
      severity: "error",
      from: { path: `^app/(${namesPorts.join("|")})/` },
      to: { path: "^app/ports/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ports-are-types",
      comment: "A port needs no package.",
      severity: "error",
      from: { path: "^app/ports/" },
      to: { path: inPackage(".+") },
    },
    {
      name: "vendors-behind-adapters",
      comment: "Only adapters speak to the provider’s server SDK, the SQL driver and the mail libraries.",
      severity: "error",
      from: { path: "^(app|server)", pathNot: "^app/adapters/" },
      to: {
        path: `${inPackage("firebase-admin|nodemailer|@types/nodemailer|mailparser|prom-client|@opentelemetry")}|^(node:)?sqlite$`,
      },
    },
    {
      name: "watching-is-loaded-when-asked-for",
      comment: "Metrics and traces cost nothing where nobody asks for them: import() them, or their types.",
      severity: "error",
      from: { path: "^(app|server)" },
      to: {
        path: inPackage("prom-client|@opentelemetry"),
        dynamic: false,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "browser-sdk-in-the-client",
      comment: "The browser's SDK is loaded from app/web/client only.",
      severity: "error",
      from: { path: "^(app|server)", pathNot: "^app/web/client/" },
      to: { path: inPackage("firebase|@firebase") },
    },
    {
      name: "no-cycles",
      comment: "Modules that need each other are one module, or lack a third. Types may.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere escapes every other rule.",
      severity: "error",
      from: { path: "^(app|server)" },
      to: { couldNotResolve: true, pathNot: "^@remix-run/dev/server-build$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".jsx", ".json", ".d.ts"],
    },
    skipAnalysisNotInRules: true,
  },
};
