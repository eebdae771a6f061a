import puppeteer from "puppeteer-core";
import { inNewNetwork } from "../support";
import type { Browsing, Tab } from "./tab";

/** A desktop's Firefox, by WebDriver BiDi. */
export async function openFirefox({ program, scripts }: Browsing): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    defaultViewport: { width: 1440, height: 900 },
    // BiDi has no other way to switch them off. What the driver runs in a page still works, but never waits there.
    extraPrefsFirefox: { "javascript.enabled": scripts },
    // What hangs is ended by the test's own bounds.
    timeout: 0,
    protocolTimeout: 0,
  });
  const troubles: string[] = [];
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(String(error)));
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async click(x, y) {
      // It presses where it drew things last, and on a busy machine draws late.
      if (scripts) await page.evaluate(drawn).catch(() => {});
      return page.mouse.click(x, y).then(
        () => true,
        (error: Error) => {
          if (!error.message.includes("NS_ERROR_FAILURE")) throw error;
          return false;
        },
      );
    },
    type: (text) => page.keyboard.type(text),
    changeNetwork: () => page.setExtraHTTPHeaders(inNewNetwork()),
    troubles: async () => troubles,
    close: () => browser.close(),
  };
}

const drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
