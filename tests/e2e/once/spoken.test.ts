import type { Locator, Page } from "@playwright/test";
import { hold } from "../hold";
import { joinAndPropose, openBrief, publishBrief, uidOf } from "../market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  newestMail,
  open,
  refusal,
  signUpByRequest,
  takeCookies,
  test,
  useLink,
} from "../support";

const region = (page: Page) => page.locator("#said");
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const main = (page: Page) => page.locator("#main");
const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";

/** What a screen reader says at a moment, and where the keyboard goes on. */
async function hears(page: Page, words: string | RegExp, focus: Locator = main(page)): Promise<void> {
  await expect(region(page)).toHaveText(words);
  await expect(focus).toBeFocused();
}

test("signing in, a short way to a page and one that lasts, a saved profile, an error, and the end of an account", async ({
  page,
}) => {
  const { cookie, email } = await signUpByRequest();
  await takeCookies(page, cookie);
  await useLink(page, (await newestMail(email)).link);
  await hears(page, /^Your e-mail is confirmed\. /);
  await expect(page.locator("[aria-live=polite]").first()).toHaveText("Dashboard · Guildhall");
  await expect(page.getByText("Choose who sees your profile")).toHaveCount(1);

  // The words of the view that loads are none before it is seen.
  const release = await hold(page, /[?&]_data=/);
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(page.getByText("Loading...")).toHaveCSS("visibility", "hidden");
  await expect(page.getByRole("status").getByText("Loading...")).toBeVisible();
  await release();
  await expect(main(page)).toBeFocused();

  await open(page, "/app/profile");
  await page.getByLabel("Name", { exact: true }).fill("");
  await press(page, /^Save/);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Ada Again");
  await press(page, /^Save/);
  await expect(region(page)).toHaveText(/^Saved/);

  await open(page, "/app/profile/account");
  await page.getByLabel("Yes, delete my account").check();
  await press(page, "Delete my account");
  await hears(page, /^Your account is being deleted\. /);
});

test("a draft that is saved and published, and a proposal that is sent", async ({ page, expectTrouble }) => {
  expectTrouble(refusal(422));
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  await takeCookies(page, hirer.cookie);
  await open(page, "/app/briefs/new");
  await page.getByLabel("Title").fill("A shop that answers in a second");
  await press(page, "Save draft");
  await hears(page, "Your draft is saved.");
  await open(page, `/app/briefs/${await publishBrief(hirer.cookie)}/published?done=published`);
  await expect(region(page)).toHaveText(/^Your brief is live\. /);

  const talent = await joinByRequest({ name: "Ann Example" });
  await takeCookies(page, talent.cookie);
  await open(page, `/app/briefs/${await openBrief({ mustHaves: [] })}/proposal`);
  await press(page, "Send proposal");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByLabel(/^What would you do/).fill(pitch);
  await press(page, "Send proposal");
  await hears(page, "Your proposal is sent. The hirer has it, and hasn’t decided yet.");
});

test("a no, an undo, a yes, messages both ways, and no connection", async ({ page, openBrowser }) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  const ann = await joinAndPropose(id, { name: "Ann Example", pitch, mustHaves: [] });
  const uid = await uidOf(ann);
  await takeCookies(page, hirer.cookie);
  const proposal = `/app/briefs/${id}/proposals/${uid}`;
  await open(page, `${proposal}?decide=decline`);
  await page.getByLabel("Reason").selectOption({ index: 1 });
  await press(page, "Decline Ann Example");
  await expect(region(page)).toHaveText("You declined Ann Example. You can undo this for 10 minutes.");
  // What isn't displayed is never read aloud.
  await expect(region(page)).toBeVisible();
  await press(page, "Undo");
  await expect(region(page)).toHaveText(/^Undone: Ann Example\. /);
  await open(page, `/app/briefs/${id}/reply?yes=${uid}`);
  await press(page, /^Accept/);
  await expect(region(page)).toHaveText(/^You accepted Ann Example\. /);

  const conversation = `/app/inbox/${id}_${uid}`;
  const talent = await openBrowser();
  await takeCookies(talent, ann);
  await open(talent, conversation);
  const write = (of: Page) => of.getByLabel(/^Message to/);
  await open(page, conversation);
  await write(page).fill("Welcome, Ann.");
  await press(page, /^Send$/);
  await expect(write(page)).toHaveValue("");
  await expect(write(page)).toBeFocused();
  await expect(page.locator("[aria-live=polite]").getByText("Welcome, Ann.")).toBeVisible();
  // It comes to the other by itself, and is read out there, too.
  await expect(talent.locator("[aria-live=polite]").getByText("Welcome, Ann.")).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByRole("status").getByText(/^You are offline/)).toBeVisible();
});

test("what became of a press is not said again on the way back", async ({ page }) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  await takeCookies(page, hirer.cookie);
  await page.clock.install();
  await open(page, `/app/briefs/${id}/published?done=published`);
  await page.clock.runFor(1_000);
  await expect(region(page)).toHaveText(/^Your brief is live\. /);
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expect(region(page)).toHaveText("");
  await page.goBack();
  await expect(main(page).getByText(/^Your brief is live/)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(region(page)).toHaveText("");
});
