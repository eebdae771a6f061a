import type { Page } from "@playwright/test";
import { joinAndPropose, publishBrief } from "./market-seeds";
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

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const inbox = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Inbox/ });
/** The conversation that is read; on a wide screen the list beside it begins with the same words. */
const thread = (page: Page) => page.getByRole("article");
const said = (page: Page, text: string) => thread(page).getByRole("listitem").filter({ hasText: text });
const box = (page: Page, name: string) => page.getByLabel(`Message to ${name}`);

/** What can be done with the conversation. */
const more = (page: Page) => page.getByLabel("More about this conversation").click();

/** Opens a conversation from the inbox, and waits until one can write in it. */
async function openConversation(page: Page, name: string) {
  await open(page, "/app/inbox");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await untilAlive(page);
}

async function say(page: Page, to: string, text: string) {
  await box(page, to).fill(text);
  await press(page, "Send");
  // It stands above an empty form.
  await expect(said(page, text)).toHaveCount(1);
  await expect(box(page, to)).toHaveValue("");
}

test("both sides of a proposal write before any decision, find it again, and one stops it", async ({
  page: hirer,
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusal(409));
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  const talentCookie = await joinAndPropose(briefId, {
    name: "Bo Example",
    pitch: "I would measure first, then take the ten slowest queries out of the page.",
    mustHaves: [],
  });
  const talent = await openBrowser();
  await takeCookies(hirer, cookie);
  await takeCookies(talent, talentCookie);

  await openConversation(hirer, "Bo Example");
  await expect(said(hirer, "Sent a proposal")).toHaveCount(1);
  await say(hirer, "Bo Example", "When could you begin? See https://example.com/plan.");
  await expect(hirer.getByRole("link", { name: "https://example.com/plan" })).toBeVisible();

  // Where nothing shows the conversation, so that nothing of it is read.
  await open(hirer, `/app/briefs/${briefId}/proposals`);
  // Unread until it is shown, and only until then.
  await open(talent, "/app/briefs/proposals");
  await expect(inbox(talent)).toHaveAccessibleName("Inbox 1 unread");
  await openConversation(talent, "Harbour Works");
  await expect(said(talent, "When could you begin?")).toHaveCount(1);
  await expect(inbox(talent)).toHaveAccessibleName("Inbox");
  await say(talent, "Harbour Works", "In Mai. Pay me over WhatsApp");
  await expect(talent.getByText("Before a yes, keep money out of it")).toBeVisible();

  await said(talent, "In Mai")
    .getByLabel("More about this message", { exact: true })
    .locator("summary")
    .click();
  await talent.getByRole("link", { name: "Edit", exact: true }).click();
  await talent.getByLabel("Change your message").fill("In May.");
  await press(talent, "Save");
  await expect(talent.getByText("· edited")).toBeVisible();
  await expect(talent.getByText("Before a yes, keep money out of it")).toHaveCount(0);

  // The way from the proposal, and a search for a word of it.
  await hirer.getByRole("link", { name: "Bo Example", exact: true }).first().click();
  await hirer.getByRole("link", { name: "1 unread message from Bo Example" }).click();
  await expect(said(hirer, "In May.")).toHaveCount(1);
  await open(hirer, "/app/inbox");
  await hirer.getByLabel("Search your messages").fill("may");
  await press(hirer, "Search");
  await expect(hirer).toHaveURL(/q=may/);
  await expect(hirer.locator("bdi").filter({ hasText: /^In May\.$/ })).toBeVisible();

  // Blocked while the other writes: what was typed stays.
  await openConversation(hirer, "Bo Example");
  await box(hirer, "Bo Example").fill("Shall we say Monday?");
  await more(talent);
  await talent.getByText("Block this member").click();
  await press(talent, "Block");
  await expect(talent.getByRole("main").getByText("You blocked Harbour Works")).toBeVisible();
  await press(hirer, "Send");
  await expect(hirer.getByText(/^This can’t be done: one of you/)).toBeVisible();
  await expect(box(hirer, "Bo Example")).toHaveValue("Shall we say Monday?");
  await press(talent, "Unblock");
  await expect(box(talent, "Harbour Works")).toBeVisible();
  await press(hirer, "Send");
  await expect(said(hirer, "Shall we say Monday?")).toHaveCount(1);

  await more(hirer);
  await press(hirer, "Archive");
  await expect(hirer.getByText("No conversations yet")).toBeVisible();
  await expect(hirer.getByText("Choose a conversation")).toHaveCount(0);
  await hirer.getByText("More lists").click();
  await hirer.getByRole("link", { name: "Archived" }).click();
  await expect(hirer.getByRole("link", { name: "Bo Example", exact: true })).toBeVisible();
});

test("a hirer writes first to a member whose profile is open", async ({ page }) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const { cookie: ann } = await joinByRequest({ name: "Ann Example" });
  const form = { intent: "save", displayName: "Ann Example", visibility: "MEMBERS", revision: "1" };
  await request("/app/profile", { form, headers: { cookie: ann } });
  const answer = await request("/app/profile/export", { headers: { cookie: ann } });
  const { account } = (await answer.json()) as { account: { uid: string } };
  await takeCookies(page, cookie);
  await open(page, `/app/members/${account.uid}`);
  await page.getByRole("link", { name: "Write to Ann Example" }).click();
  await untilAlive(page);
  await box(page, "Ann Example").fill("Would you like to hear of our next brief?");
  await press(page, "Send message");
  await expect(page).toHaveURL(/\/app\/inbox\/direct_/);
  await expect(said(page, "Would you like to hear of our next brief?")).toHaveCount(1);
});
