import { randomUUID } from "node:crypto";
import { openBrief } from "./market-seeds";
import {
  expect,
  joinByRequest,
  open,
  proposalLink,
  refusal,
  takeCookies,
  test,
  unfoldFilters,
  untilAlive,
} from "./support";

test("talent finds a brief by an address, bookmarks it, keeps a draft, sends it and takes it back", async ({
  page,
}) => {
  const skill = `Skill ${randomUUID().slice(0, 8)}`;
  const found = await openBrief({ title: "A shop that answers in a second", skills: [skill] });
  await openBrief({
    title: "Another brief of the same skill",
    skills: [skill],
    workplace: "ONSITE",
    location: "Leipzig",
  });
  await takeCookies(page, (await joinByRequest()).cookie);

  // A shared address filters; a filter can be taken out.
  await open(page, `/app/briefs?${new URLSearchParams({ skill, workplace: "REMOTE" })}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: /^Place of work: Remote/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await unfoldFilters(page);
  await page.getByLabel("Place of work").selectOption({ label: "On site" });
  await page.getByRole("button", { name: "Show briefs" }).click();
  const onSite = `/app/briefs?${new URLSearchParams({ skill, workplace: "ONSITE" })}`;
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === onSite);
  await expect(page.getByRole("heading", { name: "1 brief", exact: true })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Another brief of the same skill");

  await open(page, `/app/briefs/${found}`);
  // The button says so before it is done.
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: /^Bookmark/ }).click();
  expect((await saved).status()).toBeLessThan(400);
  await expect(page.getByRole("button", { name: /^Remove bookmark/ })).toBeVisible();
  await open(page, "/app/briefs/saved");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "A shop that answers in a second" }).click();
  await (await proposalLink(page)).click();
  await expect(page.getByRole("heading", { name: "Your proposal" })).toBeVisible();
  await untilAlive(page);

  const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
  await page.getByLabel("What would you do, and why you?").fill(pitch);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await open(page, `/app/briefs/${found}/proposal`);
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue(pitch);

  await page.getByLabel("Yes", { exact: true }).check();
  await page.getByLabel(/^Where have you done this/).fill("Two shops, last year.");
  await page.getByRole("button", { name: "Send proposal" }).click();
  await expect(page.getByRole("heading", { name: "Sent", exact: true })).toBeVisible();
  await untilAlive(page);
  await page.getByText("Withdraw it", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, withdraw it" }).click();
  await expect(page.getByRole("button", { name: "Send proposal" })).toBeVisible();
  await open(page, "/app/briefs/proposals");
  await expect(page.getByRole("article").filter({ hasText: "Withdrawn" })).toContainText("You withdrew it");
});

test("a proposal that was changed in another tab shows both versions, and neither is lost", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(refusal(409));
  const path = `/app/briefs/${await openBrief()}/proposal`;
  await takeCookies(page, (await joinByRequest()).cookie);
  const write = async (tab: typeof page, pitch: string) => {
    await tab.getByLabel("What would you do, and why you?").fill(pitch);
    await tab.getByRole("button", { name: "Save draft" }).click();
  };
  await open(page, path);
  await untilAlive(page);
  await write(page, "From the first tab");
  await expect(page).toHaveURL(/saved=\d+(#saved)?$/);
  const tab = await context.newPage();
  await open(tab, path);
  await untilAlive(tab);
  await write(tab, "From the second tab");
  await expect(tab).toHaveURL(/saved=\d+(#saved)?$/);

  await write(page, "Still from the first tab");
  const both = page.getByRole("region", { name: "This proposal was changed since you opened it" });
  await expect(both.getByText("From the second tab", { exact: true })).toBeVisible();
  await expect(both.getByText("Still from the first tab", { exact: true })).toBeVisible();
  await untilAlive(page);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(both).toHaveCount(0);
  await open(page, path);
  await expect(page.getByLabel("What would you do, and why you?")).toHaveValue("Still from the first tab");
});
