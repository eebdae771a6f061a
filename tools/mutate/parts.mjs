// @ts-check
import { matchesGlob } from "node:path";

/**
 * The parts of app/ that hold rules: where their code stands, where their own tests do, and all the tests that
 * are run against each change: those that need no build, no browser and no process of their own, without the few
 * that take longest.
 */
const parts = {
  rules: {
    code: [
      "app/features/*/{rules,reads}/**/*.ts",
      // Whether a notification still tells something is a rule, too.
      "app/features/notifications/mails/{brief-notifications,read-notification}.ts",
    ],
    own: "tests/rules/",
    tests: [
      "tests/rules/**/*.test.ts",
      "tests/api/{accounts,administrators,invitations-who-may,lists,operations,who-may,write-bounds}.test.ts",
      "tests/auth/{create-user,grant-administrator,overdue-accounts}.test.ts",
      "tests/jobs/{queue,sweep,worker}.test.ts",
      "tests/routes/{account,dashboard,decisions,feeds,invitations,members,notifications}.test.ts",
      "tests/routes/{own-briefs,profile,public-pages,talent-pages,talent-way}.test.ts",
      "tests/mails/{brief-notifications,mail-floods,notifications}.test.ts",
      "tests/pages/{briefs,proposals}/**/*.test.ts",
      "tests/{collections,migrations/{shapes,steps},platform/store/index-file}.test.ts",
    ],
  },
  auth: {
    code: ["app/features/*/auth/**/*.ts"],
    own: "tests/auth/",
    tests: [
      "tests/auth/**/*.test.ts",
      "tests/functions/export-turns.test.ts",
      "tests/api/{accounts,administrators,ended-sessions,operations}.test.ts",
      "tests/routes/{guards,kept-forms,known-browser,sign-up,too-many}.test.ts",
      "tests/{collections,migrations/{shapes,steps},platform/store/index-file}.test.ts",
    ],
  },
  jobs: {
    code: ["app/platform/jobs/**/*.ts"],
    own: "tests/jobs/",
    tests: [
      "tests/jobs/{lanes,queue,remove-rest,repeats,run-job,sweep,troubled-jobs,worker}.test.ts",
      "tests/{collections,migrations/{shapes,steps},platform/store/index-file}.test.ts",
      "tests/auth/{mail-jobs,newcomer-mails,overdue-accounts}.test.ts",
      "tests/{backup/repeated-work,rules/decide-by,mails/notifications}.test.ts",
    ],
  },
  values: {
    // The time zones are the runtime's.
    code: ["app/{platform/values,content}/**/*.ts", "!app/**/*.generated.ts"],
    own: "tests/values/",
    tests: [
      "tests/values/!(linear).test.{ts,tsx}",
      "tests/rules/**/*.test.ts",
      "tests/auth/{create-user,links,mail-jobs,session-verdicts}.test.ts",
      "tests/routes/{own-briefs,profile,sign-up,too-many,too-many-writes}.test.ts",
      "tests/shell/{kept-form,session/*,sign-up/*}.test.ts",
    ],
  },
};

/** @typedef {keyof typeof parts} Part */

export const names = /** @type {Part[]} */ (Object.keys(parts));

/** @param {string} path a part's name, or a file or folder of its code @returns {Part | undefined} */
export function partOf(path) {
  const file = path.endsWith(".ts") ? path : `${path}/x.ts`;
  return names.find((name) => name === path || codeOf(name).some((glob) => matchesGlob(file, glob)));
}

/** @param {string} name @returns {name is Part} */
export function isPart(name) {
  return Object.hasOwn(parts, name);
}

/** @param {Part} name */
export function codeOf(name) {
  return parts[name].code;
}

/** What the entries of collections declare is tested for all of them at once. */
const ofDeclarations = [
  "tests/collections",
  "tests/platform/store/index-file",
  "tests/migrations/shapes",
  "tests/migrations/steps",
];

/**
 * The tests of a part that notice a change of what runs at import.
 *
 * @param {string | undefined} name
 * @returns {string[]} parts of their paths
 */
export function ownTestsOf(name) {
  return name && isPart(name) ? [parts[name].own, ...ofDeclarations] : ["tests/"];
}

/**
 * @param {string | undefined} name all of them without one
 * @returns {string[]} globs
 */
export function testsOf(name) {
  return name && isPart(name) ? parts[name].tests : Object.values(parts).flatMap(({ tests }) => tests);
}
