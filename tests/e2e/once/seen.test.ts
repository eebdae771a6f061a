import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { joinAndPropose, publishBrief, uidOf } from "../market-seeds";
import { doors, expect, joinByRequest, open, request, takeCookies, test } from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
const second = 1_000;

/** A hirer, signed in on the page; each of these has sent them a proposal and a message. */
async function createHirer(page: Page, names: readonly string[]) {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie);
  const uids: string[] = [];
  for (const name of names) {
    const talent = await joinAndPropose(id, { name, pitch, mustHaves: [] });
    uids.push(await uidOf(talent));
    await request(`/app/inbox/${id}_${uids.at(-1)}`, {
      form: { intent: "send", key: randomUUID(), text: `${name} here.` },
      headers: { cookie: talent },
    });
  }
  await takeCookies(page, cookie);
  await page.setViewportSize({ width: 1440, height: 900 });
  return { id, uids };
}

/** The page's timers stand still, but for what `runFor` lets pass. */
async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + second);
}

const inbox = (page: Page, count: number) =>
  page.getByRole("link", { name: count > 0 ? `Inbox ${count} unread` : "Inbox", exact: true });

const unreadRows = (page: Page) => page.locator("li:has([data-row])").filter({ hasText: "1 unread" });

/** Posts that mark something as read, since this was asked. */
function readPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (sent) => {
    const body = sent.postData() ?? "";
    if (/intent=(read|seen)/.test(body)) posts.push(body);
  });
  return posts;
}

test("what the inbox opens by itself is read after two seconds in sight, and stays unread through visits before", async ({
  page,
}) => {
  await createHirer(page, ["Ann Example", "Bo Example"]);
  await stopTime(page);
  const posts = readPosts(page);
  for (let visit = 1; visit <= 5; visit += 1) {
    await open(page, "/app/inbox");
    await expect(page).toHaveURL(/\/app\/inbox\/.+opened=list/);
    await page.clock.runFor(1.9 * second);
    // A reload of what was opened by itself isn't a choice, either.
    if (visit === 5) await open(page, new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(inbox(page, 2)).toBeVisible();
  }
  expect(posts).toEqual([]);

  // Nobody looks at it.
  await setVisible(page, false);
  await page.clock.runFor(3 * second);
  expect(posts).toEqual([]);
  await setVisible(page, true);
  await page.clock.runFor(1.9 * second);
  expect(posts).toEqual([]);
  await page.clock.runFor(0.2 * second);
  await expect(inbox(page, 1)).toBeVisible();

  // What the reader chooses is read at once.
  await unreadRows(page).getByRole("link").click();
  await page.clock.runFor(1);
  await expect(inbox(page, 0)).toBeVisible();
  await expect(unreadRows(page)).toHaveCount(0);
});

test("a conversation marked as unread stays so until it is chosen, here and in another tab", async ({
  page,
  context,
}) => {
  const { id, uids } = await createHirer(page, ["Ann Example"]);
  const conversation = `/app/inbox/${id}_${uids[0]}`;
  await open(page, conversation);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await open(other, conversation);
  await expect(inbox(page, 0)).toBeVisible();
  await expect(inbox(other, 0)).toBeVisible();

  await page.getByLabel("More about this conversation").click();
  await page.getByRole("button", { name: "Mark unread" }).click();
  await expect(page).toHaveURL(/\/app\/inbox$/);
  await expect(inbox(page, 1)).toBeVisible();
  await expect(page.getByText("Choose a conversation", { exact: false })).toBeVisible();
  await expect(inbox(other, 1)).toBeVisible();
  await expect(unreadRows(other)).toHaveCount(1);

  await page.getByRole("link", { name: "Ann Example", exact: true }).click();
  await expect(page.locator("#new")).toBeVisible();
  await expect(inbox(page, 0)).toBeVisible();
  await expect(inbox(other, 0)).toBeVisible();
});

test("a notification about a proposal that the list opens by itself, or that nobody looks at, stays unread", async ({
  page,
}) => {
  const { id } = await createHirer(page, ["Ann Example", "Bo Example"]);
  await stopTime(page);
  const posts = readPosts(page);
  const bell = (count: number) =>
    page.getByRole("link", { name: `Notifications, ${count} unread`, exact: true });
  await open(page, `/app/briefs/${id}/proposals`);
  await expect(page).toHaveURL(/\/proposals\/.+opened=list/);
  await page.clock.runFor(1.9 * second);
  await expect(bell(2)).toBeVisible();
  expect(posts).toEqual([]);
  await page.clock.runFor(0.2 * second);
  await expect(bell(1)).toBeVisible();
  // Chosen in a tab that is out of sight meanwhile.
  await setVisible(page, false);
  await page.getByRole("link", { name: "Bo Example", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bo Example" })).toBeVisible();
  await page.clock.runFor(3 * second);
  await expect(bell(1)).toBeVisible();
  await setVisible(page, true);
  await page.clock.runFor(1);
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
});

async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (value) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isVisible ? "visible" : "hidden",
  );
}
