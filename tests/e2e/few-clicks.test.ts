import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { joinAndPropose, openBrief, publishBrief } from "./market-seeds";
import { doors, expect, expectApp, joinByRequest, open, takeCookies, test, untilAlive } from "./support";

/** Presses things, and counts how often. Waits for what a press leads to, so that the next one isn't lost. */
function countClicks(page: Page) {
  let clicks = 0;
  return {
    async press(target: Locator): Promise<void> {
      await untilAlive(page);
      await target.click();
      clicks += 1;
    },
    count: () => clicks,
  };
}

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";

test("talent finds and answers a fitting brief in at most four clicks", async ({ page }) => {
  const word = `w${randomUUID().slice(0, 8)}`;
  await openBrief({ title: `A shop that answers, ${word}`, mustHaves: [] });
  await takeCookies(page, (await joinByRequest()).cookie);
  await open(page, "/app");
  const { press, count } = countClicks(page);

  await press(page.getByRole("main").getByRole("link", { name: "Find briefs" }));
  await expect(page.getByRole("heading", { level: 1, name: "Open briefs" })).toBeVisible();
  await untilAlive(page);
  await page.getByRole("searchbox").fill(word);
  await page.getByRole("searchbox").press("Enter");
  await press(page.getByRole("link", { name: `A shop that answers, ${word}` }));
  await press(page.getByRole("link", { name: "Write a proposal" }));
  await expect(page.getByRole("heading", { level: 1, name: "Your proposal" })).toBeVisible();
  await untilAlive(page);
  await page.getByLabel(/^What would you do, and why you/).fill(pitch);
  await press(page.getByRole("button", { name: "Send proposal" }));

  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test("a hirer answers three proposals in at most five clicks, and undoes one of the answers", async ({
  page,
}) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  for (const name of ["Ann Example", "Bo Example", "Cy Example"])
    await joinAndPropose(id, { name, pitch, mustHaves: [] });
  await takeCookies(page, hirer.cookie);
  await open(page, "/app");
  await expectApp(page);
  const { press, count } = countClicks(page);
  const said = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

  await press(page.getByRole("link", { name: "Review 3 proposals" }));
  await press(page.getByRole("link", { name: "Ann Example", exact: true }));
  await press(page.getByRole("button", { name: "Decline Ann Example: Price" }));
  await said("You declined Ann Example");
  await press(page.getByRole("button", { name: "Decline Bo Example: Dates" }));
  await said("You declined Bo Example");
  await press(page.getByRole("button", { name: "Decline Cy Example: Experience" }));
  await said("You declined Cy Example");
  expect(count()).toBeLessThanOrEqual(5);

  const declined = page.getByRole("region", { name: "Declined 3" }).getByRole("listitem");
  await expect(declined).toHaveCount(3);
  await press(page.getByRole("button", { name: "Undo", exact: true }));
  await said("Undone: Cy Example");
  await expect(page.getByRole("heading", { level: 1, name: "Cy Example" })).toBeVisible();
  await expect(page.getByText("Cy Example waits for your reply.")).toBeVisible();
});
