import { defineConfig } from "@playwright/test";

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

/** `npm test` sets E2E_BASE_URL and CHROMIUM_PATH: it starts a copy of the product and finds the browser. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  timeout: 60_000,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://localhost:3000",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
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
  projects: [
    { name: "phone", use: { viewport: phone, hasTouch: true } },
    { name: "desktop", use: { viewport: desktop } },
    { name: "phone-no-js", use: { viewport: phone, hasTouch: true, javaScriptEnabled: false } },
    { name: "desktop-no-js", use: { viewport: desktop, javaScriptEnabled: false } },
  ],
});
