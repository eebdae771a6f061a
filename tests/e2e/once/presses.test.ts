import type { Page } from "@playwright/test";
import { expectedHere, forEveryPage } from "../every-page";
import { findLostPresses } from "../page-checks/presses";
import { expect, test, untilAlive } from "../support";

/** The controls of a page's forms, by which those that were pressed before are known. */
const controlsOf = (page: Page) =>
  page
    .locator("main form")
    .evaluateAll((forms) =>
      forms.map((form) => [...new FormData(form as HTMLFormElement).keys()].join()).join(";"),
    );

test("a press on any control of a form reaches it, right after a field with an error", async ({
  browser,
  expectTrouble,
}) => {
  // Its own posts are kept back in the tab, so that an automatic save fails there.
  expectTrouble(new RegExp(`${expectedHere.source}|ERR_FAILED`));
  const looked = new Set<string>();
  const found: string[] = [];
  await forEveryPage(browser, async (page, name) => {
    if (
      (await page
        .locator("main form :is(input[type=text], input[type=date], input[type=email], textarea)")
        .count()) === 0
    )
      return;
    const controls = await controlsOf(page);
    if (looked.has(controls)) return;
    looked.add(controls);
    // In a tab of its own, which sends nothing: the walk goes on with what it has typed and saved.
    const tab = await page.context().newPage();
    await tab.route("**", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await tab.goto(page.url());
    await untilAlive(tab);
    const lost = await findLostPresses(tab);
    found.push(...lost.map((one) => `${name}: ${one}`));
    await tab.close();
  });
  expect(found).toEqual([]);
  // The walk has forms by the dozen: with fewer nothing was pressed.
  expect(looked.size).toBeGreaterThan(15);
});
