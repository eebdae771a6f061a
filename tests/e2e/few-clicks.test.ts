import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { joinAndPropose, openBrief, publishBrief } from "./market-seeds";
import {
  doors,
  expect,
  expectApp,
  expectFirstBrief,
  freshEmail,
  joinByRequest,
  newestMail,
  open,
  proposalLink,
  takeCookies,
  test,
  untilAlive,
} from "./support";

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
  await press(await proposalLink(page));
  await expect(page.getByRole("heading", { level: 1, name: "Your proposal" })).toBeVisible();
  await untilAlive(page);
  await page.getByLabel(/^What would you do, and why you/).fill(pitch);
  await press(page.getByRole("button", { name: "Send proposal" }));

  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test("a hirer answers five proposals with a note in at most ten clicks, and undoes them all with one", async ({
  page,
}) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  const people = ["Ann", "Bo", "Cy", "Di", "Ed"].map((name) => `${name} Example`);
  for (const name of people) await joinAndPropose(id, { name, pitch, mustHaves: [] });
  await takeCookies(page, hirer.cookie);
  await open(page, "/app");
  await expectApp(page);
  const { press, count } = countClicks(page);

  await press(page.getByRole("link", { name: "Review 5 proposals" }));
  for (const name of people) await press(page.getByLabel(`Choose ${name}`));
  await press(page.getByRole("button", { name: "Decline", exact: true }));
  await press(page.getByLabel("Reason for everyone"));
  await page.getByLabel("Reason for everyone").selectOption("Another reason");
  await press(page.getByLabel(/^Note to everyone/));
  await page.keyboard.type("Thank you for your time.");
  await press(page.getByRole("button", { name: "Decline 5 people" }));
  await expect(page.getByText("You declined Ann Example and 4 more", { exact: true })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(10);

  const declined = page.getByRole("region", { name: "Declined 5" }).getByRole("listitem");
  await expect(declined).toHaveCount(5);
  await press(page.getByRole("button", { name: "Undo", exact: true }));
  await expect(page.getByText("Undone: Ann Example and 4 more", { exact: true })).toBeVisible();
  await open(page, `/app/briefs/${id}/proposals`);
  await expect(page.getByRole("region", { name: "New 5" })).toBeVisible();
});

const letter = `Our shop takes nine seconds to answer. We are looking for a developer who knows React and PostgreSQL.
Afterwards nine of ten pages should answer within a second.
You must have made a slow shop fast. Remote is fine. Our budget is €8,000–€12,000.`;

test("a hirer signs up and publishes a brief in at most ten clicks and six fields", async ({ page }) => {
  await open(page, "/hire");
  const { press, count } = countClicks(page);
  let fields = 0;
  const write = async (target: Locator, text: string) => {
    await press(target);
    await target.fill(text);
    fields += 1;
  };
  const email = freshEmail();

  await write(page.getByLabel("Work e-mail", { exact: true }), email);
  await write(page.getByLabel("Organisation", { exact: true }), "Harbour Works");
  await press(page.getByRole("button", { name: doors.hire.submit }));
  await expectFirstBrief(page);
  await write(page.getByRole("textbox", { name: "Your text" }), letter);
  await press(page.getByRole("button", { name: "Find what it says" }));
  await press(page.getByRole("button", { name: "Fill in the brief" }));
  await expect(page.getByLabel("Budget from")).toHaveValue("8000");

  await open(page, (await newestMail(email)).link);
  await press(page.getByRole("button", { name: "Confirm" }));
  await expect(page.getByText("Your e-mail is confirmed", { exact: true })).toBeVisible();
  await press(page.getByRole("button", { name: "Publish", exact: true }));
  await expect(page).toHaveURL(/\/published\?done=published$/);
  expect(count()).toBeLessThanOrEqual(10);
  expect(fields).toBeLessThanOrEqual(6);
});

test("a visitor comes from the open briefs to a sent proposal in at most thirteen taps", async ({ page }) => {
  const title = `A shop of ${randomUUID().slice(0, 8)} that answers at once`;
  const id = await openBrief({ title, readers: "EVERYONE", mustHaves: [] });
  await open(page, "/briefs");
  const { press, count } = countClicks(page);
  const write = async (target: Locator, text: string) => {
    await press(target);
    await target.fill(text);
  };
  const email = freshEmail();

  await press(page.getByRole("link", { name: title }));
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await write(page.getByLabel("What would you do, and why you?"), pitch);
  await press(page.getByRole("button", { name: "Write a proposal" }));
  await write(page.getByLabel(doors.freelancer.emailLabel, { exact: true }), email);
  await write(page.getByLabel(doors.freelancer.nameLabel, { exact: true }), "Ada Lovelace");
  await press(page.getByRole("button", { name: doors.freelancer.submit }));
  await expect(page.getByText("What you began to write is kept for an hour.")).toBeVisible();
  await open(page, (await newestMail(email)).link);
  await press(page.getByRole("button", { name: "Confirm" }));
  await expect(page).toHaveURL(/\/app(?:[/?]|$)/);
  // The tap on the proposal that the confirmed page leads to.
  await open(page, `/app/briefs/${id}/proposal`);
  await press(page.getByRole("button", { name: "Send proposal" }));
  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  expect(count() + 1).toBeLessThanOrEqual(13);
});
