// @ts-check
/**
 * The import arrows of architecture.md. `folder: [what it may import besides itself]`; everybody may
 * also import `contract` and `paths.ts`, except where `closed` says otherwise. Imports of types count.
 * @type {Record<string, string[]>}
 */
const arrows = {
  routes: ["web", "ui"],
  web: ["auth", "ui"],
  graphql: ["domain", "auth"],
  // Proof of an address moves the account's state machine.
  auth: ["domain", "jobs", "mails", "ports"],
  domain: ["jobs", "ports"],
  jobs: ["ports"],
  // Steps of old releases stand alone: what the product calls things today is none of theirs.
  migrations: ["ports"],
  adapters: ["ports"],
  // Types of the load context.
  http: ["auth", "web", "graphql"],
  mails: ["domain", "jobs", "ports"],
  ui: [],
};

/** Folders whose contexts name the types of ports; only config hands the things themselves in. */
const namesPorts = ["web", "graphql", "http"];

/** Folders that import `contract` and nothing else of the product. */
const closed = ["contract", "ports"];

const folderRules = Object.entries(arrows).map(([folder, targets]) => {
  const reachable = [folder, "contract", ...targets, ...(namesPorts.includes(folder) ? ["ports"] : [])];
  return {
    name: `${folder}-arrows`,
    comment: `app/${folder} may import ${[...targets, "contract", "paths"].join(", ")}.`,
    severity: "error",
    from: { path: `^app/${folder}/` },
    to: { path: "^(app|server|tests|scripts)", pathNot: `^app/((${reachable.join("|")})/|paths\\.ts$)` },
  };
});

const closedRules = closed.map((folder) => ({
  name: `${folder}-arrows`,
  comment: `app/${folder} may import contract only.`,
  severity: "error",
  from: { path: `^app/${folder}/` },
  to: { path: "^(app|server|tests|scripts)", pathNot: `^app/(${folder}|contract)/` },
}));

/**
 * @param {string} packages alternatives of a regular expression
 */
function inPackage(packages) {
  return `(^|/)node_modules/(${packages})(/|$)`;
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    .../** @type {any[]} */ ([...folderRules, ...closedRules]),
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
      comment: "Only adapters speak to the provider's server SDK, the SQL driver and the mail library.",
      severity: "error",
      from: { path: "^(app|server)", pathNot: "^app/adapters/" },
      to: { path: `${inPackage("firebase-admin|nodemailer|@types/nodemailer")}|^(node:)?sqlite$` },
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
