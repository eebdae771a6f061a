import {
  doors,
  expect,
  expectApp,
  expectLinkSent,
  fillIn,
  freshEmail,
  joinByRequest,
  open,
  origin,
  signUp,
  takeCookies,
  test,
} from "../support";

const lost = /the connection failed/;

test("a form that is sent without a connection keeps all that was typed, and goes through afterwards", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  const email = freshEmail();
  await open(page, "/");
  await fillIn(page, doors.freelancer, {
    email,
    name: "Ada Lovelace",
    Skills: "Analysis, Engines",
    "Day rate": "480",
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expect(page.getByRole("alert")).toContainText(lost);
  await expect(page.getByLabel("Name")).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Skills")).toHaveValue("Analysis, Engines");
  await expect(page.getByLabel("Day rate")).toHaveValue("480");

  await context.setOffline(false);
  await page.getByRole("button", { name: doors.freelancer.submit }).click();
  await expectApp(page, "Hello, Ada Lovelace");
});

test("a login that is sent without a connection keeps the address", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  const email = freshEmail();
  await open(page, "/login");
  await page.getByLabel("E-mail").fill(email);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("alert")).toContainText(lost);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expectLinkSent(page, email);
});

test("asking for the confirmation again without a connection says so, and the page stays", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  await signUp(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(
    page.getByRole("main").getByText("This didn’t reach us: the connection failed."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hello/);
});

test("a draft that saved itself, and is then saved by its button without a connection, is nobody else's afterwards", async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_INTERNET_DISCONNECTED/);
  await takeCookies(page, (await joinByRequest({ door: doors.hire, name: "Harbour Works" })).cookie);
  await open(page, "/app/briefs/new");
  await page.getByLabel(/^Title/).fill("A shop that answers");
  await expect(page).toHaveURL(/\/edit$/);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toContainText(lost);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/saved=2#saved$/);
});

test("a link that is pressed without a connection leaves the page as it is, and leads on once there is one", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await page.getByLabel("Name", { exact: true }).fill("half a na");
  await context.setOffline(true);
  await expect(page.getByRole("status").getByText("You are offline.")).toBeVisible();
  const soon = page.getByText("This opens as soon as you’re online.");
  await page.getByRole("link", { name: "For hirers" }).click();
  await expect(soon).toBeVisible();
  // Whoever goes on here wants to stay.
  await page.getByLabel("Theme").selectOption("Light");
  await expect(soon).toHaveCount(0);
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("half a na");

  const link = page.getByRole("link", { name: "For hirers" });
  // Into another tab, which leaves this page as it is; without one here.
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault()));
  await link.click({ modifiers: ["Control"] });
  await expect(soon).toHaveCount(0);

  // What is pressed may be rendered anew until there is a connection.
  await link.evaluate((pressed) => {
    pressed.innerHTML = "<b>For hirers</b>";
  });
  await link.locator("b").click();
  await expect(soon).toBeVisible();
  await link.evaluate((pressed) => pressed.replaceChildren("For hirers"));
  await context.setOffline(false);
  await expect(page).toHaveURL(`${origin}/hire`);
});
