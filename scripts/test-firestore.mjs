// @ts-check
/**
 * `npm run test:firestore`: the store's contract on Firestore, beside the embedded engine, dumps from one to the
 * other, and races. Uses the emulator that
 * FIRESTORE_EMULATOR_HOST names, else starts the official one if it is on this machine. Ends with 3 where there is
 * none. FIRESTORE_WITHOUT_RANGE_LOCKS=1 leaves out what emulators without such locks can't hold.
 */
import "./require-node.mjs";
import { fileURLToPath } from "node:url";
import { findEmulator } from "./firestore-emulator.mjs";
import { cleanUpOnSignals, runProgram, stopPrograms } from "./run-program.mjs";

/** Nothing was tested. */
const NO_EMULATOR = 3;

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
cleanUpOnSignals(stopPrograms);

const emulator = await findEmulator();
if (emulator) {
  const given = process.argv.slice(2);
  const suites =
    given.length > 0
      ? given
      : [
          "tests/platform/store/contract",
          "tests/platform/store/firestore.test.ts",
          "tests/operations/dump/engines.test.ts",
          "tests/resilience/agreement-races.test.ts",
          "tests/resilience/store-races.test.ts",
        ];
  const { code } = await runProgram(["node_modules/.bin/vitest", "run", "--project", "unit*", ...suites], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: emulator.host, SKIP_EMULATOR: "1" },
  });
  await emulator.stop();
  process.exitCode = code;
} else {
  process.stderr.write(
    "Nothing was tested: there is no Firestore emulator here. Start one and set FIRESTORE_EMULATOR_HOST, or have\n" +
      "firebase-tools download the official one, once: npx firebase setup:emulators:firestore (it needs Java).\n",
  );
  process.exitCode = NO_EMULATOR;
}
