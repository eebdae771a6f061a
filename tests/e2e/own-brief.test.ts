import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { joinAndPropose } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  open,
  refusal,
  request,
  takeCookies,
  test,
  unfoldCheck,
  untilAlive,
} from "./support";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Lets a browser be that of a hirer who has confirmed their address. */
async function joinAsHirer(page: Page) {
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
}

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));

/** Begins a brief; with JavaScript it saves itself, without it by its button. */
async function beginBrief(page: Page, title: string, javaScriptEnabled: boolean | undefined) {
  await open(page, "/app/briefs/new");
  await field(page, "Title").fill(title);
  if (javaScriptEnabled === false) {
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d UTC$/)).toBeVisible();
  } else {
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(field(page, "Title")).toBeFocused();
  }
  await expect(page).toHaveURL(/\/app\/briefs\/[0-9a-z]{10}\/edit/);
}

test("half a brief is kept as a draft, checked, and published later", async ({
  page,
  javaScriptEnabled,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  await joinAsHirer(page);
  await beginBrief(page, "A shop that answers in a second", javaScriptEnabled);

  await page.reload();
  await untilAlive(page);
  await expect(field(page, "Title")).toHaveValue("A shop that answers in a second");
  await unfoldCheck(page);
  await expect(page.getByText(/^\d to go before you can publish\.$/)).toBeVisible();

  await open(page, "/app/briefs");
  await page.getByRole("link", { name: "Continue editing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A shop that answers in a second");
  await untilAlive(page);
  await field(page, "Summary").fill("Our shop takes nine seconds to answer; we want it to take one.");
  await field(page, "What is the problem").fill(
    "Every page asks the database forty times.\nNobody knows why.",
  );
  await field(page, "What does success look like").fill("Nine of ten pages answer within a second.");
  await field(page, "Written in").selectOption({ label: "German" });
  await field(page, "Skills").fill("TypeScript, SQL");
  await field(page, "Where").selectOption({ label: "Remote" });
  await field(page, "Last day for proposals").fill(dayIn(10));
  await field(page, "Reply date").fill(dayIn(20));
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: /Name a budget/ })).toBeVisible();
  await untilAlive(page);
  await field(page, "Budget from").fill("8,000");
  await field(page, "Budget from").press("Enter");
  if (javaScriptEnabled === false) {
    await expect(page).toHaveURL(/saved=\d+(#saved)?$/);
  } else {
    // Saved where it is: the place in the form is kept.
    await expect(page.getByText("Nothing is missing: it can be published.")).toBeVisible();
    await expect(field(page, "Budget from")).toBeFocused();
  }
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Your brief is live", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "See the brief" }).click();
  await expect(page.getByRole("main").getByText("You published it")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "de");
});

test("a brief that was changed in another tab shows both versions, and keeps the one that is chosen", async ({
  page,
  context,
  javaScriptEnabled,
  expectTrouble,
}) => {
  expectTrouble(refusal(409));
  await joinAsHirer(page);
  await beginBrief(page, "From the first tab", javaScriptEnabled);
  const tab = await context.newPage();
  await open(tab, page.url());
  await field(tab, "Title").fill("From the second tab");
  await tab.getByRole("button", { name: "Save draft" }).click();
  await expect(tab).toHaveURL(/saved=\d/);

  await field(page, "Title").fill("Still from the first tab");
  await page.getByRole("button", { name: "Save draft" }).click();
  const both = page.getByRole("region", { name: "This brief was changed since you opened it" });
  await expect(both.getByText("From the second tab", { exact: true })).toBeVisible();
  await expect(both.getByText("Still from the first tab", { exact: true })).toBeVisible();
  await untilAlive(page);
  await field(page, "Title").press("Enter");
  await both.getByRole("button", { name: "Save mine over it" }).click();
  await expect(both).toHaveCount(0);
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Still from the first tab");
});

test("the dates of a brief with proposals move once, and its applicant reads from which day", async ({
  page,
  context,
}) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = randomUUID();
  const brief = {
    title: "A shop that answers in a second",
    summary: "Our shop takes nine seconds to answer; we want it to take one.",
    problem: "Every page asks the database forty times.",
    desiredOutcome: "Nine of ten pages answer within a second, and we can see it.",
    skills: "TypeScript",
    workplace: "REMOTE",
    budgetMin: "8,000",
    closesOn: dayIn(10),
    decideOn: dayIn(20),
  };
  const form = { ...brief, id, revision: "", intent: "publish" };
  const published = await request("/app/briefs/new", { form, headers: { cookie: hirer.cookie } });
  expect(published.headers.get("location")).toBe(`/app/briefs/${id}/published?done=published`);
  const pitch = "I would measure first, then take the ten slowest queries out, one by one.";
  const talent = await joinAndPropose(id, { name: "Cy", pitch, mustHaves: [] });

  await takeCookies(page, hirer.cookie);
  await open(page, `/app/briefs/${id}`);
  await page.getByRole("link", { name: "Edit this brief" }).click();
  await expect(page.getByText(/move its dates to later, once:/)).toBeVisible();
  const decideOn = field(page, "Reply date");
  await expect(decideOn).toHaveAttribute("max", dayIn(50));
  await expect(field(page, "Last day for proposals")).toHaveAttribute("max", dayIn(40));
  await untilAlive(page);
  await decideOn.fill(dayIn(25));
  await field(page, "Title").fill("A shop that answers at once");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your changes are saved", { exact: true })).toBeVisible();
  const changes = page.locator("#changes");
  await expect(changes.getByRole("deletion")).toHaveText([/A shop that answers in a second/, /./]);
  await expect(changes.getByRole("insertion")).toHaveText([/A shop that answers at once/, /./]);

  await context.clearCookies();
  await takeCookies(page, talent);
  await open(page, `/app/briefs/${id}`);
  await expect(page.getByRole("link", { name: "See what changed" })).toHaveAttribute("href", /#changes$/);
  await open(page, `/app/briefs/${id}/proposal`);
  await expect(page.getByText(/You’ll hear by the end of .* \(moved from .*\)\./)).toBeVisible();
});
