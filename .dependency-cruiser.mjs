// @ts-check
/**
 * The import arrows of docs/decisions/structure.md. Each room of app/ imports itself and what is named here of the
 * rooms after it. `values`, `paths.ts` and `collections.ts` are open to all. Imports of types count.
 * @type {Record<string, string[]>}
 */
const rooms = {
  // Wires the rest together. Nothing imports it.
  config: [
    "operations",
    "http",
    "api",
    "features/[^/]+/(model|reads|writes|mails|auth)",
    "shell",
    "platform",
    "domain",
    "words",
  ],
  // What an operator runs: works on any store, through the port.
  operations: ["features/[^/]+/(model|reads|writes|auth)", "platform", "domain"],
  routes: ["features/[^/]+/(pages|shared|flows)", "shell", "ui", "domain", "words"],
  // What stands around every request; frames the pages.
  http: ["api", "features/[^/]+/auth", "shell/(page|request|api)", "platform/ports", "domain", "words"],
  // The server and the bounds of operations; gathers the resolvers of the features.
  api: ["features/[^/]+/(api|auth|reads|model)", "graphql", "platform/ports", "domain", "words"],
  // Inside a feature the arrows go by role, below.
  features: ["features", "graphql", "shell", "platform", "domain", "ui", "words"],
  // What resolvers share: their context, lists, errors of the caller's.
  graphql: ["platform/ports", "domain", "words"],
  // What pages share.
  shell: ["platform/ports", "domain", "ui", "words"],
  // Ports, and what stands behind them.
  platform: ["domain", "words"],
  ui: ["domain", "words"],
  // What the product's words mean: fields of what people write, enumerations, labels.
  domain: ["words"],
  // Plain: limits, times, results, texts.
  values: ["words"],
  // What people read, in each language: functions made of the catalogues.
  words: [],
};

/** What the browser is shown with, and what a page asks through. */
const shown = ["@shell", "@ui", "@domain", "@words", "@platform/ports"];
/** Roles inside a feature. A page imports pages of its own feature only; other roles may cross features. */
const roles = {
  // What one address shows, and its loader and action.
  pages: ["shared", "flows", "auth", ...shown],
  // Components that pages of several features show.
  shared: ["flows", "auth", ...shown],
  // What loaders and actions of several routes do.
  flows: ["shared", "auth", ...shown],
  // Schema and resolvers. The API's room holds the server, the context and the bounds.
  api: ["auth", "mails", "writes", "reads", "model", "@graphql", "@domain", "@words", "@platform/ports"],
  // What needs the provider or a session.
  auth: ["mails", "writes", "reads", "model", "@domain", "@words", "@platform/(jobs|ports)"],
  // Mails have the product's colours; one that comes in is a message.
  mails: ["writes", "reads", "model", "@domain", "@words", "@platform/(jobs|ports)", "@ui"],
  // Use cases and jobs: all that changes the store.
  writes: ["reads", "model", "@domain", "@words", "@platform/(jobs|ports|matching)"],
  // What a viewer may see. `matching` is the search's rule, for queries that wait for what they find.
  reads: ["model", "@domain", "@words", "@platform/(jobs|ports|matching)"],
  // Documents, their steps and states, checks; changes nothing. Of the words only which languages there are.
  model: ["@domain", "@words/languages.ts", "@platform/(jobs|ports)"],
};

/** What the market is about: these five know each other. */
const core = ["briefs", "cases", "conversations", "profiles", "proposals"];
/** A feature imports features of lines before its own, whatever the role. */
const order = [
  ["market", "notifications", "legal", "local-mailbox"],
  ["accounts", "styleguide"],
  ["files", "audit"],
  ["sign-in"],
  core,
  ["account-page", "questions", "search", "invitations", "resume", "agreements"],
  ["milestones"],
  ["time-sheets"],
  ["references", "records"],
  ["scope", "saved-searches"],
  ["moderation", "dashboard", "directory", "public-pages", "notification-center", "open-briefs"],
  ["leaving", "file-access", "own-briefs"],
  ["sign-up"],
  ["authentication"],
  ["mail-examples"],
];

/** Rooms and roles that name types of ports; only config hands the ports themselves in. */
const namesPorts = "(features/[^/]+/(pages|shared|flows|api)|shell|api|http)/";

const open = "values/|((admin-)?paths|collections)\\.ts$";
/** Names the types that resolvers get, which features declare. */
const mapped = "schema\\.generated\\.ts$";
const roomRules = Object.entries(rooms).map(([room, targets]) => ({
  name: `${room}-arrows`,
  comment: `app/${room} may import ${["values", ...targets].join(", ")}.`,
  severity: "error",
  from: { path: `^app/${room}/`, pathNot: room === "graphql" ? mapped : "^$" },
  to: {
    path: "^(app|server|tests|scripts)",
    pathNot: `^app/(${[room, ...targets].map((target) => `${target}/`).join("|")}|${open})`,
  },
}));

