import "#require-node";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { alias as ofProduct, styles } from "./scripts/vite/shared";

const alias = {
  ...ofProduct,
  "#tests": fileURLToPath(new URL("./tests", import.meta.url)),
  // The file that Node gives to the server; the resolver of the tests would load a second copy beside it.
  graphql: fileURLToPath(import.meta.resolve("graphql")),
};

/** When and where days are counted wrongly, if ever they are: `tests/support/clock.ts` begins there. */
const moments = {
  "29 February after midnight": { TEST_NOW: "2028-02-29T00:05:00Z", TZ: "America/Los_Angeles" },
  "a year's end": { TEST_NOW: "2027-12-31T23:55:00Z", TZ: "Pacific/Auckland" },
  "summer time begins": { TEST_NOW: "2027-03-28T00:55:00Z", TZ: "Europe/Berlin" },
  "summer time ends": { TEST_NOW: "2027-10-31T00:55:00Z", TZ: "Europe/Berlin" },
};

/** What changes or measures the process that it runs in (modules, timers, memory), so that each file gets one to itself. */
const alone = [
  "tests/{attack,faults,fuzz,resilience}/**/*.test.ts",
  "tests/platform/identity/{exchanges,production-tokens}.test.ts",
  "tests/platform/mail/**/*.test.ts",
  "tests/config/{observation,system-time}.test.ts",
  "tests/http/{application,health,serve}.test.ts",
  "tests/across/mail-languages.test.ts",
  "tests/operations/migrations/old-stores.test.ts",
  "tests/scripts/{apt-get,commands}.test.ts",
  "tests/shell/language-of.test.ts",
  "tests/across/directions.test.ts",
  "tests/words/outside-of-pages.test.ts",
  "tests/**/*.test.tsx",
];

/** What runs on the HTTP library, which replaces Node's own Request and Response: these files share processes of their own. */
const served = [
  "tests/{config,operations/functions,http,scripts}/**/*.test.ts",
  "tests/platform/identity/**/*.test.ts",
];

/** What names days, or shows when something was: the rest goes by how long something takes, which no moment changes. */
const byTheClock = [
  "tests/features/{accounts/accounts,account-page/account-pages}.test.ts",
  "tests/features/briefs/{decide-by,first-dates,own-briefs}.test.ts",
  "tests/features/own-briefs/own-brief-pages.test.ts",
  "tests/features/notification-center/notification-mails.test.ts",
  "tests/features/profiles/{check-profile,profile-pages}.test.ts",
  "tests/features/proposals/{check-proposal,decisions,seen-proposal}.test.ts",
  "tests/features/search/{fit,talent-reads}.test.ts",
  "tests/across/content-fields.test.ts",
  "tests/platform/jobs/{queue,sweep}.test.ts",
  "tests/features/sign-up/read-sign-up.test.ts",
];

/** What takes longest begins first, so that at the end no core waits for the other. A fresh clone knows no times. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /tests\/(attack\/event-loop|faults|fuzz|resilience|scripts\/commands|across\/decade|platform\/jobs\/outage|migrations\/old-)/.test(
        moduleId,
      );
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The tests without a browser. Those that need the identity provider speak to a real Auth emulator, started once for a run. */
const unit = { include: ["tests/**/*.test.{ts,tsx}"], globalSetup: ["tests/support/global-setup.ts"] };

export default defineConfig({
  plugins: [styles()],
  resolve: { alias },
  test: {
    setupFiles: ["tests/support/setup.ts"],
    sequence: { sequencer: LongestFirst },
    // Node 26 has a local storage, which it can't offer without a file, and says so in each process.
    execArgv: ["--no-experimental-webstorage"],
    // What a test replaces is put back before the next one, however it ended: files share processes.
    restoreMocks: true,
    unstubGlobals: true,
    // A report says where each test stands, by which its behaviours are counted.
    includeTaskLocation: true,
    // Many tests wait for what they stop, kill or hold up: with one worker a core, a fifth of them stood idle.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Bounds that only end what hangs: no test fails for being slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
    projects: [
      {
        extends: true,
        test: { ...unit, name: "unit", exclude: ["tests/e2e/**", ...alone, ...served], isolate: false },
      },
      {
        extends: true,
        test: { ...unit, name: "unit, served", include: served, exclude: alone, isolate: false },
      },
      { extends: true, test: { ...unit, name: "unit, alone", include: alone } },
      ...Object.entries(moments).map(([name, env]) => ({
        extends: true as const,
        test: { name, include: byTheClock, env, isolate: false },
      })),
    ],
  },
});
