import { openBrief } from "./market-seeds";
import { doors, expect, joinByRequest, open, origin, takeCookies, test } from "./support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";

test("a case added from a proposal keeps what was typed, and leads back to it", async ({ page }) => {
  const brief = await openBrief();
  await takeCookies(page, (await joinByRequest()).cookie);
  const proposal = `/app/briefs/${brief}/proposal`;
  await open(page, proposal);
  await page.getByLabel("What would you do, and why you?").fill(pitch);
  await page.getByRole("button", { name: "Save and add a case" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New case" })).toBeVisible();

  // Without a word of a case it leads back, too.
  await page.getByRole("main").getByRole("link", { name: "Back to your proposal" }).click();
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue(pitch);

  await page.getByRole("button", { name: "Save and add a case" }).click();
  await page.getByLabel("Title").fill("A shop made fast");
  await page.getByLabel("For whom").fill("a bank");
  await page.getByLabel("Year").fill("2021");
  await page.getByLabel("What was the problem?").fill("Every page took nine seconds to answer.");
  await page.getByLabel("What came of it?").fill("Every page answers within a second.");
  await page.getByRole("button", { name: "Save case" }).click();
  await expect(page).toHaveURL(origin + proposal);
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue(pitch);
  await page.getByLabel("Yes", { exact: true }).check();
  await expect(page.getByLabel("Shown in (1 of 1)")).toContainText("A shop made fast");
});

test("an agency that names its people from a proposal keeps what was typed, and comes back", async ({
  page,
}) => {
  const brief = await openBrief();
  const { cookie } = await joinByRequest({ door: doors.boutique, name: "Harbour Works" });
  await takeCookies(page, cookie);
  const proposal = `/app/briefs/${brief}/proposal`;
  await open(page, proposal);
  await page.getByLabel("What would you do, and why you?").fill(pitch);
  await page.getByRole("button", { name: "Save and name your people" }).click();
  await expect(page.getByText("Name your people", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to your proposal" }).click();
  await expect(page).toHaveURL(origin + proposal);
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue(pitch);
});
