// @ts-check
/**
 * `npm run test:opensearch`: the search's contract, its jobs and the sample market's searches on an
 * OpenSearch node, beside the embedded engine. Uses the node that OPENSEARCH_URL names, else starts
 * one where Java and Maven are. Ends with 3 where there is none.
 */
import "./require-node.mjs";
import { fileURLToPath } from "node:url";
import { findSearchNode, noNodeText } from "./opensearch-node.mjs";
import { cleanUpOnSignals, runProgram, stopPrograms } from "./run-program.mjs";

/** Nothing was tested. */
const NO_NODE = 3;

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
cleanUpOnSignals(stopPrograms);

const node = await findSearchNode();
if (node) {
  const given = process.argv.slice(2);
  const suites =
    given.length > 0
      ? given
      : [
          "tests/platform/search",
          "tests/features/search/search-jobs.test.ts",
          "tests/features/search/search-members.test.ts",
          "tests/scripts/sample-searches.test.ts",
        ];
  const { code } = await runProgram(["node_modules/.bin/vitest", "run", "--project", "unit*", ...suites], {
    env: { ...process.env, ...node.env, SKIP_EMULATOR: "1" },
  });
  await node.stop();
  process.exitCode = code;
} else {
  process.stderr.write(`Nothing was tested: ${noNodeText}\n`);
  process.exitCode = NO_NODE;
}
