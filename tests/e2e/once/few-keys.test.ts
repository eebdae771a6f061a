import { randomUUID } from "node:crypto";
import type { Request } from "@playwright/test";
import { joinAndPropose, publishBrief, uidOf } from "../market-seeds";
import {
  doors,
  expect,
  expectApp,
  joinByRequest,
  open,
  request,
  takeCookies,
  test,
  untilAlive,
} from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";
const names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo"].map(
  (name) => `${name} Example`,
);

test("a hirer reads the unread messages of ten conversations with two clicks and eight keys, each in sight in the list", async ({
  page,
}) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  for (const name of names) {
    const cookie = await joinAndPropose(id, { name, pitch, mustHaves: [] });
    const form = { intent: "send", key: randomUUID(), text: `${name} asks when it begins.` };
    await request(`/app/inbox/${id}_${await uidOf(cookie)}`, { form, headers: { cookie } });
  }
  await takeCookies(page, hirer.cookie);
  await page.setViewportSize({ width: 1024, height: 600 });
  await open(page, "/app");
  await expectApp(page);
  await untilAlive(page);
  const row = (name = "") => page.getByRole("link", { name, exact: true });
  const isRead = (sent: Request) => sent.postData()?.includes("intent=read") ?? false;
  /** Presses what shows a conversation, and reads it. */
  async function read(name: string, press: () => Promise<void>): Promise<void> {
    const told = page.waitForResponse((answer) => isRead(answer.request()));
    await press();
    await expect(page.getByRole("article").getByText(`${name} asks when it begins.`)).toBeInViewport();
    await told;
    // But for a hairline, by which rows above it shrink as they are read.
    await expect(row(name)).toBeInViewport({ ratio: 0.95 });
  }

  // What was said last is open at once. The second is pressed, and from there on a key is enough.
  const [first = "", second = "", ...others] = names.toReversed();
  await read(first, () =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: /^Inbox/ })
      .click(),
  );
  await read(second, () => row(second).click());
  for (const name of others) {
    await read(name, () => page.keyboard.press("j"));
    await expect(row(name)).toBeFocused();
  }
  await page.keyboard.press("k");
  await expect(row(others.at(-2))).toBeFocused();
  await expect(page.getByRole("link", { name: "Inbox", exact: true })).toBeVisible();

  // A document begins with its row in sight, too; a letter is a letter where one types.
  await page.keyboard.press("j");
  await expect(page).toHaveURL(
    new RegExp(new URL((await row(others.at(-1)).getAttribute("href")) ?? "", page.url()).pathname),
  );
  await page.reload();
  await untilAlive(page);
  await expect(row(others.at(-1))).toBeInViewport({ ratio: 1 });
  await page.getByLabel(/^Message to/).press("k");
  await expect(page.getByLabel(/^Message to/)).toHaveValue("k");
});
