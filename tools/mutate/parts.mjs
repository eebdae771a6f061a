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
      "app/features/*/{model,reads,writes}/**/*.ts",
      // Whether a notification still tells something is a rule, too.
      "app/features/notification-center/mails/{brief-notifications,read-notification}.ts",
    ],
    own: "tests/features/",
    tests: [
      "tests/features/*/!(*-pages|*-mails).test.ts",
      "tests/api/{lists,operations,who-may,write-bounds}.test.ts",
      "tests/platform/jobs/{queue,sweep,worker}.test.ts",
      "tests/features/*/{account,brief,invitation,notification,own-brief,profile}-pages.test.ts",
      "tests/features/notification-center/notification-mails.test.ts",
      "tests/across/{books,exclusive,presses}.test.ts",
      "tests/{collections,operations/migrations/{shapes,steps},platform/store/index-file}.test.ts",
    ],
  },
  auth: {
    code: ["app/features/*/auth/**/*.ts"],
    own: "tests/features/sign-in",
    tests: [
      "tests/features/{accounts,authentication,sign-in,sign-up}/*.test.ts",
      "tests/operations/functions/export-turns.test.ts",
      "tests/api/operations.test.ts",
      "tests/features/moderation/administrators.test.ts",
      "tests/across/too-many.test.ts",
      "tests/{collections,operations/migrations/{shapes,steps},platform/store/index-file}.test.ts",
    ],
  },
  jobs: {
    code: ["app/platform/jobs/**/*.ts"],
    own: "tests/platform/jobs/",
    tests: [
      "tests/platform/jobs/{lanes,queue,remove-rest,repeats,run-job,sweep,troubled-jobs,worker}.test.ts",
      "tests/{collections,operations/migrations/{shapes,steps},platform/store/index-file}.test.ts",
      "tests/features/{sign-in/mail-jobs,sign-up/overdue-accounts}.test.ts",
      "tests/operations/backup/repeated-work.test.ts",
      "tests/features/{briefs/decide-by,notification-center/notification-mails}.test.ts",
    ],
  },
  values: {
    // The time zones are the runtime's.
    code: ["app/{values,domain}/**/*.ts", "!app/**/*.generated.ts"],
    own: "tests/values/",
    tests: [
      "tests/values/!(linear).test.{ts,tsx}",
      "tests/domain/**/*.test.ts",
      "tests/features/*/*.test.ts",
      "tests/across/{too-many,too-many-writes}.test.ts",
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
  "tests/operations/migrations/shapes",
  "tests/operations/migrations/steps",
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
