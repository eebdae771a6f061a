// @ts-check
/**
 * Finds a Chromium for the browser tests, or installs one. Run directly it prints the path.
 */
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { aptGet } from "./apt-get.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const usualPlaces = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then the usual places, then Playwright's own download.
 * A `CHROMIUM_PATH` that leads nowhere is an error, not a reason to look elsewhere.
 * @returns {Promise<string | null>}
 */
async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is not a program: ${chosen}`);
    return chosen;
  }
  const directories = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...usualPlaces];
  const macNames = ["Chromium", "Google Chrome"];
  const candidates = directories.flatMap((directory) =>
    [...names, ...macNames].map((name) => join(directory, name)),
  );
  const found = candidates.find(isExecutable);
  if (found) return found;
  // Asked last, for it takes a third of a second to load.
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(isExecutable) ?? null;
}

/**
 * The path of a Chromium, installed if need be: Playwright's download (2 minutes at most), else
 * Debian's package when that is allowed (root), after any other apt-get. Throws with what to do when neither works.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;

  process.stderr.write("No Chromium found; installing one for the browser tests.\n");
  const download = await execa("npx", ["--no-install", "playwright", "install", "chromium"], {
    timeout: 120_000,
    killSignal: "SIGKILL",
    reject: false,
  });
  if (download instanceof Error) process.stderr.write(`${download.message}\n`);
  const downloaded = !download.failed && (await findChromium());
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const install = ["install", "-qq", "-y", "--no-install-recommends", "chromium"];
    if (await aptGet(["update", "-qq"], { timeout: 120_000 })) await aptGet(install, { timeout: 600_000 });
    const packaged = await findChromium();
    if (packaged) return packaged;
  }
  throw new Error(
    "The browser tests need Chromium and it could not be installed. Install it (`apt-get install chromium`, " +
      "or `npx playwright install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  ensureChromium().then(
    (path) => process.stdout.write(`${path}\n`),
    (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
