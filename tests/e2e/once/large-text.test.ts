import { joinAndPropose, publishBrief } from "../market-seeds";
import { findOverflow, laidOut } from "../page-checks/reflow";
import { doors, expect, joinByRequest, open, takeCookies, test } from "../support";

test("a list of briefs with proposals fits a phone with text twice as large, in each language", async ({
  page,
}) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Hafenwerke Norddeutschland" });
  const id = await publishBrief(hirer.cookie);
  const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
  await takeCookies(page, await joinAndPropose(id, { name: "Ann Example", pitch, mustHaves: [] }));
  const found: string[] = [];
  for (const language of ["en", "de", "ar"])
    for (const path of ["/app/briefs", "/app/briefs/proposals"])
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 812 });
        await open(page, `${path}?lang=${language}`);
        await expect(page.getByRole("article").first()).toBeVisible();
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await laidOut(page);
        const faults = await page.evaluate(findOverflow);
        found.push(...faults.map((fault) => `${path} in ${language} at ${width} px: ${fault}`));
      }
  expect(found).toEqual([]);
});
