import { expectedHere, forEveryPage } from "../every-page";
import { findSilence } from "../page-checks/accessibility-tree";
import { findAxeFaults } from "../page-checks/axe";
import { findTightWords } from "../page-checks/longer-words";
import { createPressCheck, expectedOfPresses } from "../page-checks/presses";
import { findReflowFaults } from "../page-checks/reflow";
import { expect, test } from "../support";

// One walk through everything: bringing the pages up costs as much as looking at them.
test("on every page and in every state there is nothing to fix: for axe in themes that take turns, for a screen reader, from 320 to 1920 px, at 400 % zoom, with text twice as large, with longer words, and when a control is pressed right after a field with an error", async ({
  browser,
  expectTrouble,
}) => {
  test.setTimeout(1_500_000);
  expectTrouble(new RegExp(`${expectedHere.source}|${expectedOfPresses.source}`));
  const found: string[] = [];
  let looked = 0;
  const presses = createPressCheck();
  const titles = new Map<string, Set<string>>();
  await forEveryPage(browser, async (page, name) => {
    const title = await page.title();
    const [path = ""] = name.split(" ");
    if (path.startsWith("/")) titles.set(title, (titles.get(title) ?? new Set()).add(path));
    const faults = [
      ...(/^.+ · Guildhall$/.test(title) ? [] : [`its title is "${title}"`]),
      ...(await findSilence(page)),
      ...(await findAxeFaults(page, looked++)),
      ...(await findReflowFaults(page)),
      ...(await findTightWords(page)),
      ...(await presses.find(page)),
    ];
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  });
  expect(found).toEqual([]);
  // The walk has forms by the dozen: with fewer nothing was pressed.
  expect(presses.pressedPages.size).toBeGreaterThan(15);
  expect([...titles].filter(([, paths]) => paths.size > 1)).toEqual([]);
});
