import { isShown, pdf, photo } from "../files";
import { publishBrief } from "../market-seeds";
import { doors, expect, joinByRequest, open, takeCookies, test, untilAlive } from "../support";

test("a PDF is added by itself, and a picture on the way out", async ({ page }) => {
  const briefId = await publishBrief(
    (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie,
  );
  const { cookie } = await joinByRequest({ name: "Bo Example" });
  await takeCookies(page, cookie);
  await open(page, `/app/briefs/${briefId}/proposal`);
  await page.getByLabel("What would you do, and why you?").fill("I would measure first, then mend.");
  await page.getByRole("button", { name: "Save and add files" }).click();
  await expect(page.getByRole("heading", { name: /^Files of your proposal/ })).toBeVisible();
  await untilAlive(page);
  await page.locator("input[type=file]").setInputFiles(pdf());
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /plan\.pdf/ })).toBeVisible();

  await untilAlive(page);
  await page.locator("input[type=file]").setInputFiles(await photo());
  await page.getByLabel(/What does it show/).fill("The shop as it is");
  await page.getByRole("link", { name: "Back to your proposal" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add the file" }).click();
  await expect(page.getByRole("button", { name: "Send proposal" })).toBeVisible();
  await expect.poll(() => isShown(page, "The shop as it is")).toBe(true);
  await expect(page.getByRole("link", { name: /plan\.pdf/ })).toBeVisible();
});
