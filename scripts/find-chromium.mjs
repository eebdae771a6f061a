// @ts-check
/**
 * Finds a Chromium for the browser tests, or installs one. Run directly it prints the path.
 */
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { installPackages } from "./apt-get.mjs";
import { findProgram, isExecutable } from "./find-program.mjs";

/** Chromium without windows, which takes half the time. */
const headlessShell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const usualPlaces = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/** A Chromium of this machine, or Playwright's own download. @returns {Promise<string | undefined>} */
async function findChromium() {
  const found = findProgram([...names, "Chromium", "Google Chrome"], usualPlaces);
  if (found) return found;
  // Asked last, for it takes a third of a second to load.
  const { chromium } = await import("@playwright/test");
  return [chromium.executablePath()].find(isExecutable);
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Debian's headless shell, which is installed if that is allowed, then any
 * other that is there, then Playwright's download (2 minutes at most), then Debian's package. A `CHROMIUM_PATH` that
 * leads nowhere is an error, not a reason to look elsewhere. Throws with what to do when nothing works.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is not a program: ${chosen}`);
    return chosen;
  }
  if (!findProgram([headlessShell], usualPlaces)) await installPackages([headlessShell]);
  const found = findProgram([headlessShell], usualPlaces) ?? (await findChromium());
  if (found) return found;

  process.stderr.write("No Chromium found; installing one for the browser tests.\n");
  const download = await execa("npx", ["--no-install", "playwright", "install", "chromium"], {
    timeout: 120_000,
    killSignal: "SIGKILL",
    reject: false,
  });
  if (download instanceof Error) process.stderr.write(`${download.message}\n`);
  if (download.failed) await installPackages(["chromium"]);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  throw new Error(
    "The browser tests need Chromium and it could not be installed. Install it (`apt-get install chromium`, " +
      "or `npx playwright install chromium`), or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
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
