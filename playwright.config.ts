import "#require-node";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { Browsing } from "./tests/e2e/browsers/tab";

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };
/** How long whatever waits for a page waits, in ms. It only ends what hangs: no test fails for being slow. */
const patience = 240_000;
const once = "**/once/**";
const withJs = "**/with-js/**";
const withoutJs = "**/without-js/**";
const browsers = "**/e2e/browsers/*.test.ts";
const languages = "**/e2e/browsers/languages.test.ts";
const signUp = "**/e2e/sign-up.test.ts";
const everyPage = "**/once/every-page.test.ts";
/** Each of their forms is posted whole by another file, too; the rest is what the server answers to any form. */
const sameForms = "**/e2e/{ended-session,fit-gap,other-member,too-many-posts,unseen,way-back}.test.ts";
/** Files that can't hold for the way in which the product runs: `scripts/on/` says which, and why. */
const leftOut = (process.env.E2E_LEFT_OUT ?? "")
  .split(",")
  .filter(Boolean)
  .map((file) => `**/${file}`);

/**
 * What one does first, with scripts and without, in each language but English; in English, too, where `npm test`
 * found other browsers than Chromium.
 */
const eachBrowser = (["chromium", "firefox", "webkit"] as const).flatMap((browserName) => {
  const isOther = browserName !== "chromium";
  const program = process.env[isOther ? `E2E_${browserName.toUpperCase()}` : "CHROMIUM_PATH"] ?? "";
  if (isOther && !program) return [];
  return [true, false].map((scripts) => ({
    name: scripts ? browserName : `${browserName}-no-js`,
    testMatch: isOther ? browsers : languages,
    grepInvert: [...(scripts ? [] : [/@scripts/]), ...(isOther ? [/@chromium/] : [])],
    use: { browserName, program, scripts },
  }));
});

/** `npm test` sets E2E_BASE_URL and CHROMIUM_PATH: it starts a copy of the product and finds the browser. */
export default defineConfig<object, Browsing>({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  timeout: 4 * patience,
  expect: { timeout: patience },
  // As in vitest.config.ts: a worker waits for pages a good deal.
  workers: Math.ceil(1.5 * availableParallelism()),
  // For a tab that crashes; whatever else fails has failed, though it pass the second time (scripts/test-reports.mjs).
  retries: 1,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://localhost:3000",
    navigationTimeout: patience,
    actionTimeout: patience,
    screenshot: "only-on-failure",
    // Recording every test takes a third longer; ask for it with `npm test -- e2e --trace on`.
    trace: "off",
    launchOptions: {
      // Without the variable Playwright's own browser is used.
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
      ],
    },
  },
  // Each way through the product is gone with JavaScript at one width, and one with each kind of form without it at
  // the other, signing up in all four ways. `without-js/` has what the server alone answers, `with-js/` what the browser does, and
  // `once/` what depends neither on the screen nor on JavaScript.
  projects: [
    // First, for it takes longest.
    { name: "every-page", testMatch: everyPage, testIgnore: leftOut, use: { viewport: desktop } },
    {
      name: "phone",
      testMatch: [signUp, withJs],
      testIgnore: leftOut,
      use: { viewport: phone, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: [everyPage, browsers, withJs, withoutJs, ...leftOut],
      use: { viewport: desktop },
    },
    {
      name: "phone-no-js",
      testIgnore: [browsers, once, withJs, sameForms, ...leftOut],
      use: { viewport: phone, hasTouch: true, javaScriptEnabled: false },
    },
    {
      name: "desktop-no-js",
      testMatch: signUp,
      testIgnore: leftOut,
      use: { viewport: desktop, javaScriptEnabled: false },
    },
    ...eachBrowser,
  ],
});
