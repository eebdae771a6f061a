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
  letLinkExpire,
  letResendPausePass,
  mailsTo,
  newestMail,
  open,
  origin,
  refusal,
  request,
  sendForm,
  signUp,
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
  await expect(device).toHaveURL(`${origin}/app`);
  await expect(device.getByRole("heading", { name: "What brings you here?" })).toBeVisible();
});

test("a second use of a link says so and offers a new one", async ({ page, openBrowser, expectTrouble }) => {
  expectTrouble(refusal(410));
  const email = await createAccount();
  const { link } = await newestMail(email);
  const second = await openBrowser();
  await open(second, link);
  await useLink(page, link, email);
  await expect(page).toHaveURL(`${origin}/app`);

  // Its page was open elsewhere before the first use.
  await second.getByLabel("E-mail").fill(email);
  await second.getByRole("button", { name: "Sign in" }).click();
  await expect(second.getByRole("heading", { name: "This link has been used" })).toBeVisible();

  await open(second, link);
  await expect(second.getByRole("heading", { name: "This link has been used" })).toBeVisible();
  await second.getByRole("link", { name: "Get a new link" }).click();
  await expect(second.getByRole("heading", { name: "Log in" })).toBeVisible();
});

test("an expired link says so, whether it is opened late or its button is pressed late", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(410));
  const email = await createAccount();
  await askForLink(page, email);
  const { link } = await newestMail(email, 2);
  await open(page, link);
  await letLinkExpire(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has expired");
  await open(page, link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("unknown and incomplete links say so and lead to a new one", async ({ page }) => {
  const email = await createAccount();
  const link = new URL((await newestMail(email)).link);

  await open(page, "/sign-in?id=unknown&oobCode=unknown&redirect=%2Fapp");
  await expect(page.getByRole("heading", { name: "We don't know this link" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get a new link" })).toBeVisible();

  await open(page, "/sign-in");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  link.searchParams.delete("oobCode");
  await open(page, link.href);
  await page.getByRole("link", { name: "Go to log in" }).click();
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
});

test("known and unknown addresses see the same page; the unknown one is invited", async ({
  page,
  openBrowser,
  javaScriptEnabled,
}) => {
  const member = await createAccount();
  const stranger = freshEmail();
  await askForLink(page, member);
  const other = await openBrowser();
  await askForLink(other, stranger);
  // Until then the button says when, not how long.
  for (const counting of javaScriptEnabled === false ? [] : [page, other])
    await expect(counting.getByRole("button", { name: /^Send again in / })).toBeVisible();
  const words = async (of: typeof page, email: string) =>
    (await of.getByRole("main").innerText()).replaceAll(email, "…").replaceAll(/\d+ s\b|\d\d:\d\d/g, "…");
  expect(await words(other, stranger)).toBe(await words(page, member));

  const invitation = await newestMail(stranger);
  expect(invitation.subject).toMatch(/^No account at Guildhall yet/);
  expect(invitation.link).toBe(`${origin}/`);
  expect((await newestMail(member, 2)).subject).not.toBe(invitation.subject);
});

test("a page that was asked for without a session shows after signing in", async ({ page }) => {
  const email = await createAccount();
  await open(page, "/app/briefs");
  await expect(page).toHaveURL(`${origin}/login?redirect=%2Fapp%2Fbriefs`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expectLinkSent(page, email);
  await useLink(page, (await newestMail(email, 2)).link);
  await expect(page).toHaveURL(`${origin}/app/briefs`);
});

test("a pending member who opens the link sees its button, and pressing it removes the banner", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await expect(confirmBanner(page)).toBeVisible();
  await useLink(page, (await newestMail(email)).link);
  await expectApp(page);
  await expect(confirmBanner(page)).toHaveCount(0);
});

test("a link can be sent again after a minute", async ({ page }) => {
  const email = await createAccount();
  await askForLink(page, email);
  await newestMail(email, 2);
  await letResendPausePass(email);
  await open(page, "/login?sent=1");
  await page.getByRole("button", { name: "Send again", exact: true }).click();
  const { link } = await newestMail(email, 3);
  // Until the page shows the next wait, its answer is still on the way.
  await expect(page.getByRole("button", { name: /^Send again (in|from) / })).toBeVisible();
  await useLink(page, link);
  await expect(page).toHaveURL(`${origin}/app`);
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
  await page.getByRole("button", { name: "Join as a boutique" }).click();
  await expectLinkSent(page, typo);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send to this address" }).click();
  await expectApp(page, "Hello, Typo & Daughters");
  await expectProfile(page, { Services: "Proofreading" });
  await expectAccount(page, email, "Not yet");
});

test("a login with a mistyped address is corrected, too", async ({ page, expectTrouble }) => {
  expectTrouble(refusal(422));
  const email = await createAccount();
  await askForLink(page, freshEmail());
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send to this address" }).click();
  await expectLinkSent(page, email);
  await useLink(page, (await newestMail(email, 2)).link);
  await expect(page).toHaveURL(`${origin}/app`);
});

test("too many mails to one address say how long to wait, with the address still there", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(refusal(429));
  const email = await createAccount();
  for (let mails = 1; mails < 5; mails += 1) await request("/login", { form: { email } });
  await sendForm(page, { email, name: "Ada Lovelace" });
  await expect(page.getByRole("alert")).toContainText(
    /Open the newest one, or try again in (30|29|28) minutes\./,
  );
  await untilAlive(page);
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Lovelace");
  expect(await mailsTo(email)).toHaveLength(5);
});

test("a member with another kind of account is told that the other form was not saved", async ({
  page,
  openBrowser,
}) => {
  const { email } = await signUp(page);
  await useLink(page, (await newestMail(email)).link);
  await expectApp(page);

  const other = await openBrowser();
  await sendForm(other, { door: doors.hire, email, name: "Second Kind Ltd" });
  await expectLinkSent(other, email);
  await useLink(other, (await newestMail(email, 2)).link);
  await expect(other.getByText("You have another kind of account")).toBeVisible();
  await expect(other.getByRole("heading", { name: "Hello, Ada Example" })).toBeVisible();
});
