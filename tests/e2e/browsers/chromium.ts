import { chromium } from "@playwright/test";
import { inNewNetwork, noteTroubles, refusal } from "../support";
import type { Browsing, Tab } from "./tab";

/** A phone's Chromium, by Playwright. */
export async function openChromium({ program, scripts }: Browsing): Promise<Tab> {
  const browser = await chromium.launch({ executablePath: program || undefined, args: ["--no-sandbox"] });
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    javaScriptEnabled: scripts,
  });
  const troubles: string[] = [];
  noteTroubles(context, troubles);
  const page = await context.newPage();
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: (expression) => page.evaluate(expression),
    async click(x, y) {
      await page.mouse.click(x, y);
      return true;
    },
    async type(text) {
      await page.keyboard.type(text);
    },
    changeNetwork: () => context.setExtraHTTPHeaders(inNewNetwork()),
    // It calls a form that has to be corrected an error.
    troubles: async () => troubles.filter((trouble) => !refusal(422).test(trouble)),
    close: () => browser.close(),
  };
}
