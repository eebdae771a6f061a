import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const readings = [
  "export const a = Date.now();",
  "export const b = new Date();",
  "export const c = [].map(Date.now);",
  "export const d = Date();",
  "export const e = new globalThis.Date();",
  "export const f = performance.timeOrigin;",
];
const others = ['export const g = new Date("2027-03-01");', "export const h = performance.now();"];

const onTheClock = [
  "server.ts",
  "app/features/briefs/writes/x.ts",
  "app/shell/request/x.server.ts",
  "tests/features/x.test.ts",
];
const free = ["app/platform/clock/x.ts", "app/shell/client/x.ts", "scripts/x.mjs"];

test("the check refuses whatever reads the machine's time, except in its adapter and the browser's own code", () => {
  const directory = mkdtempSync(join(tmpdir(), "system-time-"));
  try {
    for (const file of ["biome.json", "scripts/lint/system-time.grit"]) cpSync(file, join(directory, file));
    for (const file of [...onTheClock, ...free]) {
      mkdirSync(join(directory, dirname(file)), { recursive: true });
      writeFileSync(join(directory, file), [...readings, ...others].join("\n"));
    }
    const args = ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "."];
    const { stdout, stderr } = spawnSync(process.execPath, [resolve("node_modules/.bin/biome"), ...args], {
      cwd: directory,
      encoding: "utf8",
    });
    const refused = [...`${stdout}${stderr}`.matchAll(/^(\S+:\d+):\d+ plugin /gm)].map(([, line]) => line);
    const expected = onTheClock.flatMap((file) => readings.map((_, at) => `${file}:${at + 1}`));
    expect(refused.sort()).toEqual(expected.sort());
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
