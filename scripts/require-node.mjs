// @ts-check
/**
 * Ends the process with one line when its Node is older than `engines` of package.json asks for. Whatever can
 * be started by hand imports this first: the server, the scripts, the configurations of the test runners.
 * npm's scripts find the Node that npm installed, in node_modules/.bin.
 */
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const oldest = engines.node.replace(">=", "");
const [major = 0, minor = 0] = oldest.split(".").map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split(".").map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  process.stderr.write(
    `This needs Node ${oldest} or later, and was started with ${process.versions.node}. ` +
      "Use npm’s scripts (npm run local, npm test, npm start): npm ci has installed a Node for them.\n",
  );
  process.exit(1);
}