const roleRules = Object.entries(roles).map(([role, targets]) => {
  const reachable = [role, ...targets].map((target) =>
    target.startsWith("@") ? target.slice(1).replace(/(?<!\.ts)$/, "/") : `features/[^/]+/${target}/`,
  );
  return {
    name: `${role}-arrows`,
    comment: `The ${role} of a feature may import ${[...targets, "values", "paths"].join(", ")}.`,
    severity: "error",
    from: { path: `^app/features/[^/]+/${role}/` },
    to: { path: "^app/", pathNot: `^app/(${reachable.join("|")}|${open})` },
  };
});

const orderRules = order.flatMap((line, at) =>
  line.map((feature) => {
    const before = order.slice(0, at).flat();
    const known = core.includes(feature) ? [...before, ...core] : before;
    return {
      name: "features-in-order",
      comment: `${feature} may import ${known.join(", ") || "no other feature"}.`,
      severity: "error",
      from: { path: `^app/features/${feature}/` },
      to: { path: "^app/features/", pathNot: `^app/features/(${[feature, ...known].join("|")})/` },
    };
  }),
);

const features = order.flat();
/** A folder that no arrow names would escape them all. */
const placeRules = [
  ["app", Object.keys(rooms)],
  ["app/features", features],
  ...features.map((feature) => [`app/features/${feature}`, Object.keys(roles)]),
].map(([parent, known]) => ({
  name: "every-folder-has-its-place",
  comment: `Give the folder its place among those of ${parent}, in .dependency-cruiser.mjs.`,
  severity: "error",
  from: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/(${/** @type {string[]} */ (known).join("|")})/` },
  to: {},
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
    .../** @type {any[]} */ ([...roomRules, ...roleRules, ...orderRules, ...placeRules]),
    {
      name: "shared-names-what-flows-give",
      comment: "A component takes what a flow has read: it imports its types alone.",
      severity: "error",
      from: { path: "^app/features/[^/]+/shared/" },
      to: { path: "^app/features/[^/]+/flows/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pages-stay-apart",
      comment: "What two features show is shared, not a page.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/pages/" },
      to: { path: "^app/features/[^/]+/pages/", pathNot: "^app/features/$1/" },
    },
    {
      name: "app-entries",
      comment: "What stands in app/ itself frames the pages, and knows none of them.",
      severity: "error",
      from: { path: "^app/[^/]+$", pathNot: "^app/collections\\.ts$" },
      to: {
        path: "^(app|server|tests|scripts)",
        pathNot: "^app/((shell|ui|domain|words|values)/|paths\\.ts$)",
      },
    },
    {
      name: "collections-are-gathered",
      comment: "app/collections.ts lists what features, the platform and operations declare.",
      severity: "error",
      from: { path: "^app/collections\\.ts$" },
      to: {
        path: "^(app|server|tests|scripts)",
        pathNot: "^app/(features/[^/]+/(model|reads|writes|mails|auth)|platform|operations)/",
      },
    },
    {
      name: "collections-for-the-whole-store",
      comment: "The list is for what goes through all collections; everything else imports its own.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "^app/(config|operations|features/[^/]+/auth|features/leaving/reads)/",
      },
      to: { path: "^app/collections\\.ts$" },
    },
    {
      name: "paths-stand-alone",
      comment: "Addresses import nothing but each other.",
      severity: "error",
      from: { path: "^app/(admin-)?paths\\.ts$" },
      to: { path: ".+" },
    },
    {
      name: "the-market-is-plain",
      comment: "What the market is and does knows no framework, provider or engine.",
      severity: "error",
      from: { path: "^app/features/[^/]+/(model|reads|writes)/" },
      to: {
        path: inPackage(
          "@remix-run|react|react-dom|hono|@hono|firebase|firebase-admin|@google-cloud|graphql|graphql-yoga|nodemailer",
        ),
      },
    },
    {
      name: "documents-speak-codes",
      comment:
        "What writes documents and jobs says no sentence: the next reader may have another language. The picture of a page is the same for everybody.",
      severity: "error",
      from: {
        path: "^app/features/[^/]+/(model|reads|writes)/",
        pathNot: "^app/features/public-pages/(writes/draw-share-picture|reads/picture-words)\\.ts$",
      },
      to: {
        path: "^app/words/(?!languages\\.ts$)|^app/domain/(\\w+-texts|fit-reasons|kind-labels|short-price|times)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "ports-by-type",
      comment: "Only config hands ports in; pages, the shell and the API import their types.",
      severity: "error",
      from: { path: `^app/${namesPorts}` },
      to: { path: "^app/platform/ports/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ports-are-types",
      comment: "A port needs no package, and nothing of the platform but values.",
      severity: "error",
      from: { path: "^app/platform/ports/" },
      to: { path: `${inPackage(".+")}|^app/`, pathNot: "^app/(platform/ports|values|domain)/" },
    },
    {
      name: "vendors-behind-the-platform",
      comment:
        "Only the platform speaks to the provider’s server SDK, the SQL driver and the mail libraries.",
      severity: "error",
      from: { path: "^(app|server)", pathNot: "^app/platform/" },
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
      comment: "The browser's SDK is loaded from app/shell/client only.",
      severity: "error",
      from: { path: "^(app|server)", pathNot: "^app/shell/client/" },
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
      to: { couldNotResolve: true, pathNot: "^virtual:remix/server-build$" },
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
