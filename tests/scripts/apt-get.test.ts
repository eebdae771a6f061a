import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { aptGet } from "../../scripts/apt-get.mjs";

/** An apt-get in place of Debian's, which refuses with these words so many times before it does what it is asked. */
function placeAptGet({ refusals, words }: { refusals: number; words: string }) {
  const directory = mkdtempSync(join(tmpdir(), "apt-get-"));
  const [program, calls] = [join(directory, "apt-get"), join(directory, "calls")];
  const lines = [
    "#!/bin/sh",
    `echo "$@" >> ${calls}`,
    `[ $(wc -l < ${calls}) -gt ${refusals} ] && exit 0`,
    `echo "${words}" >&2`,
    "exit 100",
  ];
  writeFileSync(program, lines.join("\n"));
  chmodSync(program, 0o755);
  vi.stubEnv("PATH", `${directory}${delimiter}${process.env.PATH}`);
  const told = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    told.mockRestore();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    calls: () => (existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n").length : 0),
    told: () => told.mock.calls.map(([text]) => String(text)).join(""),
  };
}

const quickly = { timeout: 60_000, interval: 1 };

// As apt 2.6 says it of each of its locks.
test.each([
  "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 16795 (apt-get)",
  "E: Could not get lock /var/cache/apt/archives/lock. It is held by process 16795 (apt-get)",
  "E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?",
])("waits while another one is at work, and says so once: %s", async (words) => {
  const apt = placeAptGet({ refusals: 3, words });
  expect(await aptGet(["update"], quickly)).toBe(true);
  expect(apt.calls()).toBe(4);
  expect(apt.told()).toBe("Another apt-get is at work; waiting for its end.\n");
});

test("gives up when its patience is over, with the reason", async () => {
  const words = "E: Could not get lock /var/lib/apt/lists/lock.";
  const apt = placeAptGet({ refusals: 1_000, words });
  expect(await aptGet(["update"], { ...quickly, patience: 0 })).toBe(false);
  expect(apt.told()).toContain(words);
});

test("doesn't try again what fails for another reason", async () => {
  const apt = placeAptGet({ refusals: 1_000, words: "E: Unable to locate package chromium" });
  expect(await aptGet(["install", "chromium"], quickly)).toBe(false);
  expect(apt.calls()).toBe(1);
  expect(apt.told()).toContain("Unable to locate package");
});
