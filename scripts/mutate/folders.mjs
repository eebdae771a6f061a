// @ts-check
/**
 * The folders of app/ that hold rules, and the tests that are run against each: those that need no build, no
 * browser and no process of their own, without the few that take longest.
 */
const tests = {
  domain: [
    "tests/domain/**/*.test.ts",
    "tests/graphql/{accounts,administrators,lists,operations,who-may,write-bounds}.test.ts",
    "tests/auth/{create-user,overdue-accounts}.test.ts",
    "tests/jobs/{queue,sweep,worker}.test.ts",
    "tests/routes/{account,decisions,own-briefs,profile,talent-pages,talent-way}.test.ts",
    "tests/mails/{mail-floods,notices}.test.ts",
    "tests/members/{briefs,proposals}/**/*.test.ts",
  ],
  auth: [
    "tests/auth/**/*.test.ts",
    "tests/graphql/{accounts,administrators,ended-sessions,operations}.test.ts",
    "tests/routes/{guards,kept-forms,known-browser,sign-up,too-many}.test.ts",
  ],
  jobs: [
    "tests/jobs/{lanes,queue,repeats,run-job,sweep,troubled-jobs,worker}.test.ts",
    "tests/auth/{mail-jobs,newcomer-mails,overdue-accounts}.test.ts",
    "tests/{backup/repeated-work,domain/decide-by,mails/notices}.test.ts",
  ],
  contract: [
    "tests/contract/**/*.test.{ts,tsx}",
    "tests/domain/**/*.test.ts",
    "tests/auth/{create-user,links,mail-jobs,session-verdicts}.test.ts",
    "tests/routes/{own-briefs,profile,sign-up,too-many,too-many-writes}.test.ts",
    "tests/web/{kept-form,session/*,sign-up/*}.test.ts",
  ],
};

export const folders = /** @type {(keyof typeof tests)[]} */ (Object.keys(tests));

/**
 * @param {string | undefined} folder all of them without one
 * @returns {string[]} globs
 */
export function testsOf(folder) {
  return folders.filter((name) => !folder || name === folder).flatMap((name) => tests[name]);
}
