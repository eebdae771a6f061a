// @ts-check
/**
 * The import arrows of docs/decisions/structure.md. Each room of app/ imports itself and the rooms after it that are
 * named here; `platform/values`, `paths.ts` and `collections.ts` are open, unless `closed` says otherwise. Imports of types count.
 * @type {Record<string, string[]>}
 */
const rooms = {
  // Wires the rest together. Nothing imports it.
  config: [
    "operations",
    "api",
    "features/[^/]+/(rules|reads|mails|auth)",
    "shell",
    "platform",
    "content",
    "words",
  ],
  // What an operator runs: works on any store, through the port.
  operations: ["features/[^/]+/(rules|reads|auth)", "platform", "content"],
  routes: ["features/[^/]+/(pages|parts)", "shell", "ui", "content", "words"],
  // The server, the context and the bounds of operations; gathers the resolvers of the features.
  api: ["features/[^/]+/(api|auth|reads|rules)", "platform/(http|ports)", "content", "words"],
  // Inside a feature the arrows go by role, below.
  features: ["api", "features", "shell", "platform", "content", "ui", "words"],
  // What pages share. The session's types come from sign-in.
  shell: ["features/[^/]+/auth", "platform/ports", "content", "ui", "words"],
  // `http` frames the pages: types of the load context.
  platform: ["shell/(page|request)", "content", "words"],
  ui: ["content", "words"],
  content: ["words"],
  // What people read, in each language: functions made of the catalogues.
  words: [],
};

/** Roles inside a feature. A page imports pages of its own feature only; other roles may cross features. */
const roles = {
  pages: ["parts", "auth", "@shell", "@ui", "@content", "@words", "@platform/ports"],
  parts: ["auth", "@shell", "@ui", "@content", "@words", "@platform/ports"],
  // Schema and resolvers. The API's room holds the server, the context and the bounds.
  api: ["auth", "mails", "reads", "rules", "@api", "@content", "@words", "@platform/ports"],
  auth: ["mails", "rules", "@content", "@words", "@platform/(jobs|ports)"],
  // Mails have the product's colours.
  mails: ["reads", "rules", "@content", "@words", "@platform/(jobs|ports)", "@ui"],
  // What a viewer may see of a fact.
  // `matching` is the search's rule, for queries that wait for what they find.
  reads: ["rules", "@content", "@words", "@platform/(jobs|ports|matching)"],
  // Of the words only which languages there are.
  rules: ["@content", "@words/languages.ts", "@platform/(jobs|ports)"],
};

/** Rules of a feature import those of the features on lines before it. Features of one line are sisters. */
const order = [
  ["market"],
  ["notifications"],
  ["accounts"],
  ["files"],
  ["briefs", "profiles"],
  ["cases"],
  ["search"],
  ["conversations"],
  ["proposals"],
  ["invitations", "references"],
  ["questions"],
  ["public-pages"],
];
/** These work on the market as a whole: their rules also read what members may see. */
const wholeMarket = [["moderation"], ["dashboard"], ["sign-up", "leaving"]];
/** Features without rules of their own. */
const noRules = ["directory", "sign-in", "legal", "local-mailbox", "saved-searches", "resume"];

/** Rooms and roles that name types of ports; only config hands the ports themselves in. */
const namesPorts = "(features/[^/]+/(pages|parts|api)|shell|api|platform/http)/";

const open = "platform/values/|((own-)?paths|collections)\\.ts$";
const roomRules = Object.entries(rooms).map(([room, targets]) => ({
  name: `${room}-arrows`,
  comment: `app/${room} may import ${["platform/values", ...targets].join(", ")}.`,
  severity: "error",
  from: { path: `^app/${room}/` },
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
    comment: `The ${role} of a feature may import ${[...targets, "platform/values", "paths"].join(", ")}.`,
    severity: "error",
    from: {
      path: `^app/features/[^/]+/${role}/`,
      pathNot: role === "rules" ? `^app/features/(${wholeMarket.flat().join("|")})/` : "^$",
    },
    to: { path: "^app/", pathNot: `^app/(${reachable.join("|")}|${open})` },
  };
});

const lines = [...order, ...wholeMarket];
const orderRules = lines.flatMap((sisters, at) =>
  sisters.map((feature) => ({
    name: "features-in-order",
    comment: `Rules of ${feature} may import those of ${lines.slice(0, at).flat().join(", ") || "no other feature"}.`,
    severity: "error",
    from: { path: `^app/features/${feature}/rules/` },
    to: {
      path: "^app/features/[^/]+/rules/",
      pathNot: `^app/features/(${[feature, ...lines.slice(0, at).flat()].join("|")})/`,
    },
  })),
);

const features = [...lines.flat(), ...noRules];
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
      name: "pages-stay-apart",
      comment: "What two features show is a part, not a page.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/pages/" },
      to: { path: "^app/features/[^/]+/pages/", pathNot: "^app/features/$1/" },
    },
    {
      name: "values-are-plain",
      comment:
        "Values import nothing of the product but words, and the platform's other folders import no feature.",
      severity: "error",
      from: { path: "^app/platform/values/" },
      to: { path: "^(app|server|tests|scripts)", pathNot: "^app/(platform/values|words)/" },
    },
    {
      name: "http-frames-the-pages",
      comment: "Of the platform only http knows the shell.",
      severity: "error",
      from: { path: "^app/platform/", pathNot: "^app/platform/http/" },
      to: { path: "^app/shell/" },
    },
    {
      name: "app-entries",
      comment: "What stands in app/ itself frames the pages, and knows none of them.",
      severity: "error",
      from: { path: "^app/[^/]+$", pathNot: "^app/collections\\.ts$" },
      to: {
        path: "^(app|server|tests|scripts)",
        pathNot: "^app/((shell|ui|content|words|platform/values)/|paths\\.ts$)",
      },
    },
    {
      name: "collections-are-gathered",
      comment:
        "app/collections.ts lists what rules, reads, mails, auth, the platform and operations declare.",
      severity: "error",
      from: { path: "^app/collections\\.ts$" },
      to: {
        path: "^(app|server|tests|scripts)",
        pathNot: "^app/(features/[^/]+/(rules|reads|mails|auth)|platform|operations)/",
      },
    },
    {
      name: "collections-for-the-whole-store",
      comment: "The list is for what goes through all collections; everything else imports its own.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "^app/(config|operations|features/[^/]+/auth|features/leaving/rules)/",
      },
      to: { path: "^app/collections\\.ts$" },
    },
    {
      name: "paths-stand-alone",
      comment: "app/paths.ts imports nothing.",
      severity: "error",
      from: { path: "^app/paths\\.ts$" },
      to: { path: ".+" },
    },
    {
      name: "rules-are-plain",
      comment: "The rules of the market know no framework, provider or engine.",
      severity: "error",
      from: { path: "^app/features/[^/]+/(rules|reads)/" },
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
        path: "^app/features/[^/]+/(rules|reads)/",
        pathNot: "^app/features/public-pages/reads/(draw-share-picture|picture-words)\\.ts$",
      },
      to: {
        path: "^app/words/(?!languages\\.ts$)|^app/content/(\\w+-texts|fit-reasons|kind-labels|short-price|times)\\.ts$",
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
      to: { path: `${inPackage(".+")}|^app/`, pathNot: "^app/(platform/(ports|values)|content)/" },
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
