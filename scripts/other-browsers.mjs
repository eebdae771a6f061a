// @ts-check
/**
 * Finds the browsers beside Chromium in which the browser tests go the most important ways. Run directly it installs
 * those that are missing where that is allowed: Debian's packages, as root.
 */
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { installPackages } from "./apt-get.mjs";
import { findProgram } from "./find-program.mjs";

/** @typedef {{ name: string, project: string, packages: readonly string[], find: () => string | undefined }} OtherBrowser */

/**
 * `project` is the start of the names of its projects in `playwright.config.ts`, `find` answers the path of the
 * program that drives it, once all it needs is there.
 * @type {readonly OtherBrowser[]}
 */
export const otherBrowsers = [
  {
    name: "Firefox",
    project: "firefox",
    packages: ["firefox-esr"],
    find: () => findProgram(["firefox-esr", "firefox"]),
  },
  {
    name: "WebKit",
    project: "webkit",
    packages: ["webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"],
    find: () =>
      findProgram(["Xvfb"]) && hasWebkitForPython() ? findProgram(["WebKitWebDriver"]) : undefined,
  },
];

/** The settings by which the browser tests know those that are installed. @returns {Record<string, string>} */
export function otherBrowserSettings() {
  return Object.fromEntries(
    otherBrowsers.flatMap(({ project, find }) => {
      const program = find();
      return program ? [[`E2E_${project.toUpperCase()}`, program]] : [];
    }),
  );
}

function hasWebkitForPython() {
  try {
    const code = 'import gi; gi.require_version("WebKit2", "4.1")';
    execFileSync("/usr/bin/python3", ["-c", code], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const missing = otherBrowsers.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (missing.length > 0) await installPackages(missing);
}
