import {
  askForLink,
  doors,
  expect,
  expectApp,
  fillIn,
  freshEmail,
  joinByRequest,
  open,
  takeCookies,
  test,
} from "../support";

const name = "Ada Lovelace";

test("what was typed and not sent waits in its tab for half an hour, and no longer", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  const field = page.getByLabel("Name", { exact: true });
  await field.fill(name);
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(field).toHaveValue(name);

  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(page.getByRole("heading", { name: "Start your first brief" })).toBeVisible();
  await page.clock.fastForward("30:01");
  await page.getByRole("link", { name: "For freelancers" }).click();
  await expect(field).toBeVisible();
  await expect(field).toHaveValue("");
});

test("a form that was sent is nowhere to be sent again: not behind the back button, not after signing out", async ({
  page,
}) => {
  await open(page, "/login");
  await page.getByRole("link", { name: "For freelancers" }).click();
  // The page that is left has a field for an address, too.
  await expect(page.getByLabel(doors.freelancer.nameLabel, { exact: true })).toBeVisible();
  await fillIn(page, doors.freelancer, { email: freshEmail(), name });
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expectApp(page, `Hello, ${name}`);

  await page.goBack();
  await expectApp(page, `Hello, ${name}`);
  await page.getByRole("link", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Guildhall" }).first().click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("unsent");
});

test("a new brief begins empty, whatever was typed in the last one, and its button sends it once", async ({
  page,
}) => {
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
  await open(page, "/app/briefs/new");
  const title = page.getByLabel(/^Title/);
  await title.fill("A shop that answers");
  await page.getByRole("link", { name: "Briefs", exact: true }).click();
  await page.getByRole("link", { name: "New brief" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New brief");
  await expect(title).toHaveValue("");

  const posts: (string | null)[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.postData()));
  await title.fill("A shop that sells");
  // On the way to the button the draft doesn't save itself first.
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/saved=1#saved$/);
  expect(posts).toEqual([expect.stringContaining("intent=save")]);
});

test("going back from the page that says a link was sent shows an empty form, and sends nothing", async ({
  page,
}) => {
  await askForLink(page, freshEmail());
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue("");
  expect(posts).toEqual([]);
});
