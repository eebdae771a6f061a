import type { Page } from "@playwright/test";
import { type Chosen, isShown, pdf, photo } from "./files";
import { publishBrief, uidOf } from "./market-seeds";
import { doors, expect, joinByRequest, open, takeCookies, test, untilAlive } from "./support";

/** Adds a picture and a PDF on the page of a place's files. */
async function addBoth(page: Page, alt: string, javaScriptEnabled: boolean | undefined): Promise<void> {
  const input = page.locator("input[type=file]");
  if (javaScriptEnabled === false) {
    const add = async (file: Chosen) => {
      await input.setInputFiles(file);
      if (file.mimeType.startsWith("image")) await page.getByLabel(/What does the picture show/).fill(alt);
      await page.getByRole("button", { name: "Add the file" }).click();
      await expect(page.getByText("Added", { exact: true })).toBeVisible();
    };
    await add(await photo());
    await add(pdf());
    return;
  }
  await untilAlive(page);
  await input.setInputFiles([await photo(), pdf()]);
  await page.getByLabel(/What does it show/).fill(alt);
  await page.getByRole("button", { name: "Add these files" }).click();
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
}

test("a brief and a proposal show files to those who read them, and lose what is removed", async ({
  page: hirer,
  openBrowser,
  javaScriptEnabled,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  await takeCookies(hirer, cookie);
  await open(hirer, `/app/briefs/${briefId}/edit`);
  await hirer.getByRole("button", { name: "Save and add files" }).click();
  await expect(hirer.getByRole("heading", { name: /^Files of/ })).toBeVisible();
  await addBoth(hirer, "The shop as it is", javaScriptEnabled);
  const address = await hirer.getByRole("link", { name: /plan\.pdf/ }).getAttribute("href");
  await hirer.getByRole("button", { name: "Remove plan.pdf" }).click();
  await expect(hirer.getByText("The file is removed", { exact: true })).toBeVisible();
  expect((await hirer.request.get(address ?? "")).status()).toBe(404);

  const joined = await joinByRequest({ name: "Bo Example" });
  const talent = await openBrowser();
  await takeCookies(talent, joined.cookie);
  await open(talent, `/app/briefs/${briefId}`);
  await expect.poll(() => isShown(talent, "The shop as it is")).toBe(true);

  await open(talent, `/app/briefs/${briefId}/proposal`);
  await talent
    .getByLabel("What would you do, and why you?")
    .fill("I would measure first, then take the ten slowest queries out of the page.");
  await talent.getByRole("button", { name: "Save and add files" }).click();
  await expect(talent.getByRole("heading", { name: /^Files of your proposal/ })).toBeVisible();
  await addBoth(talent, "A shop that was made fast", javaScriptEnabled);
  await talent.getByRole("link", { name: "Back to your proposal" }).click();
  await expect.poll(() => isShown(talent, "A shop that was made fast")).toBe(true);
  const ofProposal = (await talent.getByRole("link", { name: /plan\.pdf/ }).getAttribute("href")) ?? "";
  expect((await hirer.request.get(ofProposal)).status()).toBe(404);
  await talent.getByRole("button", { name: "Send proposal" }).click();
  await expect(talent.getByText("Your proposal is sent", { exact: true })).toBeVisible();

  await open(hirer, `/app/briefs/${briefId}/proposals/${await uidOf(joined.cookie)}`);
  await expect.poll(() => isShown(hirer, "A shop that was made fast")).toBe(true);
  expect((await hirer.request.get(ofProposal)).headers()["content-disposition"]).toMatch(/^attachment;/);
});

test("a case shows pictures to those who read the profile", async ({ page, javaScriptEnabled }) => {
  const { cookie } = await joinByRequest({ name: "Ada Sailmaker" });
  await takeCookies(page, cookie);
  await open(page, "/app/profile/cases/new");
  await page.getByLabel("Title").fill("Claims in a day");
  await page.getByLabel("For whom").fill("a bank");
  await page.getByLabel("Year").fill("2021");
  await page.getByLabel("What was the problem?").fill("A claim took two weeks, and nobody knew why.");
  await page.getByLabel("What came of it?").fill("We drew the way of a claim, and took nine steps out.");
  await page.getByRole("button", { name: "Save and add files" }).click();
  await expect(page.getByRole("heading", { name: "Files of “Claims in a day”" })).toBeVisible();
  await addBoth(page, "The way of a claim", javaScriptEnabled);
  await page.getByRole("link", { name: "Back to the case" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Claims in a day");
  await expect.poll(() => isShown(page, "The way of a claim")).toBe(true);
  await open(page, `/app/members/${await uidOf(cookie)}`);
  await expect.poll(() => isShown(page, "The way of a claim")).toBe(true);
});
