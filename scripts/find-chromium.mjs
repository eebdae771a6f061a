// @ts-check
/**
 * Finds a Chromium for the browser tests, or installs one. Run directly it prints the path.
 */
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const usualPlaces = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/** Inside one of the directories of Playwright's cache. */
const playwrightBinaries = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-linux/headless_shell",
  "chrome-win/chrome.exe",
];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, then the usual places, then Playwright's cache.
 * A `CHROMIUM_PATH` that leads nowhere is an error, not a reason to look elsewhere.
 * @returns {string | null}
 */
export function findChromium() {
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
  return [...candidates, ...playwrightCandidates()].find(isExecutable) ?? null;
}

/**
 * The path of a Chromium, installed if need be: Playwright's download (2 minutes at most), else
 * Debian's package when that is allowed (root). Throws with what to do when neither works.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;

  process.stderr.write("No Chromium found; installing one for the browser tests.\n");
  if (await succeeds("npx", ["--no-install", "playwright", "install", "chromium"], 120_000)) {
    const downloaded = findChromium();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const environment = { DEBIAN_FRONTEND: "noninteractive" };
    if (await succeeds("apt-get", ["update", "-qq"], 120_000, environment)) {
      await succeeds(
        "apt-get",
        ["install", "-qq", "-y", "--no-install-recommends", "chromium"],
        600_000,
        environment,
      );
      const packaged = findChromium();
      if (packaged) return packaged;
    }
  }
  throw new Error(
    "The browser tests need Chromium and it could not be installed. Install it (`apt-get install chromium`, " +
      "or `npx playwright install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

/** @returns {string[]} the newest download first */
function playwrightCandidates() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, "ms-playwright"),
  ].filter((cache) => typeof cache === "string" && existsSync(cache));
  return caches.flatMap((cache) =>
    readdirSync(/** @type {string} */ (cache))
      .filter((name) => name.startsWith("chromium"))
      .sort((one, other) => other.localeCompare(one, "en", { numeric: true }))
      .flatMap((name) =>
        playwrightBinaries.map((binary) => join(/** @type {string} */ (cache), name, binary)),
      ),
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

/**
 * Runs a program quietly; what it said is shown only when it failed.
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 * @param {Record<string, string>} [environment]
 * @returns {Promise<boolean>}
 */
function succeeds(command, args, timeout, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      timeout,
      killSignal: "SIGKILL",
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said = (said + chunk).slice(-2_000);
      });
    }
    child.on("error", () => resolve(false));
    child.on("exit", (code) => {
      if (code !== 0) process.stderr.write(`${command} ${args.join(" ")} failed:\n${said}\n`);
      resolve(code === 0);
    });
  });
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
