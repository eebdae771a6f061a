// @ts-check
/** One process that serves everything, with its data in a Firestore emulator and an OpenSearch node. */
import { findEmulator } from "../firestore-emulator.mjs";
import { findSearchNode, noNodeText } from "../opensearch-node.mjs";
import { SetupError } from "../ports.mjs";
import { startInOrder, startSite } from "../running-site.mjs";

const files = "it looks into the embedded store’s file";

export const leavesOut = {
  "tests/e2e/once/processes.test.ts": files,
  "tests/e2e/once/release.test.ts": files,
};

/** @type {import("../running-site.mjs").Way["start"]} */
export async function start(options) {
  const emulator = await findEmulator();
  if (!emulator) throw new SetupError("There is no Firestore emulator here: see npm run test:firestore.");
  const node = await findSearchNode();
  const stopBoth = async () => {
    await node?.stop();
    await emulator.stop();
  };
  try {
    if (!node) throw new SetupError(`For Firestore ${noNodeText}`);
    const settings = {
      STORE: "firestore",
      FIRESTORE_EMULATOR_HOST: emulator.host,
      SEARCH: "opensearch",
      OPENSEARCH_URL: node.url,
    };
    const site = { ...options, settings: { ...options.settings, ...settings } };
    const running = await startInOrder([() => startSite("The site", site)]);
    const stop = async () => {
      await running.stop();
      await stopBoth();
    };
    return { ...running, origin: `http://localhost:${options.port}`, settings, stop };
  } catch (error) {
    await stopBoth();
    throw error;
  }
}
