import {
  askForLink,
  confirmBanner,
  createAccount,
  doors,
  expect,
  expectAccount,
  expectApp,
  expectLinkSent,
  expectProfile,
  fillIn,
  freshEmail,
  newestMail,
  open,
  origin,
  refusal,
  test,
  untilAlive,
  useLink,
} from "./support";

test("a second sign-up in other case and with spaces sends a link, five visits by a scanner don't use it up, and one button signs in", async ({
  page,
}) => {
  const email = await createAccount();
  await open(page, "/");
  await fillIn(page, doors.freelancer, { email: `  ${email.toUpperCase()} `, name: "Ada Lovelace" });
  await page.getByRole("button", { name: "Join as a freelancer" }).click();
  await expectLinkSent(page, email);
  await expect(page.getByText("15 minutes")).toBeVisible();

  const { link } = await newestMail(email, 2);
  for (const method of ["GET", "HEAD", "GET", "GET", "GET"]) {
    expect((await fetch(link, { method })).status).toBe(200);
  }
  await open(page, link);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectApp(page, "Hello, Ada Lovelace");
  await expect(confirmBanner(page)).toHaveCount(0);
});

test("on another device a link signs in after its address, and a wrong address does not use it up", async ({
  page,
  openBrowser,
  expectTrouble,
}) => {
  expectTrouble(refusal(422));
  const email = await createAccount();
  await askForLink(page, email);
  const { link } = await newestMail(email, 2);

  const device = await openBrowser();
  const wrong = freshEmail();
  await useLink(device, link, wrong);
  await expect(device.getByRole("alert")).toContainText("The link was sent to another address.");
  await untilAlive(device);
  await expect(device.getByLabel("E-mail")).toHaveValue(wrong);
  await device.getByLabel("E-mail").fill(` ${email.toUpperCase()}`);
  await device.getByRole("button", { name: "Sign in" }).click();
  await expect(device).toHaveURL(`${origin}/app?notice=confirmed`);
  await expect(device.getByRole("heading", { name: "What brings you here?" })).toBeVisible();
});

test("a second use of a link says so and offers a new one", async ({ page, openBrowser, expectTrouble }) => {
  expectTrouble(refusal(410));
  const email = await createAccount();
  const { link } = await newestMail(email);
  const second = await openBrowser();
  await open(second, link);
  await useLink(page, link, email);
  await expect(page).toHaveURL(`${origin}/app?notice=confirmed`);

  // Its page was open elsewhere before the first use.
  await second.getByLabel("E-mail").fill(email);
  await second.getByRole("button", { name: "Sign in" }).click();
  await expect(second.getByRole("heading", { name: "This link has been used" })).toBeVisible();

  await open(second, link);
  await expect(second.getByRole("heading", { name: "This link has been used" })).toBeVisible();
  await second.getByRole("link", { name: "Get a new link" }).click();
  await expect(second.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a page that was asked for without a session shows after signing in", async ({ page }) => {
  const email = await createAccount();
  await open(page, "/app/briefs");
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fapp%2Fbriefs`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expectLinkSent(page, email);
  await useLink(page, (await newestMail(email, 2)).link);
  await expect(page).toHaveURL(`${origin}/app/briefs?notice=confirmed`);
});

test("a sign-up with somebody's address is corrected with nothing typed twice", async ({ page }) => {
  const typo = await createAccount();
  const email = freshEmail();
  await open(page, "/boutiques");
  await fillIn(page, doors.boutique, {
    email: typo,
    name: "Typo & Daughters",
    Services: "Proofreading",
    "Team size": "3",
  });
  await page.getByRole("button", { name: "Join as an agency" }).click();
  await expectLinkSent(page, typo);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send to this e-mail" }).click();
  await expectApp(page, "Hello, Typo & Daughters");
  await expectProfile(page, {}, ["Proofreading"]);
  await expectAccount(page, email, "Not yet");
});
