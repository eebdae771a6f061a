import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs the command where these programs are the only ones, by name; answers how it ended. */
function runImage(programs: Record<string, string>, settings: Record<string, string> = {}) {
  const bin = mkdtempSync(join(tmpdir(), "engines-"));
  onTestFinished(() => rmSync(bin, { recursive: true, force: true }));
  for (const [name, code] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!${process.execPath}\n${code}`, { mode: 0o755 });
  const { status, stdout } = spawnSync(process.execPath, ["scripts/image.mjs"], {
    env: { PATH: bin, NODE_ENV: "production", TMPDIR: tmpdir(), ...settings },
    encoding: "utf8",
  });
  return { status, said: stdout };
}

const withoutDaemon = `
process.stderr.write("Is the docker daemon running?\\n");
process.exit(1);
`;

/** Has every image, and runs the build in this checkout for it, with its data in a directory for the volume. */
const standIn = `
const { spawn } = require("node:child_process");
const [, , command, ...args] = process.argv;
if (command === "volume" && args[0] === "create") console.log(require("node:fs").mkdtempSync(require("node:os").tmpdir() + "/volume-"));
if (command === "volume" && args[0] === "rm") require("node:fs").rmSync(args[1], { recursive: true });
if (command === "run") {
  const valuesOf = (name) => args.flatMap((each, at) => (args[at - 1] === name ? [each] : []));
  const [, port] = valuesOf("--publish")[0].split(":");
  const [volume] = valuesOf("--volume")[0].split(":");
  const env = Object.fromEntries(valuesOf("--env").map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]));
  const data = process.env.FORGETS ? volume + "/" + process.pid : volume;
  const child = spawn(process.execPath, ["build/server.js"], {
    env: { ...env, NODE_ENV: "production", PORT: port, DATA_DIR: data },
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 1));
}
`;

test("a client without a daemon builds no image, and the command says so and ends with 3", () => {
  const { status, said } = runImage({ docker: withoutDaemon });
  expect(status).toBe(3);
  expect(said).toBe(
    "The image was not built, and nothing of it was tried: docker answers: Is the docker daemon running?; no podman; no buildah.\n",
  );
});

test("an engine that works builds the image, starts it twice on one volume, and stops it", () => {
  const { status, said } = runImage({ docker: withoutDaemon, podman: standIn });
  expect(said).toMatch(
    /^Built with podman: .+\nFirst start: .+\nLooked at and stopped: .+\nSecond start, with its data: .+\nLooked at and stopped: .+\n$/,
  );
  expect(status).toBe(0);
});

test("an image that forgets its data fails the command", () => {
  const { status, said } = runImage({ podman: standIn }, { FORGETS: "1" });
  expect(said).toContain("it doesn’t keep its data in /data alone.");
  expect(status).toBe(1);
});
