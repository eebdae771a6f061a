import type { Page } from "@playwright/test";
import { expect, open, signUpByRequest, takeCookies, test } from "./support";

const words =
  "For eleven years I have taken slow systems apart and put them together again, with their people.";

async function fillInProfile(page: Page): Promise<void> {
  await page.getByLabel("Headline").fill("I make slow shops fast");
  await page.getByLabel("About").fill(words);
  await page.getByLabel("Skills").fill("TypeScript, SQL");
  await page.getByLabel("Country").fill("Germany");
  await page.getByLabel("Written in").selectOption({ label: "German" });
  await page.getByLabel("Rate from").fill("640");
  await page.getByRole("radio", { name: "Available now" }).check();
}

test("a member writes a profile, sees it as others will, and saves it", async ({
  page,
  javaScriptEnabled,
}) => {
  await takeCookies(page, (await signUpByRequest()).cookie);
  await open(page, "/app/profile");
  const preview = page.getByRole("region", { name: /^As others/ });
  await expect(page.getByText("Profile: 0 of 8 complete")).toBeVisible();
  await expect(page.getByRole("link", { name: "Your skills" })).toHaveAttribute("href", "#profile-skills");

  await fillInProfile(page);
  if (javaScriptEnabled === false) await page.getByRole("button", { name: "Preview" }).click();
  for (const shown of ["I make slow shops fast", words, "TypeScript", "€640 a day"])
    await expect(preview.getByText(shown, { exact: true })).toBeVisible();
  await expect(preview.getByText(/^Available now/)).toBeVisible();
  await expect(preview.getByText(words)).toHaveAttribute("lang", "de");
  await expect(page.getByLabel("About")).toHaveValue(words);
  // Suggested is the entry that is being typed; without JavaScript the first one.
  await page.getByLabel("Skills").fill("TypeScript, S");
  const react = javaScriptEnabled === false ? "React" : "TypeScript, React";
  await expect(page.locator(`#profile-skills-suggestions option[value="${react}"]`)).toHaveCount(1);
  await page.getByLabel("Skills").fill("TypeScript, SQL");

  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/\?saved=2(#done)?$/);
  await expect(page.getByText("Profile: 6 of 8 complete")).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("I make slow shops fast");

  await page.getByRole("link", { name: "See it as others do" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Example" })).toBeVisible();
  await expect(page.getByText("confirmed today")).toBeVisible();
  await expect(page.locator("dt", { hasText: "Written in" }).locator("+ dd")).toHaveText("German");
  await expect(page.locator("main [lang]")).toHaveText(["I make slow shops fast", words]);
});
