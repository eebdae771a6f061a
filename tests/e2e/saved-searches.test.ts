import { randomUUID } from "node:crypto";
import { publishBrief, reopen, tellFinds, uidOf } from "./market-seeds";
import {
  doors,
  expect,
  joinByRequest,
  mailsTo,
  open,
  request,
  takeCookies,
  test,
  untilAlive,
} from "./support";

test("the same search saved again stays as it was, and each press says what it did", async ({ page }) => {
  const { cookie } = await joinByRequest({ name: "Ada Sailmaker" });
  await takeCookies(page, cookie);
  const list = "/app/briefs?skill=Sails";
  const name = "S".repeat(80);
  const done = page.locator("#done");
  await open(page, list);
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(done).toHaveText("Saved: Sails");
  // Emptied first: Chromium may count what is only selected in `maxlength`, and cut the new name.
  await page.getByLabel("Name").clear();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("main").getByLabel("E-mail what is new").selectOption("INSTANT");
  await page.getByRole("button", { name: /^Save ?:/ }).click();
  await expect(done).toHaveText("Changes saved");

  await open(page, list);
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(done).toContainText(`You saved this search before: ${name}`);
  await expect(page.getByRole("main").getByLabel("E-mail what is new")).toHaveValue("INSTANT");
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);

  await page.locator("summary", { hasText: "Delete" }).click();
  await page.getByRole("button", { name: /^Delete the search/ }).click();
  await expect(done).toHaveText("The search is deleted");
  await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
});

test("a saved search tells of a new brief once, and one press ends its e-mail", async ({ page }) => {
  // A skill of this test's own: the search finds nothing else.
  const skill = `Sail ${randomUUID().slice(0, 8)}`;
  const ada = await joinByRequest({ name: "Ada Sailmaker" });
  const form = { intent: "save", displayName: "Ada Sailmaker", skills: skill, visibility: "MEMBERS" };
  const saved = await request("/app/profile", {
    form: { ...form, revision: "1" },
    headers: { cookie: ada.cookie },
  });
  expect(saved.status).toBe(303);
  const uid = await uidOf(ada.cookie);
  await takeCookies(page, ada.cookie);
  await open(page, `/app/briefs?${new URLSearchParams({ skill })}`);
  await untilAlive(page);
  await page.getByLabel("E-mail what is new").selectOption("INSTANT");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByRole("heading", { name: "Saved searches", exact: true })).toBeVisible();

  const told = async () =>
    (await mailsTo(ada.email)).filter(({ subject }) => subject.startsWith("New brief"));
  const hirer = await joinByRequest({ door: doors.hire, name: "Harbour Works" });
  const first = await publishBrief(hirer.cookie, { skills: skill, title: "A sail for the Ada" });
  await tellFinds(uid, first);
  await expect.poll(async () => (await told()).length).toBe(1);
  const [mail] = await told();
  expect(mail?.subject).toContain("“A sail for the Ada”");
  expect(mail?.text).toContain("Budget: €8,000 for the whole project");
  expect(mail?.text).toContain(`By Harbour Works. Skills: All of them: ${skill}. Must-haves: met;`);
  expect(new URL(mail?.link ?? "").pathname).toBe(`/app/briefs/${first}`);

  // One press keeps it, without a session or a script; opened, as scanners do, the link does nothing.
  const keep = new URL(mail?.text.match(/http\S+\/answer\S+/)?.[0] ?? "");
  expect(await (await request(keep.pathname + keep.search)).text()).toContain("Bookmark this brief?");
  const pressed = await request(keep.pathname + keep.search, { form: { pressed: "" } });
  expect(await pressed.text()).toContain("It’s bookmarked");
  await open(page, "/app/briefs/saved");
  await expect(page.getByRole("link", { name: "A sail for the Ada" })).toBeVisible();

  // It leaves the search and comes back, and isn't news the second time.
  await reopen(first);
  const second = await publishBrief(hirer.cookie, { skills: skill, title: "A mast for the Ada" });
  await tellFinds(uid, second);
  await expect.poll(async () => (await told()).length).toBe(2);
  const texts = (await told()).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("A mast for the Ada"))).toHaveLength(1);
  expect(texts.filter((text) => text.includes("A sail for the Ada"))).toHaveLength(1);

  const end = mail?.text.match(/http\S+\/unsubscribe\S+/)?.[0] ?? "";
  const { pathname, search } = new URL(end);
  // A scanner that follows each link ends nothing.
  const asked = await request(pathname + search);
  expect(asked.status).toBe(200);
  // The account's settings have no choice about searches.
  expect(await asked.text()).toMatch(/Or choose once a day in.*<a[^>]* href="\/app\/briefs\/searches"/);
  await open(page, "/app/briefs/searches");
  const cadence = page.getByRole("main").getByLabel("E-mail what is new");
  await expect(cadence).toHaveValue("INSTANT");
  // What a mail program posts, without a session (RFC 8058).
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await request(pathname + search, { form: oneClick })).status).toBeLessThan(400);
  await page.reload();
  await expect(cadence).toHaveValue("OFF");
});
