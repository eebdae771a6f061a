import { keepUnsent } from "~/features/conversations/writes/left-out";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { joinAndPropose, publishBrief, uidOf } from "./market-seeds";
import { withStore } from "./store";
import { doors, expect, joinByRequest, open, takeCookies, test } from "./support";

const clock = { now: () => new Date() };
const own = "Monday suits me.";
const left = "Would Monday or Tuesday suit you better?";

test("a reply by e-mail in which nothing of its author’s own was found is read and sent in the conversation", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  const pitch = "I would measure first, then take the ten slowest queries out of the page.";
  const talent = await uidOf(await joinAndPropose(briefId, { name: "Bo Example", pitch, mustHaves: [] }));
  const conversationId = `${briefId}_${talent}`;
  const hirer = await uidOf(cookie);
  const kept = { text: `> ${left}`, back: left, whole: `> ${left}` };
  await withStore((store) =>
    keepUnsent({ store, clock }, hirer, { conversationId, key: "an-empty-reply", left: kept }),
  );
  await takeCookies(page, cookie);
  await open(page, `/app/inbox/${conversationId}`);
  await expect(page.getByText(/^There was nothing of your own in your e-mail of/)).toBeVisible();
  await page.getByText("Quoted text was left out").click();
  await page.getByRole("button", { name: "Send it" }).click();
  await expect(page.getByText(/^There was nothing of your own/)).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: left }).last()).toBeVisible();
});

test("what a reply by e-mail was passed on without is shown on a press, and put back by another", async ({
  page,
}) => {
  const { cookie } = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const briefId = await publishBrief(cookie);
  const pitch = "I would measure first, then take the ten slowest queries out of the page.";
  const talent = await uidOf(await joinAndPropose(briefId, { name: "Bo Example", pitch, mustHaves: [] }));
  const conversationId = `${briefId}_${talent}`;
  const leftOut = { text: `> ${left}`, back: left, whole: `${own}\n\n> ${left}` };
  const writing = { key: "a-reply-by-mail", text: own, leftOut, conversationId };
  const hirer = await uidOf(cookie);
  expect(await withStore((store) => sendMessage({ store, clock }, hirer, writing))).toMatchObject({
    ok: true,
  });

  await takeCookies(page, cookie);
  await open(page, `/app/inbox/${conversationId}`);
  const message = page.getByRole("article").filter({ hasText: own });
  const said = message.getByText(left);
  await expect(said).toBeHidden();
  await message.getByText("Quoted text was left out").click();
  await expect(said).toBeVisible();
  await expect(message.getByText(/^Only you see this/)).toBeVisible();
  await message.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByText("Quoted text was left out")).toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasText: own })).toContainText(left);
  await expect(said).toBeVisible();
});
