import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { joinAndPropose, tellReplies } from "./market-seeds";
import {
  useLink as confirmBy,
  doors,
  expect,
  expectApp,
  expectFirstBrief,
  joinByRequest,
  newestMail,
  open,
  proposalLink,
  refusal,
  signUp,
  takeCookies,
  test,
  unfoldCheck,
  unfoldFilters,
  untilAlive,
} from "./support";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name, exact: true });

const mustHave = "Has made a slow shop fast";
const reason = "The price doesn’t fit the budget";
const note = "Thank you, Cy. Your pitch was the clearest of all.";

/** Writes a brief by hand, reads its check and how others will see it, and publishes it; answers its address. */
async function publishBrief(page: Page, title: string, skill: string): Promise<string> {
  await open(page, "/app/briefs");
  await page.getByRole("link", { name: "New brief" }).click();
  await expect(heading(page, "New brief")).toBeVisible();
  await untilAlive(page);
  await field(page, "Title").fill(title);
  await field(page, "Summary").fill("Our shop takes nine seconds to answer; we want it to take one.");
  await field(page, "What is the problem").fill("Every page asks the database forty times.");
  await field(page, "What does success look like").fill(
    "Nine of ten pages answer within a second, and we see it.",
  );
  await field(page, "Skills").fill(`TypeScript, ${skill}`);
  await field(page, "Must-haves").fill(mustHave);
  await field(page, "Where").selectOption({ label: "Remote" });
  await press(page, "Save draft");
  // The page after the press; what saves itself before it leaves the address as it is.
  await expect(page).toHaveURL(/\?saved=\d+(#saved)?$/);
  // The check names what is missing, and nothing that is there.
  await unfoldCheck(page);
  const check = page.getByRole("complementary", { name: "Brief check" });
  await expect(check.getByText(/^\d to go before you can publish\.$/)).toBeVisible();
  await expect(check.getByRole("link", { name: /budget/i })).toBeVisible();
  await expect(check.locator("ul").getByRole("link", { name: /problem/i })).toHaveCount(0);

  await untilAlive(page);
  await field(page, "Budget from").fill("50,000");
  await field(page, "Last day for proposals").fill(dayIn(10));
  await field(page, "Reply date").fill(dayIn(20));
  await press(page, "Save and preview");
  await expect(page.getByText("This is how others will read it. Nothing is missing.")).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
  await press(page, "Publish");
  await expect(page.getByText("Your brief is live", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "See the brief" }).click();
  await expect(heading(page, title)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Finds a brief by its skill and place, and reads what is asked and how one fits. */
async function findBrief(page: Page, title: string, skill: string): Promise<void> {
  await open(page, "/app/briefs");
  await unfoldFilters(page);
  await page.getByLabel("Skill", { exact: true }).fill(skill);
  await page.getByLabel("Place of work").selectOption({ label: "Remote" });
  await press(page, "Show briefs");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: title }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(heading(page, "How you fit")).toBeVisible();
  const line = (aspect: RegExp) => page.getByRole("listitem").filter({ hasText: aspect });
  await expect(line(/^Must-haves/)).toContainText("Not known1 to answer in the proposal.");
  await expect(line(/^Place of work/)).toContainText("MetThe work is remote.");
}

/** Answers a brief that is open on the page. */
async function propose(page: Page, pitch: string, price: string, days?: string): Promise<void> {
  await (await proposalLink(page)).click();
  await expect(heading(page, "Your proposal")).toBeVisible();
  await field(page, "What would you do, and why you").fill(pitch);
  await page.getByRole("group", { name: mustHave }).getByLabel("Yes", { exact: true }).check();
  await field(page, "Where have you done this").fill("Two shops, last year.");
  // The budget is for the whole project, and so is a price unless one says otherwise.
  await field(page, "Price from").fill(price);
  if (days) {
    await field(page, "The price is").selectOption({ label: "a day" });
    await field(page, "Estimate in days").fill(days);
  }
  await press(page, "Send proposal");
  await expect(heading(page, "Sent")).toBeVisible();
}

test("a market: a brief is written and published, three answer it, and each reads the answer that is theirs", async ({
  page: hirer,
  openBrowser,
  javaScriptEnabled,
  expectTrouble,
}) => {
  // The yes without a word to the shortlist.
  expectTrouble(refusal(422));
  // Three people and a dozen forms, each by hand.
  test.slow();
  const skill = `Skill ${randomUUID().slice(0, 8)}`;
  const title = `A shop that answers in a second, ${skill}`;
  const { email } = await signUp(hirer, { door: doors.hire, name: "Harbour Works" });
  await confirmBy(hirer, (await newestMail(email)).link);
  await expectFirstBrief(hirer);
  await open(hirer, "/app");
  await expectApp(hirer, "Hello, Harbour Works");
  const brief = await publishBrief(hirer, title, skill);
  const id = brief.split("/").at(-1) ?? "";

  const agency = await openBrowser();
  const north = await joinByRequest({ door: doors.boutique, name: "North Studio" });
  await takeCookies(agency, north.cookie);
  await findBrief(agency, title, skill);
  await propose(agency, "Four of us measure first, then take the slow queries out one by one.", "48,000");
  const freelancer = await openBrowser();
  await takeCookies(freelancer, (await joinByRequest({ name: "Fay Example" })).cookie);
  await findBrief(freelancer, title, skill);
  await propose(freelancer, "I would measure first, then take the ten slowest queries out.", "640", "20");
  const pitch = "I have never seen a shop that could not be made fast in a month of calm work.";
  const third = await openBrowser();
  await takeCookies(third, await joinAndPropose(id, { name: "Cy Example", pitch, mustHaves: [mustHave] }));

  // The hirer reads them, side by side, too.
  await open(hirer, brief);
  await hirer.getByRole("link", { name: "Review 3 proposals" }).click();
  await expect(heading(hirer, "Proposals")).toBeVisible();
  const rows = hirer.getByRole("region", { name: "New 3" }).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: "North Studio" })).toContainText("Must-haves: met");
  // The bar that compares comes into sight with the first tick.
  await expect(hirer.getByRole("button", { name: "Compare" })).toBeHidden();
  for (const name of ["North Studio", "Fay Example", "Cy Example"])
    await hirer.getByLabel(`Choose ${name}`).check();
  await press(hirer, "Compare");
  await expect(heading(hirer, "Compare")).toBeVisible();
  const table = hirer.getByRole("table");
  for (const words of ["North Studio", "Fay Example", "Cy Example"])
    await expect(table.getByRole("columnheader", { name: words })).toBeVisible();
  await expect(table.getByRole("row", { name: /^Price Your budget/ })).toContainText(
    "€640 a day, estimated at 20 days",
  );
  const cost = table.getByRole("row", { name: /^Cost in EUR for the whole project/ });
  await expect(cost).toContainText("€48,000");
  await expect(cost).toContainText("≈ €12,800from 20 days");
  await expect(table.getByText(pitch)).toBeVisible();

  // A yes for later is told ten minutes later, as a no is; until then each can be undone.
  await press(hirer, "Shortlist Fay Example");
  await expect(stateOf(hirer)).toContainText("Shortlisted");
  await expect(hirer.getByText("Fay Example is on your shortlist", { exact: true })).toBeVisible();
  await open(freelancer, `${brief}/proposal`);
  await expect(heading(freelancer, "Sent")).toBeVisible();

  await decline(hirer, "Cy Example", javaScriptEnabled !== false);
  await open(third, `${brief}/proposal`);
  await expect(heading(third, "Sent")).toBeVisible();
  await expect(third.getByText(note)).toHaveCount(0);
  await press(hirer, "Undo Cy Example");
  await expect(stateOf(hirer)).not.toContainText("Declined");
  await decline(hirer, "Cy Example", javaScriptEnabled !== false);

  // The yes for the only seat names who hears a no with it, and asks for a word to the shortlist.
  await hirer.getByRole("link", { name: "Accept North Studio" }).click();
  await expect(hirer.getByText(/^This fills the brief\. 1 person is declined/)).toBeVisible();
  await hirer.getByLabel("Reason for Fay Example").selectOption("The dates don’t fit");
  await press(hirer, "Accept, and decline 1");
  await expect(hirer.getByText(/^Fay Example: write a note or choose/).first()).toBeVisible();
  await field(hirer, "Note to Fay Example").fill("You were close.");
  await press(hirer, "Accept, and decline 1");
  await expect(hirer.getByText("You accepted North Studio", { exact: true })).toBeVisible();
  // Nobody has heard of it; undone, all of it is.
  await open(freelancer, `${brief}/proposal`);
  await expect(heading(freelancer, "Sent")).toBeVisible();
  await hirer
    .getByRole("button", { name: /^Undo( all)?$/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(hirer.getByText("Undone: North Studio and 1 more", { exact: true })).toBeVisible();
  await open(hirer, `${brief}/proposals`);
  await expect(hirer.getByRole("region", { name: "Shortlisted 1" })).toBeVisible();
  await hirer.getByRole("link", { name: "North Studio", exact: true }).click();
  await hirer.getByRole("link", { name: "Accept North Studio", exact: true }).click();
  await hirer.getByLabel("Reason for Fay Example").selectOption("The dates don’t fit");
  await hirer.getByLabel("No note to Fay Example").check();
  await press(hirer, "Accept, and decline 1");
  await expect(hirer.getByText("You accepted North Studio", { exact: true })).toBeVisible();
  await tellReplies(id);
  await hirer.reload();
  // The two of it, and nobody else, can write to each other.
  await expect(hirer.getByRole("main").locator('a[href^="mailto:"]')).toHaveText(north.email);
  await open(hirer, brief);
  await expect(heading(hirer, "Filled: North Studio")).toBeVisible();

  await open(agency, `${brief}/proposal`);
  await expect(heading(agency, "Accepted")).toBeVisible();
  await expect(agency.getByText(/^Next: write to /)).toContainText(email);
  await open(freelancer, `${brief}/proposal`);
  await expect(heading(freelancer, "Declined")).toBeVisible();
  await expect(freelancer.getByText("The dates don’t fit.")).toBeVisible();
  await expect(freelancer.getByRole("main").locator('a[href^="mailto:"]')).toHaveCount(0);
  await third.reload();
  await expect(heading(third, "Declined")).toBeVisible();
  await expect(third.getByText("The price doesn’t fit the budget.")).toBeVisible();
  await expect(third.getByText(note)).toBeVisible();

  for (const reader of [agency, freelancer, third]) {
    await open(reader, brief);
    await expect(reader.getByText("Filled", { exact: true })).toBeVisible();
    await open(reader, `/app/briefs?${new URLSearchParams({ skill })}`);
    await expect(reader.getByRole("article")).toHaveCount(0);
  }
});

/** Declines somebody of the comparison: the reason and the note are shown as they will be read. */
async function decline(hirer: Page, name: string, scripts: boolean): Promise<void> {
  await hirer.getByRole("link", { name: `Decline ${name}` }).click();
  await expect(hirer.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await hirer.getByLabel("Reason").selectOption(reason);
  await field(hirer, "A note to them").fill(note);
  if (!scripts) await press(hirer, "See what they will read");
  await expect(hirer.getByText(`${name} will read:`)).toBeVisible();
  await expect(hirer.getByText(note, { exact: true }).last()).toBeVisible();
  await press(hirer, `Decline ${name}`);
  await expect(heading(hirer, "Compare")).toBeVisible();
  await expect(stateOf(hirer)).toContainText("Declined");
}

const stateOf = (hirer: Page) => hirer.getByRole("table").getByRole("row", { name: /^Status/ });
