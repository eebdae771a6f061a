import type { Page } from "@playwright/test";
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
  const line = page.getByText("New", { exact: true });
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
