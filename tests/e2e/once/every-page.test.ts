import { expectedHere, forEveryPage } from "../every-page";
import { findSilence } from "../page-checks/accessibility-tree";
import { findAxeFaults } from "../page-checks/axe";
import { findTightWords } from "../page-checks/longer-words";
import { findReflowFaults } from "../page-checks/reflow";
import { expect, test } from "../support";

// One walk through everything: bringing the pages up costs as much as looking at them.
test("on every page and in every state there is nothing to fix: for axe in themes that take turns, for a screen reader, from 320 to 1920 px, at 400 % zoom, with text twice as large, and with longer words", async ({
  browser,
  expectTrouble,
}) => {
  test.setTimeout(900_000);
  expectTrouble(expectedHere);
  const found: string[] = [];
  let looked = 0;
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
    ];
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  });
  expect(found).toEqual([]);
  expect([...titles].filter(([, paths]) => paths.size > 1)).toEqual([]);
});
