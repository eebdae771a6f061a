import { sendMessage } from "~/features/conversations/writes/send-message";
import { joinAndPropose, publishBrief, uidOf } from "./market-seeds";
import { withStore } from "./store";
import { doors, expect, joinByRequest, open, takeCookies, test, untilAlive } from "./support";

const clock = { now: () => new Date() };

test("what waits for an answer is snoozed, taken back, and answered with a text that was kept", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  const pitch = "I would measure first, then take the ten slowest queries out of the page.";
  const talent = await uidOf(await joinAndPropose(briefId, { name: "Bo Example", pitch, mustHaves: [] }));
  const asked = { conversationId: `${briefId}_${talent}`, key: "a-question", text: "What are your terms?" };
  expect(await withStore((store) => sendMessage({ store, clock }, talent, asked))).toMatchObject({
    ok: true,
  });
  await takeCookies(page, cookie);

  const lists = page.getByRole("navigation", { name: "Your conversations" });
  const row = page.getByRole("link", { name: "Bo Example", exact: true });
  const box = page.getByLabel("Message to Bo Example");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const goTo = async (list: string) => {
    await open(page, "/app/inbox");
    if (list === "Snoozed") await lists.getByText("More lists").click();
    await lists.getByRole("link", { name: list }).click();
    await expect(lists.getByRole("link", { name: list })).toHaveAttribute("aria-current", "page");
    await untilAlive(page);
  };
  const openRow = async () => {
    await row.first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Bo Example" })).toBeVisible();
    await untilAlive(page);
  };

  await goTo("Waiting for your answer 1");
  await openRow();
  await page.getByLabel("More about this conversation").click();
  await page.getByText("Snooze", { exact: true }).click();
  await press("Next Monday");
  await expect(page.getByText("Nothing waits for your answer")).toBeVisible();
  await goTo("Snoozed");
  await expect(page.getByText(/^Back on /)).toBeVisible();
  await openRow();
  await expect(page.getByText(/^Snoozed until Monday, /)).toBeVisible();
  await press("Move to inbox");
  await expect(page.getByText(/^Snoozed until /)).toHaveCount(0);

  await page.getByText("Snippets", { exact: true }).click();
  await page.getByRole("link", { name: "Manage snippets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Snippets" })).toBeVisible();
  await untilAlive(page);
  await page.getByLabel("Name").fill("Terms");
  await page.getByLabel("Text").fill("Thirty days net.");
  await press("Save snippet");
  await expect(page.getByText("The snippet is saved").first()).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: /^Terms$/ })).toBeVisible();

  await goTo("Waiting for your answer 1");
  await openRow();
  await box.fill("Hello Bo,");
  await page.getByText("Snippets", { exact: true }).click();
  await press("Insert");
  await expect(box).toHaveValue("Hello Bo,\n\nThirty days net.");
  await press("Send");
  await expect(page.getByRole("article").getByText("Thirty days net.")).toBeVisible();
  await open(page, "/app/inbox");
  await expect(lists.getByRole("link", { name: "Waiting for your answer", exact: true })).toHaveCount(1);
});
