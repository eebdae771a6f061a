import { openBrief } from "./market-seeds";
import { expect, joinByRequest, open, origin, takeCookies, test } from "./support";

test("what a brief asks for and a profile lacks leads to the profile and back, with the line met", async ({
  page,
}) => {
  const brief = `/app/briefs/${await openBrief({ skills: ["Payments"] })}`;
  await takeCookies(page, (await joinByRequest()).cookie);
  await open(page, brief);
  const line = page.getByRole("listitem").filter({ hasText: /^Skills/ });
  await expect(line).toContainText("Not known");
  await line.getByRole("link", { name: "Add Payments to your profile" }).click();

  await expect(page.getByText("Payments: filled in below, not saved yet")).toBeVisible();
  await expect(page.getByLabel("Skills")).toHaveValue("Payments");
  // Opening the address saved nothing, and leaving it isn't asked about.
  await page.getByRole("link", { name: "Back to the brief" }).click();
  await expect(line).toContainText("Not known");

  await line.getByRole("link", { name: "Add Payments to your profile" }).click();
  await page.getByRole("button", { name: "Save profile" }).first().click();
  await expect(page.getByText("Saved", { exact: true })).toBeInViewport();
  await page.getByRole("link", { name: "Back to the brief" }).click();
  await expect(page).toHaveURL(origin + brief);
  await expect(line).toContainText("Met");
  await expect(line).toContainText("All of them: Payments.");
});
