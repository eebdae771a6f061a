import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { publishBrief, uidOf } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  open,
  refusal,
  request,
  takeCookies,
  test,
  untilAlive,
} from "./support";

/** Fills in what a case has to say. */
async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("For whom").fill("a bank");
  await page.getByLabel("Year").fill("2021");
  await page.getByLabel("What was the problem?").fill("A claim took two weeks, and nobody knew why.");
  await page.getByLabel("What came of it?").fill("We drew the way of a claim, and took nine steps out.");
}

const save = (page: Page) => page.getByRole("button", { name: "Save case" }).click();
const done = (page: Page) => page.locator("#done");
const titles = (page: Page) => page.getByRole("main").locator("section > h2");

test("a member shows work, orders it, changes it, and takes it away", async ({ page, expectTrouble }) => {
  const { cookie } = await joinByRequest({ name: "Ada Sailmaker" });
  await takeCookies(page, cookie);
  await open(page, "/app/profile");
  await page.getByRole("link", { name: "Cases", exact: true }).click();
  await page.getByRole("link", { name: "Add your first case" }).click();
  await expect(page.getByRole("heading", { name: "New case" })).toBeVisible();
  await untilAlive(page);

  // What was written wrong comes back beside its field, with all that was typed.
  expectTrouble(refusal(422));
  const long = "W".repeat(80);
  await write(page, long);
  await page.getByLabel("Year").fill("2099");
  await page.getByLabel("A number that shows it").fill("from 14 days to 1");
  await save(page);
  await expect(page.getByText("That year is still to come.").last()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(long);
  await page.getByLabel("Year").fill("2021");
  await save(page);
  await expect(done(page)).toContainText(`“${long}” is saved`);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

  await page.getByRole("link", { name: "Add a case" }).click();
  await expect(page.getByRole("heading", { name: "New case" })).toBeVisible();
  await untilAlive(page);
  await write(page, "A mast for the Ada");
  await save(page);
  await expect(titles(page)).toHaveText([long, "A mast for the Ada"]);
  await page.getByRole("button", { name: /^Move up/ }).click();
  await expect(done(page)).toContainText("“A mast for the Ada” is now number 1 of 2");
  await expect(titles(page)).toHaveText(["A mast for the Ada", long]);

  await page.getByRole("link", { name: new RegExp(`^Edit ?: ${long}`) }).click();
  await expect(page.getByLabel("Title")).toHaveValue(long);
  await untilAlive(page);
  await page.getByLabel("Title").fill("Claims in a day");
  await save(page);
  await expect(titles(page)).toHaveText(["A mast for the Ada", "Claims in a day"]);

  await page.getByRole("link", { name: "See it as others do" }).click();
  await expect(page.getByRole("heading", { name: "Cases", exact: true })).toBeVisible();
  await expect(page.getByText("a bank · 2021")).toHaveCount(2);
  await expect(page.getByText("from 14 days to 1")).toBeVisible();

  await open(page, "/app/profile/cases");
  await page.locator("summary", { hasText: /^Remove ?: A mast for the Ada/ }).click();
  await page.getByRole("button", { name: /^Yes, remove the case ?: A mast for the Ada/ }).click();
  await expect(done(page)).toContainText("The case is removed");
  await expect(titles(page)).toHaveText(["Claims in a day"]);
});

test("a case that was changed in another tab is not written over unasked", async ({
  page,
  expectTrouble,
}) => {
  const { cookie } = await joinByRequest({ name: "Ada Sailmaker" });
  await takeCookies(page, cookie);
  await open(page, "/app/profile/cases/new");
  await untilAlive(page);
  await write(page, "First");
  await save(page);
  await page.getByRole("link", { name: /^Edit ?: First/ }).click();
  await expect(page.getByLabel("Title")).toHaveValue("First");
  await untilAlive(page);
  const other = await page.context().newPage();
  await open(other, page.url());
  await untilAlive(other);
  await other.getByLabel("Title").fill("From the other tab");
  await save(other);
  await expect(done(other)).toContainText("“From the other tab” is saved");
  await other.close();

  expectTrouble(refusal(409));
  await page.getByLabel("Title").fill("From this tab");
  await save(page);
  await expect(page.getByRole("main").getByText("This case was changed since you opened it")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("From this tab");
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(done(page)).toContainText("“From this tab” is saved");
});

test("a must-have is answered with a case, and the hirer reads it beside the answer", async ({ page }) => {
  const agency = await joinByRequest({ door: doors.boutique, name: "Harbour Works" });
  const profile = {
    ...{ intent: "save", displayName: "Harbour Works", visibility: "HIDDEN" },
    ...{ peopleA: "Ann", peopleB: "Bo" },
  };
  const saved = await request("/app/profile", {
    form: { ...profile, revision: "1" },
    headers: { cookie: agency.cookie },
  });
  expect(saved.status).toBe(303);
  const shown = await request("/app/profile/cases/new", {
    form: {
      ...{ intent: "save", id: randomUUID(), title: "Claims in a day", client: "a bank", year: "2021" },
      ...{ problem: "A claim took two weeks.", result: "It takes a day.", figure: "from 14 days to 1" },
    },
    headers: { cookie: agency.cookie },
  });
  expect(shown.status).toBe(303);
  const hirer = await joinByRequest({ door: doors.hire, name: "Quay Insurance" });
  const brief = await publishBrief(hirer.cookie, { mustHaves: "Has made a slow shop fast" });

  await takeCookies(page, agency.cookie);
  await open(page, `/app/briefs/${brief}/proposal`);
  await untilAlive(page);
  await page.getByLabel("What would you do, and why you?").fill("We would measure first. ".repeat(5));
  await page.getByLabel("Yes", { exact: true }).check();
  await page.getByLabel(/^Shown in/).selectOption({ label: "Claims in a day, 2021" });
  await page.getByLabel("Bo", { exact: true }).check();
  await page.getByRole("button", { name: "Send proposal" }).click();
  await expect(page.getByText("Your proposal is sent").first()).toBeVisible();
  await expect(page.getByText("Shown in: Claims in a day")).toBeVisible();

  const uid = await uidOf(agency.cookie);
  await takeCookies(page, hirer.cookie);
  await open(page, `/app/briefs/${brief}/proposals/${uid}`);
  await expect(page.getByText("from 14 days to 1")).toBeHidden();
  await page.locator("summary", { hasText: "Shown in: Claims in a day" }).click();
  await expect(page.getByText("from 14 days to 1")).toBeVisible();
  await expect(page.getByRole("main").getByText("Bo", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Ann", { exact: true })).toHaveCount(0);
});
