import type { Page } from "@playwright/test";
import { joinAndPropose, publishBrief, tellReplies, uidOf } from "../market-seeds";
import { startProcess } from "../process";
import { doors, expect, joinByRequest, open, refusal, request, takeCookies, test } from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
const propose = (id: string, name: string) => joinAndPropose(id, { name, pitch, mustHaves: [] });
const names = (page: Page) => page.getByRole("region", { name: /^New/ }).getByRole("link");

/** The page listens: a stream is open. Without this, what follows would show that a page loads. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().includes("/app/live") && answer.status() === 200);
}

const write = (page: Page) => page.getByLabel(/^Message to/);
const unread = (page: Page, count: number) =>
  expect(page.getByRole("link", { name: `Inbox ${count} unread` })).toBeVisible();

async function say(page: Page, text: string): Promise<void> {
  await write(page).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("article").getByText(text, { exact: true })).toBeVisible();
}

test("a tick stays with its proposal when one above it goes", async ({ page: hirer }) => {
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  const ann = await propose(id, "Ann Example");
  for (const name of ["Bo Example", "Cy Example"]) await propose(id, name);
  await takeCookies(hirer, harbour.cookie);
  await open(hirer, `/app/briefs/${id}/proposals`);
  await hirer.getByLabel("Choose Bo Example").check();
  await request(`/app/briefs/${id}/proposal`, { form: { intent: "withdraw" }, headers: { cookie: ann } });
  await expect(names(hirer)).toHaveText(["Bo Example", "Cy Example"]);
  await expect(hirer.getByLabel("Choose Bo Example")).toBeChecked();
});

test("two members side by side: messages come by themselves, and after a lost connection each of them once", async ({
  page: hirer,
  openBrowser,
  expectTrouble,
}) => {
  // A reload that the lost connection cuts off is the browser's to report.
  expectTrouble(/ERR_INTERNET_DISCONNECTED .*_data=/);
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  const ann = await propose(id, "Ann Example");
  const conversation = `/app/inbox/${id}_${await uidOf(ann)}`;
  await takeCookies(hirer, harbour.cookie);
  // Where there is room for the list alone.
  await hirer.setViewportSize({ width: 800, height: 900 });
  const listens = untilLive(hirer);
  await open(hirer, "/app/inbox");
  await listens;
  await hirer.evaluate(() => {
    document.body.dataset.sameDocument = "yes";
  });
  const talent = await openBrowser();
  await takeCookies(talent, ann);
  const talentListens = untilLive(talent);
  await open(talent, conversation);
  await talentListens;

  // On the list: what was said last, and how much is unread, in the window’s title as well.
  await say(talent, "When would it begin?");
  await unread(hirer, 1);
  await expect(hirer).toHaveTitle(/^\(1\) Inbox/);
  await expect(hirer.getByText("When would it begin?")).toBeVisible();
  await hirer.getByRole("link", { name: /Ann Example/ }).click();
  await expect(hirer.getByRole("heading", { level: 1, name: "Ann Example" })).toBeVisible();
  await expect(hirer).toHaveTitle(/^Conversation/);

  // In the conversation: while one writes.
  await write(hirer).fill("In May, I thi");
  const told = hirer.waitForResponse((answer) => answer.request().method() === "POST");
  await say(talent, "In May, or later?");
  await expect(hirer.getByRole("article").getByText("In May, or later?")).toBeVisible();
  await expect(write(hirer)).toHaveValue("In May, I thi");
  await expect(write(hirer)).toBeFocused();
  await expect(hirer.getByRole("link", { name: "Inbox", exact: true }).first()).toBeVisible();

  // That it is read is told, and shown, before the connection goes.
  await told;
  await hirer.waitForFunction(() => window.__remixRouter.state.revalidation === "idle");
  await hirer.context().setOffline(true);
  await expect(hirer.getByText("You are offline.")).toBeVisible();
  await say(talent, "June would do.");
  await say(talent, "July would not.");
  await hirer.context().setOffline(false);
  await expect(hirer.getByText("July would not.")).toHaveCount(2);
  for (const text of ["When would it begin?", "In May, or later?", "June would do.", "July would not."])
    await expect(hirer.getByRole("article").getByText(text, { exact: true })).toHaveCount(1);
  await say(hirer, "In May, I think.");
  await expect(talent.getByRole("article").getByText("In May, I think.")).toHaveCount(1);
  expect(await hirer.evaluate(() => document.body.dataset.sameDocument)).toBe("yes");
});

test("the board and a proposal show by themselves what was decided and what came", async ({
  page: hirer,
  openBrowser,
}) => {
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  const ann = await propose(id, "Ann Example");
  await propose(id, "Bo Example");
  await takeCookies(hirer, harbour.cookie);
  await open(hirer, `/app/briefs/${id}/proposals`);
  const talent = await openBrowser();
  await takeCookies(talent, ann);
  await open(talent, `/app/briefs/${id}/proposal`);
  await expect(talent.getByRole("heading", { name: "Sent" })).toBeVisible();

  // A tick, and where somebody is on the page, stay.
  await hirer.getByLabel("Choose Ann Example").check();
  await propose(id, "Cy Example");
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example", "Cy Example"]);
  await expect(hirer.getByLabel("Choose Ann Example")).toBeChecked();
  await expect(hirer.getByLabel("Choose Ann Example")).toBeFocused();

  await hirer.getByRole("link", { name: "Ann Example", exact: true }).click();
  await hirer.getByRole("link", { name: "Accept Ann Example" }).click();
  await hirer.getByLabel("Reason for everyone").selectOption("Another reason");
  await hirer.getByRole("button", { name: "Accept, and decline 2" }).click();
  await expect(hirer.getByText("You accepted Ann Example", { exact: true })).toBeVisible();
  await tellReplies(id);
  await expect(talent.getByRole("heading", { name: "Accepted" })).toBeVisible();
  // Its own hint loads the page again, and what was said about the press stays.
  await expect(hirer.getByText("You accepted Ann Example", { exact: true })).toBeVisible();
});

test("a page of one process shows what was done in another, and goes on when its process is replaced", async ({
  page: hirer,
  expectTrouble,
}) => {
  // While nothing listens at its port.
  expectTrouble(/net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION_RESET)/);
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  await takeCookies(hirer, harbour.cookie);
  const other = await startProcess();
  const listens = untilLive(hirer);
  await open(hirer, `${other.address}/app/briefs/${id}/proposals`);
  await listens;
  await expect(hirer.getByText("No proposals yet")).toBeVisible();
  await propose(id, "Ann Example");
  await expect(names(hirer)).toHaveText(["Ann Example"]);

  expect(await other.stop()).toBe(0);
  await propose(id, "Bo Example");
  const again = await startProcess({ port: other.port });
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example"]);
  expect(await again.stop()).toBe(0);
});

test("a page stays as it is while something is typed on it, and when it can’t be loaded anew", async ({
  page: hirer,
  expectTrouble,
}) => {
  expectTrouble(refusal(503));
  const harbour = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(harbour.cookie);
  await propose(id, "Ann Example");
  await takeCookies(hirer, harbour.cookie);
  const list = await hirer.context().newPage();
  await open(list, `/app/briefs/${id}/proposals`);
  await open(hirer, `/app/briefs/${id}/proposals`);
  await hirer.getByRole("link", { name: "Ann Example", exact: true }).click();
  await hirer.getByRole("group", { name: "Decline" }).getByText("Decline", { exact: true }).click();
  const note = hirer.getByLabel(/^A note to them/);
  await note.fill("Thank you.");
  await propose(id, "Bo Example");
  await expect(names(list)).toHaveText(["Ann Example", "Bo Example"]);
  await expect(names(hirer)).toHaveText(["Ann Example"]);
  await note.fill("");
  await expect(names(hirer)).toHaveText(["Ann Example", "Bo Example"]);

  await list.route(/_data=/, (route) => route.fulfill({ status: 503 }));
  const failed = list.waitForResponse((answer) => answer.status() === 503);
  await propose(id, "Cy Example");
  await failed;
  await expect(names(list)).toHaveText(["Ann Example", "Bo Example"]);
  await list.unroute(/_data=/);
  await expect(names(list)).toHaveText(["Ann Example", "Bo Example", "Cy Example"]);
});
