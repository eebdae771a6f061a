import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { joinAndPropose, publishBrief, uidOf } from "../market-seeds";
import { doors, expect, joinByRequest, open, request, takeCookies, test } from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";

test("a conversation opens at its first unread message, and one that comes moves neither what is read nor what is typed", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie);
  const ann = await joinAndPropose(id, { name: "Ann Example", pitch, mustHaves: [] });
  const conversation = `/app/inbox/${id}_${await uidOf(ann)}`;
  const say = (from: string, key: string) =>
    request(conversation, {
      form: { intent: "send", key, text: `Message ${key}.${"\nAnd so on.".repeat(8)}` },
      headers: { cookie: from },
    });
  for (const at of [1, 2]) await say(cookie, `of-hirer-${at}`);
  for (const at of [1, 2, 3, 4, 5]) await say(ann, `of-ann-${at}`);
  await takeCookies(page, cookie);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Beside the list, where there is room.
  const live = page.waitForResponse((answer) => answer.url().includes("/app/live"));
  await open(page, "/app/inbox");
  await expect(page).toHaveURL(new RegExp(conversation));
  const line = page.locator("#new");
  await expect(line).toBeInViewport();
  await expect(page.getByRole("article").getByText("Message of-ann-1.")).toBeInViewport();
  await expect(page.getByRole("article").getByText("Message of-ann-5.")).not.toBeInViewport();
  await live;

  const write = page.getByLabel("Message to Ann Example");
  await write.fill("In May, I thi");
  const before = await placesOf(page);
  await say(ann, "of-ann-6");
  const newest = page.getByRole("button", { name: /^\d+ new messages$/ });
  await expect(newest).toHaveText("6 new messages");
  expect(await placesOf(page)).toEqual(before);
  await expect(write).toBeFocused();
  await expect(write).toHaveValue("In May, I thi");

  await newest.click();
  await expect(page.getByRole("article").getByText("Message of-ann-6.")).toBeInViewport();
  await expect(newest).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Inbox", exact: true }).first()).toBeVisible();

  // Opened with nothing unread, it stays at its end as more comes.
  const again = page.waitForResponse((answer) => answer.url().includes("/app/live"));
  await open(page, conversation);
  await again;
  await say(ann, "of-ann-7");
  await expect(page.getByRole("article").getByText("Message of-ann-7.")).toBeInViewport({ ratio: 0.9 });
});

/** Where the line above what is new and the field that is typed in stand, and how far the page is scrolled, in px. */
function placesOf(page: Page) {
  return page.evaluate(() =>
    [
      document.getElementById("new")?.getBoundingClientRect().top ?? 0,
      document.activeElement?.getBoundingClientRect().top ?? 0,
      window.scrollY,
    ].map(Math.round),
  );
}

test("on a phone a conversation's head leaves room to read, and the menus of its messages stand in one column", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie, {
    title: "A shop that answers in a second, also on Black Friday in November",
  });
  const ann = await joinAndPropose(id, { name: "Phạm Tuấn Anh", pitch, mustHaves: [] });
  const conversation = `/app/inbox/${id}_${await uidOf(ann)}`;
  for (const text of ["Yes.", "I would measure first, then take the ten slowest queries out. ".repeat(3)])
    await request(conversation, {
      form: { intent: "send", key: randomUUID(), text },
      headers: { cookie: ann },
    });
  await takeCookies(page, cookie);
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, conversation);
  const head = page.getByRole("article").locator("header");
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(150);
  const menus = page.getByLabel("More about this message", { exact: true }).locator("summary");
  await expect(menus).toHaveCount(2);
  const [one, other] = [await menus.first().boundingBox(), await menus.last().boundingBox()];
  expect(one?.x).toBe(other?.x);

  await page.getByLabel("More about this conversation").click();
  await head.getByRole("link", { name: "Read the proposal" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Phạm Tuấn Anh" })).toBeVisible();
});

test("a message that comes while nobody looks at the page is unread until somebody does", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(cookie);
  const ann = await joinAndPropose(id, { name: "Ann Example", pitch, mustHaves: [] });
  const conversation = `/app/inbox/${id}_${await uidOf(ann)}`;
  const say = (text: string) =>
    request(conversation, { form: { intent: "send", key: randomUUID(), text }, headers: { cookie: ann } });
  await takeCookies(page, cookie);
  const live = page.waitForResponse((answer) => answer.url().includes("/app/live"));
  await open(page, conversation);
  await live;
  const reads: string[] = [];
  const isRead = (sent: Request) => sent.postData()?.includes("intent=read") ?? false;
  page.on("request", (sent) => isRead(sent) && reads.push(sent.postData() ?? ""));
  const look = (state: "hidden" | "visible", event?: string) =>
    page.evaluate(
      ([state, event]) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
        if (event) document.dispatchEvent(new Event(event));
      },
      [state, event] as const,
    );

  // Both come by the stream that is open still, the second long after the first was shown.
  await look("hidden");
  for (const text of ["When does it begin?", "In May?"]) {
    await say(text);
    await expect(page.getByRole("article").getByText(text)).toBeInViewport();
  }
  expect(reads).toEqual([]);

  const told = page.waitForRequest(isRead);
  await look("visible", "visibilitychange");
  await told;
});
