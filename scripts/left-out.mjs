// @ts-check
/**
 * What suites run of all that they could, by the environment, and the lines by which a run says what it
 * left out and how to run that. The suites read their amounts here, so that the lines are true.
 */

import { findHaproxy } from "./balancer.mjs";
import { canIsolate } from "./network-namespaces.mjs";

/** @typedef {Record<string, string | undefined>} Environment */

/** How many generated requests there are, and how many `npm test` takes. */
export const fuzzRuns = { all: 100_000, sample: 3_000 };

/** @param {Environment} env */
export const fuzzRunsOf = (env) => Number(env.FUZZ_RUNS ?? fuzzRuns.sample);

/**
 * Of the worst requests against the event loop one of so many is sent; another one by each seed.
 * @param {Environment} env
 */
export const worstShareOf = (env) => (fuzzRunsOf(env) < fuzzRuns.all ? 64 : 1);

/**
 * Ways in to which worst inputs are fitted: one of so many, how many texts are tried for each, and the ms that one
 * may take which grows faster than its length. A part goes by what takes long by far: no busy machine decides it.
 * @param {Environment} env
 */
export const fittedOf = (env) =>
  fuzzRunsOf(env) < fuzzRuns.all
    ? { share: 48, effort: 12, longest: 250 }
    : { share: 1, effort: 8, longest: 75 };

/** Generated walks through the market; there are as many as one likes. @param {Environment} env */
export const marketWalksOf = (env) => Number(env.MARKET_WALKS ?? 4);

/** Whether all the kills, stops, races and old pages are run that are promised. @param {Environment} env */
export const isResilienceFull = (env) => env.RESILIENCE === "full";

/** By this `npm test` divides the sides of the dearest pictures, which take a second each to make and one to read. */
export const costlySides = 4;

/** What `npm run resilience` runs whole. */
export const resilienceSuites = [
  "tests/resilience",
  "tests/platform/turned-pictures/costly-pictures.test.ts",
  "tests/platform/jobs/outage.test.ts",
  "tests/operations/migrations/old-stores.test.ts",
  "tests/scripts/commands.test.ts",
];

/** Commands that make or measure a market, or change rules: a third of what all take. */
export const longCommands = ["seed", "bench", "soak", "mutate"];

/** @type {{ suite: string, leaves: (env: Environment) => string | false }[]} */
const samples = [
  {
    suite: "tests/fuzz/",
    leaves: (env) =>
      fuzzRunsOf(env) < fuzzRuns.all &&
      `all but ${count(fuzzRunsOf(env))} of ${count(fuzzRuns.all)} generated requests, and of what is generated beside them; all: npm run fuzz`,
  },
  {
    suite: "tests/attack/event-loop/",
    leaves: (env) =>
      fuzzRunsOf(env) < fuzzRuns.all &&
      `all but one of ${worstShareOf(env)} of each form’s and each input’s worst, and all but one of ${fittedOf(env).share} ways in to which inputs are fitted; all: npm run fuzz`,
  },
  {
    suite: "tests/resilience/balanced/",
    leaves: () =>
      !findHaproxy() && "what runs behind a balancer, which needs HAProxy: apt-get install haproxy",
  },
  {
    suite: "tests/resilience/balanced/",
    leaves: () =>
      !canIsolate() && "a process whose network is cut off, which needs network namespaces: Linux, as root",
  },
  {
    suite: "tests/resilience/",
    leaves: (env) => !isResilienceFull(env) && "most of the kills, stops and races; all: npm run resilience",
  },
  {
    suite: "tests/platform/jobs/outage.test.ts",
    leaves: (env) =>
      !isResilienceFull(env) && "all but 100 of the 500 jobs that wait; all: npm run resilience",
  },
  {
    suite: "tests/platform/turned-pictures/costly-pictures.test.ts",
    leaves: (env) =>
      !isResilienceFull(env) &&
      `the largest pictures, but for a ${costlySides}th of their sides; all: npm run resilience`,
  },
  {
    suite: "tests/platform/store/contract/",
    leaves: (env) =>
      !env.FIRESTORE_EMULATOR_HOST &&
      "the store’s contract on Firestore: npm run test:firestore, with an emulator",
  },
  {
    suite: "tests/platform/search/",
    leaves: (env) =>
      !env.OPENSEARCH_URL &&
      "the search’s contract on OpenSearch: npm run test:opensearch, with Java and Maven",
  },
  {
    suite: "tests/operations/migrations/old-stores.test.ts",
    leaves: (env) =>
      !isResilienceFull(env) &&
      "all but each member’s menu and one page of each kind for each kind of account; all: npm run resilience",
  },
  {
    suite: "tests/scripts/commands.test.ts",
    leaves: (env) => !isResilienceFull(env) && `${longCommands.join(", ")}; all: npm run resilience`,
  },
  {
    suite: "tests/across/books.test.ts",
    leaves: (env) =>
      `all but ${count(marketWalksOf(env))} generated walks; more: MARKET_WALKS=100 npm test -- unit tests/across/books.test.ts`,
  },
];

/** Those of which a run may leave something out. */
export const sampledSuites = samples.map(({ suite }) => suite);

/** @param {number} number */
const count = (number) => number.toLocaleString("en");

/**
 * The samples among these files.
 * @param {readonly string[]} files relative to the project
 * @param {Environment} env
 */
export function leftOutOf(files, env) {
  return samples
    .filter(({ suite }) => files.some((file) => file.startsWith(suite)))
    .flatMap(({ suite, leaves }) => {
      const left = leaves(env);
      return left ? [`${suite}: ${left}`] : [];
    });
}

/**
 * The last lines of a run before its count: nothing where it ran all there is.
 * @param {readonly string[]} left
 */
export function leftOutText(left) {
  return left.length === 0 ? "" : `\nLeft out:\n${left.map((line) => `  ${line}\n`).join("")}`;
}
