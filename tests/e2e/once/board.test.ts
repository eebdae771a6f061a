import { hold } from "../hold";
import { joinAndPropose, publishBrief } from "../market-seeds";
import { doors, expect, joinByRequest, open, refusal, takeCookies, test } from "../support";

const pitch = "I would measure first, then take the ten slowest queries out of the page, one by one.";

test("the hirer's list has keys where its names have the focus, and a yes names who hears a no", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  for (const name of ["Ann Example", "Bo Example", "Cy Example"])
    await joinAndPropose(id, { name, pitch, mustHaves: [] });
  await takeCookies(page, hirer.cookie);
  const list = `/app/briefs/${id}/proposals`;
  await open(page, list);
  const name = (who: string) => page.getByRole("link", { name: `${who} Example`, exact: true });
  const shown = (who: string) =>
    expect(page.getByRole("heading", { level: 1, name: `${who} Example` })).toBeVisible();

  // What waits first is open. Elsewhere on the page a letter does nothing.
  await shown("Ann");
  await page.keyboard.press("j");
  await shown("Ann");

  // Who, the price and how it fits: three lines.
  const rows = page.getByRole("region", { name: "New 3" }).getByRole("listitem");
  for (const size of [
    { width: 1024, height: 600 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights), `at ${size.width} px`).toBeLessThanOrEqual(96);
  }

  await name("Ann").focus();
  await page.keyboard.press("j");
  await shown("Bo");
  await expect(name("Bo")).toBeFocused();
  await page.keyboard.press("j");
  await shown("Cy");
  await page.keyboard.press("k");
  await shown("Bo");
  // Said as well when the page is loaded anew before the answer has come, as it is when something has changed.
  const release = await hold(page, /_data=/);
  await page.keyboard.press("s");
  await page.evaluate(() => window.__remixRouter.revalidate());
  await release();
  await expect(page.getByText("Bo Example is on your shortlist", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Shortlisted 1" }).getByRole("listitem")).toHaveCount(1);

  // The keys go on with the one that came after, and the pane with them.
  await expect(name("Cy")).toBeFocused();
  await shown("Cy");
  await page.keyboard.press("d");
  await shown("Cy");
  await expect(page.getByLabel("Reason")).toBeFocused();

  await page.getByRole("link", { name: "Accept Cy Example" }).click();
  await expect(page.getByText(/^This fills the brief/)).toBeVisible();
  // Nothing that tells anybody has the focus first.
  await expect(page.getByRole("button", { name: /^Accept/ })).not.toBeFocused();
  const reply = page.getByRole("button", { name: "Accept, and decline 2" });
  await reply.click();
  // All that is missing is said at once, and no more once it isn’t missing.
  const missing = page.getByRole("alert").getByRole("link");
  await expect(missing.filter({ hasText: "note" })).toHaveText([/^Bo Example: write a note/]);
  await page.getByLabel("Reason for everyone").selectOption("Another reason");
  await expect(missing).toHaveText([/^Bo Example: write a note/]);
  await page.getByLabel("No note to Bo Example").check();
  await expect(missing).toHaveCount(0);
  await reply.click();
  await expect(page.getByText("You accepted Cy Example", { exact: true })).toBeVisible();
  // All is true at once: the others are answered by the same yes.
  await expect(page.getByRole("region", { name: "Accepted 1" }).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Declined 2" }).getByRole("listitem")).toHaveCount(2);

  // On paper it is the proposal alone.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 760, height: 1_000 });
  await expect(page.getByRole("article").getByText(pitch)).toBeVisible();
  for (const role of ["navigation", "banner", "contentinfo", "button"] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
});

test("a key acts on no proposal but the one in sight, and there is one Undo at a time", async ({ page }) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  for (const name of ["Ann Example", "Bo Example", "Cy Example"])
    await joinAndPropose(id, { name, pitch, mustHaves: [] });
  await takeCookies(page, hirer.cookie);
  await open(page, `/app/briefs/${id}/proposals`);
  const name = (who: string) => page.getByRole("link", { name: `${who} Example`, exact: true });
  const shown = (who: string) =>
    expect(page.getByRole("heading", { level: 1, name: `${who} Example` })).toBeVisible();
  const shortlisted = (who: string) => page.getByText(`${who} Example is on your shortlist`, { exact: true });
  const undo = page.getByRole("button", { name: "Undo" });
  await shown("Ann");

  // On the next name, by Tab: Ann is in sight still.
  await name("Bo").focus();
  await shown("Ann");
  await page.keyboard.press("s");
  await shown("Bo");
  await expect(page.getByRole("region", { name: "New 3" }).getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("s");
  await expect(shortlisted("Bo")).toBeVisible();
  await shown("Cy");
  await expect(name("Cy")).toBeFocused();
  await expect(undo).toHaveCount(1);
  await page.keyboard.press("s");
  await expect(shortlisted("Cy")).toBeVisible();
  await shown("Ann");
  await page.keyboard.press("s");
  await expect(shortlisted("Ann")).toBeVisible();
  // None is left: the last stays, with its own Undo in sight.
  await shown("Ann");
  await expect(name("Ann")).toBeFocused();
  await expect(undo.filter({ visible: true })).toHaveCount(1);
  await undo.filter({ visible: true }).click();
  await expect(
    page.getByRole("region", { name: "New 1" }).getByRole("link", { name: "Ann Example" }),
  ).toBeVisible();

  // Of one that waits for its applicant to hear, beside news of another.
  await name("Bo").click();
  await shown("Bo");
  await expect(undo).toHaveCount(1);

  // In a low window, below the news, too.
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Shortlist", exact: true }).click();
  await expect(shortlisted("Bo")).toBeVisible();
  await expect(page.locator("summary", { hasText: "Decline" })).toBeInViewport({ ratio: 1 });
});

test("a decision is shown with its focus where the answer to what the page posts by itself comes meanwhile", async ({
  page,
}) => {
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const id = await publishBrief(hirer.cookie);
  await joinAndPropose(id, { name: "Ann Example", pitch, mustHaves: [] });
  await takeCookies(page, hirer.cookie);
  const isSeen = /\/app\/notifications\?_data=/;
  const answerSeen = await hold(page, isSeen);
  await open(page, `/app/briefs/${id}/proposals`);
  const ann = page.getByRole("link", { name: "Ann Example", exact: true });
  const seen = page.waitForRequest(isSeen);
  await ann.click();
  await seen;
  // The decision is answered, and its page waits for its data.
  const isFrame = /_data=root$/;
  const load = await hold(page, isFrame);
  const loading = page.waitForRequest(isFrame);
  await page.keyboard.press("s");
  await loading;
  const answered = page.waitForResponse(isSeen);
  await answerSeen();
  await answered;
  await load();
  await expect(page.getByRole("region", { name: "Shortlisted 1" }).getByRole("listitem")).toHaveCount(1);
  await expect(ann).toBeFocused();
});
